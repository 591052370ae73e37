/** The number on the icon of the installed app, where the system has such a thing. */
export function badge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {});
}

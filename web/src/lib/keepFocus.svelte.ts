/** A thing that is played takes the focus with it: when the view changes, the keyboard goes on with the next of its kind. */
export function keepFocus(root: () => HTMLElement | undefined, view: () => unknown): void {
  let wasAt: string | undefined;
  $effect.pre(() => {
    view();
    const at = document.activeElement;
    wasAt = at && root()?.contains(at) ? at.closest<HTMLElement>('[data-walk]')?.dataset.walk : undefined;
  });
  $effect(() => {
    view();
    if (wasAt && document.activeElement === document.body)
      root()?.querySelector<HTMLElement>(`[data-walk="${wasAt}"][tabindex="0"]`)?.focus({ preventScroll: true });
  });
}

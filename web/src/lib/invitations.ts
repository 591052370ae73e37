/** Invitations that were opened. They are kept for as long as the tab, so that a reload does not lock us out. */
const prefix = 'invitation ';

export const keepInvitation = (table: string, invitation: string): void =>
  sessionStorage.setItem(prefix + table, invitation);

export const invitationTo = (table: string): string | undefined => sessionStorage.getItem(prefix + table) ?? undefined;

/** They let in whoever has them, and the next person here was not invited. */
export function forgetInvitations(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

import type { Now } from '../lib/protocol';

/** Links others can open: to sit down or to look on. */
export const invitationLink = (table: string, invitation: string): string =>
  `${location.origin}/join/${table}/${invitation}`;
export const tableLink = (table: string): string => `${location.origin}/table/${table}`;

/** The link with which somebody may look on at a running match, if there is one we know. */
export function watchLink(table: string, now: Now, invitation = now.invitation): string | undefined {
  if (now.watching === 'everyone') return tableLink(table);
  if (now.watching === 'invited' && invitation !== undefined) return invitationLink(table, invitation);
  return undefined;
}

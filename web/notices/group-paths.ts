// Not in paths.ts, because those addresses are part of every page's first paint.

/** The address of a group. */
export const groupPath = (id: string): string => `/community/groups/${encodeURIComponent(id)}`;

/** The address of an invitation into a group. */
export const groupInvitePath = (token: string): string => `/community/groups/invite/${encodeURIComponent(token)}`;

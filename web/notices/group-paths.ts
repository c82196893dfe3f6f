// Here and not among the other addresses: those come with the first paint of every page.

/** The address of a group. */
export const groupPath = (id: string): string => `/community/groups/${encodeURIComponent(id)}`;

/** The address of an invitation into a group. */
export const groupInvitePath = (token: string): string => `/community/groups/invite/${encodeURIComponent(token)}`;

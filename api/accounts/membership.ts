/** The one status in which a membership gives access. Pending, removed and blocked members have none. */
export const ACTIVE = 'active';

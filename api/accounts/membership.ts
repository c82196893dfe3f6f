/**
 * The one condition under which a membership gives access, for joins that name the table `m`. Pending, removed and
 * blocked members have none.
 */
export const ACTIVE_MEMBERSHIP = "m.status = 'active'";

import type { Tx } from '#db/handles.ts';
import type { HouseholdsTable, MembershipsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

/** The only status in which a membership gives access. Pending, removed and blocked members have none. */
export const ACTIVE = 'active';

type NewHousehold = Pick<HouseholdsTable, 'id' | 'tier' | 'created_at'> &
  Partial<Pick<HouseholdsTable, 'name' | 'plan_of'>>;
const ADD_HOUSEHOLD = statement((q, { id, tier, created_at, name, plan_of }: NewHousehold) =>
  q.insertInto('households').values({ id, tier, created_at, name: name ?? null, plan_of: plan_of ?? null }),
);
const ADD = statement((q, row: Omit<MembershipsTable, 'status'>) =>
  q.insertInto('memberships').values({
    household_id: row.household_id,
    user_id: row.user_id,
    role: row.role,
    status: ACTIVE,
    created_at: row.created_at,
  }),
);

/** Adds a household. */
export const addHousehold = async (tx: Tx, row: NewHousehold): Promise<void> => void (await tx.run(ADD_HOUSEHOLD, row));

/** Makes somebody an active member of a household. */
export const addMembership = async (
  tx: Tx,
  householdId: string,
  userId: string,
  role: 'owner' | 'member',
  nowMs: number,
): Promise<void> => void (await tx.run(ADD, { household_id: householdId, user_id: userId, role, created_at: nowMs }));

import type { Database } from '#db/database.ts';
import type { HouseholdsAnswer } from '#domain/households/several-calls.ts';
import { mayAddHousehold, needsPlanForHousehold } from '#domain/plans/households.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { addHousehold, addMembership, audit, type Sessions } from '../accounts/room.ts';
import type { Session } from '../http/caller.ts';
import { newId } from '../new-id.ts';
import { adultStore, shownName } from './adult-store.ts';
import { householdsOfPerson } from './several-store.ts';

/** The households of one person (product P2.9.8 and P6.21). */
export interface Households {
  show(session: Session): Promise<HouseholdsAnswer>;
  /** Makes another household and switches this device to it. @returns its id */
  add(session: Session, name: string, nowMs: number): Promise<Result<string>>;
  /** Switches this device to another household of the person. @returns its id */
  switchTo(session: Session, householdId: string): Promise<Result<string>>;
  rename(session: Session, name: string): Promise<Result<void>>;
}

const owns = ({ role }: { readonly role: string }): boolean => role === 'owner';

/** Implements the rules of having several households. */
export function createHouseholds({
  database: { reader, writes },
  sessions,
}: {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'move'>;
}): Households {
  return {
    async show({ user, tier }) {
      const all = await householdsOfPerson.all(reader, user.id);
      const owned = all.filter(owns).length;
      const shown = await Promise.all(
        all.map(async ({ id, name, role }) => {
          const adults = await adultStore.all(reader, id);
          const others = adults.filter((adult) => adult.id !== user.id).map(shownName);
          const ownRole = owns({ role }) ? ('owner' as const) : ('member' as const);
          return { id, name, role: ownRole, others, current: id === user.householdId };
        }),
      );
      const full = needsPlanForHousehold(tier) ? 'plan' : 'no';
      return { households: shown, more: mayAddHousehold(tier, owned) ? 'yes' : full };
    },
    add: ({ user, tier, number }, name, nowMs) =>
      writes.run(async (tx): Promise<Result<string>> => {
        const all = await householdsOfPerson.all(tx, user.id);
        const here = all.find(({ id }) => id === user.householdId);
        if (!here || !owns(here)) {
          return fail('FORBIDDEN', 'Only a household owner can add another one to its plan.');
        }
        if (!mayAddHousehold(tier, all.filter(owns).length)) {
          return needsPlanForHousehold(tier)
            ? fail('PLAN_REQUIRED', 'Having several households needs the Unlimited or the Family plan.')
            : fail('CONFLICT', 'You have the most households one person can own.');
        }
        const id = newId(nowMs);
        await addHousehold(tx, { id, tier, created_at: nowMs, name, plan_of: here.plan_of ?? here.id });
        await addMembership(tx, id, user.id, 'owner', nowMs);
        await sessions.move(tx, user.id, number, id);
        await audit(tx, { kind: 'household_made', userId: user.id, householdId: id }, nowMs);
        return succeed(id);
      }),
    switchTo: ({ user, number }, householdId) =>
      writes.run(async (tx): Promise<Result<string>> => {
        const mine = (await householdsOfPerson.all(tx, user.id)).some(({ id }) => id === householdId);
        if (!mine) return fail('NOT_FOUND', 'You are not in this household.');
        await sessions.move(tx, user.id, number, householdId);
        return succeed(householdId);
      }),
    rename: ({ user: { id: userId, householdId } }, name) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const here = (await householdsOfPerson.all(tx, userId)).find(({ id }) => id === householdId);
        if (!here || !owns(here)) return fail('FORBIDDEN', 'Only the household owner can do that.');
        await householdsOfPerson.rename(tx, householdId, name);
        return succeed(undefined);
      }),
  };
}

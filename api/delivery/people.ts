import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { ACTIVE } from '../accounts/room.ts';

const ADULTS = statement((q, { householdId }: { householdId: string }) =>
  q.selectFrom('memberships').select('user_id').where('household_id', '=', householdId).where('status', '=', ACTIVE),
);
type After = { readonly after: string; readonly limit: number };
const REACHED = statement((q, { after, limit }: After) =>
  q
    .selectFrom('memberships as m')
    .select(['m.user_id', 'm.household_id'])
    .distinct()
    .where('m.status', '=', ACTIVE)
    .where('m.user_id', '>', after)
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('push_subscriptions as s').select('s.id').whereRef('s.user_id', '=', 'm.user_id')),
        eb.exists(eb.selectFrom('relay_places as r').select('r.relay').whereRef('r.user_id', '=', 'm.user_id')),
        eb.exists(
          eb
            .selectFrom('preferences as p')
            .select('p.id')
            .whereRef('p.user_id', '=', 'm.user_id')
            .where('p.id', '=', 'notifyByMail')
            .where('p.value', '=', 'true'),
        ),
      ]),
    )
    .orderBy('m.user_id')
    .limit(limit),
);

/** The recipients of messages. */
export const people = {
  /** The adults of a household. */
  adultsOf: async (reads: Reads, householdId: string): Promise<string[]> =>
    (await reads.all(ADULTS, { householdId })).map(({ user_id }) => user_id),
  /** Adults who chose some way to be notified, with their households, in the order of their ids. */
  reached: async (reads: Reads, after: string, limit: number) =>
    (await reads.all(REACHED, { after, limit })).map(({ user_id, household_id }) => ({
      id: user_id,
      householdId: household_id,
    })),
};

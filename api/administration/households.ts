import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { type AdminHousehold, HOUSEHOLDS_FOUND } from '#domain/administration/calls.ts';
import { Tier } from '#domain/plans/plan-schemas.ts';
import { ACTIVE } from '../accounts/room.ts';

/** @param like a LIKE pattern for an address or name: `%` matches any text, `_` any one character */
const FOUND = statement((q, { like, limit }: { like: string; limit: number }) =>
  q
    .selectFrom('households as h')
    .select(['h.id', 'h.tier', 'h.created_at'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memberships as m')
          .innerJoin('users as u', 'u.id', 'm.user_id')
          .select('m.user_id')
          .whereRef('m.household_id', '=', 'h.id')
          .where((or) => or.or([or('u.email', 'like', like), or('u.username', 'like', like)])),
      ),
    )
    .orderBy('h.created_at', 'desc')
    .orderBy('h.id')
    .limit(limit),
);
/** The adults of a household, those who joined first before the others. */
export const ADULTS = statement((q, { householdId }: { householdId: string }) =>
  q
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.email', 'u.username', 'm.role', 'u.blocked_at', 'u.deletes_at'])
    .where('m.household_id', '=', householdId)
    .where('m.status', '=', ACTIVE)
    .orderBy('m.created_at')
    .orderBy('u.id'),
);
/** The number of households. */
export const HOUSEHOLDS = statement((q) =>
  q.selectFrom('households').select((eb) => eb.fn.countAll<number>().as('all')),
);
/** The plans of all households that a person belongs to. */
export const PLANS_OF = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('memberships as m')
    .innerJoin('households as h', 'h.id', 'm.household_id')
    .select('h.tier')
    .where('m.user_id', '=', userId)
    .where('m.status', '=', ACTIVE),
);

/** Finds households by a part of the address or name of one of their adults. */
export async function findHouseholds(reads: Reads, part: string): Promise<readonly AdminHousehold[]> {
  // Wildcards in the input: no address contains %, and a _ that matches any character still finds what was meant.
  const like = `%${part.replace(/[%]/g, '')}%`;
  const found: AdminHousehold[] = [];
  for (const { id, tier, created_at } of await reads.all(FOUND, { like, limit: HOUSEHOLDS_FOUND })) {
    const people = (await reads.all(ADULTS, { householdId: id })).map(({ blocked_at, deletes_at, ...person }) => ({
      ...person,
      blocked: blocked_at !== null,
      deletesAt: deletes_at,
    }));
    found.push({ id, tier: Tier.parse(tier), createdAt: created_at, people });
  }
  return found;
}

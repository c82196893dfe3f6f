import type { Reads, Tx } from '#db/handles.ts';
import type { ReferralsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { ACTIVE } from '../accounts/room.ts';

type Of = { readonly householdId: string };
type OfUser = { readonly userId: string };

const CODE = statement((q, { householdId }: Of) =>
  q.selectFrom('referral_codes').select('code').where('household_id', '=', householdId),
);
const ADD_CODE = statement((q, row: { readonly householdId: string; readonly code: string; readonly at: number }) =>
  q
    .insertInto('referral_codes')
    .values({ household_id: row.householdId, code: row.code, made_at: row.at })
    .onConflict((on) => on.doNothing()),
);
// A household in which every adult is about to be deleted can no longer refer anybody.
const BY_CODE = statement((q, { code }: { code: string }) =>
  q
    .selectFrom('referral_codes as c')
    .innerJoin('memberships as m', (on) =>
      on.onRef('m.household_id', '=', 'c.household_id').on('m.status', '=', ACTIVE),
    )
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('c.household_id as householdId')
    .where('c.code', '=', code)
    .where('u.deletes_at', 'is', null)
    .limit(1),
);
const ADD = statement((q, row: Omit<ReferralsTable, 'counted_at' | 'refused'>) =>
  q.insertInto('referrals').values({
    user_id: row.user_id,
    household_id: row.household_id,
    joined_at: row.joined_at,
    shows_name: row.shows_name,
  }),
);
const OF_USER = statement((q, { userId }: OfUser) =>
  q.selectFrom('referrals').selectAll().where('user_id', '=', userId),
);
const SHOW_NAME = statement((q, { userId, shown }: OfUser & { readonly shown: number }) =>
  q.updateTable('referrals').set({ shows_name: shown }).where('user_id', '=', userId),
);
const SETTLE = statement((q, row: OfUser & { readonly countedAt: number | null; readonly refused: string | null }) =>
  q
    .updateTable('referrals')
    .set({ counted_at: row.countedAt, refused: row.refused })
    .where('user_id', '=', row.userId)
    .where('counted_at', 'is', null)
    .where('refused', 'is', null),
);
const JOINED = statement((q, { householdId }: Of) =>
  q
    .selectFrom('referrals as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['u.first_name as firstName', 'r.shows_name as showsName', 'r.joined_at as joinedAt'])
    .select(['r.counted_at as countedAt', 'r.refused'])
    .where('r.household_id', '=', householdId)
    .where('u.deletes_at', 'is', null)
    .orderBy('r.joined_at', 'desc')
    .orderBy('r.user_id')
    .limit(100),
);
// Accounts that have since joined the household, or are about to be deleted, no longer count.
const COUNTED = statement((q, { householdId }: Of) =>
  q
    .selectFrom('referrals as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .where('r.household_id', '=', householdId)
    .where('r.counted_at', 'is not', null)
    .where('u.deletes_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('memberships as m')
            .select('m.user_id')
            .whereRef('m.user_id', '=', 'r.user_id')
            .where('m.household_id', '=', householdId)
            .where('m.status', '=', ACTIVE),
        ),
      ),
    ),
);
const HOUSEHOLDS = statement((q, { userId }: OfUser) =>
  q.selectFrom('memberships').select('household_id as id').where('user_id', '=', userId).where('status', '=', ACTIVE),
);
const BROUGHT_ADULTS = statement((q, { householdId }: Of) =>
  q
    .selectFrom('memberships as m')
    .innerJoin('referrals as r', 'r.user_id', 'm.user_id')
    .select('r.household_id as id')
    .where('m.household_id', '=', householdId)
    .where('m.status', '=', ACTIVE),
);
const SAME_BROWSER = statement((q, { householdId, userId }: Of & OfUser) =>
  q
    .selectFrom('known_browsers as own')
    .innerJoin('known_browsers as theirs', 'theirs.token_hash', 'own.token_hash')
    .innerJoin('memberships as m', 'm.user_id', 'theirs.user_id')
    .select('own.user_id')
    .where('own.user_id', '=', userId)
    .where('m.household_id', '=', householdId)
    .where('m.status', '=', ACTIVE)
    .limit(1),
);
const SAME_DEVICE = statement((q, { householdId, userId }: Of & OfUser) =>
  q
    .selectFrom('devices as own')
    .innerJoin('devices as theirs', 'theirs.device_id', 'own.device_id')
    .innerJoin('memberships as m', 'm.user_id', 'theirs.user_id')
    .select('own.user_id')
    .where('own.user_id', '=', userId)
    .where('m.household_id', '=', householdId)
    .where('m.status', '=', ACTIVE)
    .limit(1),
);
const MADE_AT = statement((q, { userId }: OfUser) =>
  q.selectFrom('users').select('created_at as madeAt').where('id', '=', userId),
);
const SCANNED = statement((q, { userId }: OfUser) =>
  q
    .selectFrom('usage as u')
    .innerJoin('memberships as m', 'm.household_id', 'u.household_id')
    .select('u.used')
    .where('m.user_id', '=', userId)
    .where('u.used', '>', 0)
    .limit(1),
);

/** The most households visited when following referrals back. */
const MOST_BEFORE = 200;

/** Referral codes, and the accounts that came with them. */
export const referralStore = {
  async codeOf(reads: Reads, householdId: string): Promise<string | null> {
    return (await reads.first(CODE, { householdId }))?.code ?? null;
  },
  /** Gives a household a code; does nothing if it has one already, or if another household has this one. */
  addCode: async (tx: Tx, householdId: string, code: string, at: number): Promise<void> =>
    void (await tx.run(ADD_CODE, { householdId, code, at })),
  /** The household of a code; null if the code is unknown or no longer works. */
  householdOf: async (reads: Reads, code: string): Promise<string | null> =>
    (await reads.first(BY_CODE, { code }))?.householdId ?? null,
  add: async (tx: Tx, row: Omit<ReferralsTable, 'counted_at' | 'refused'>): Promise<void> =>
    void (await tx.run(ADD, row)),
  ofUser: (reads: Reads, userId: string) => reads.first(OF_USER, { userId }),
  /** @returns whether the account was referred by somebody */
  showName: async (tx: Tx, userId: string, shown: boolean): Promise<boolean> =>
    (await tx.run(SHOW_NAME, { userId, shown: shown ? 1 : 0 })) === 1,
  /** Settles for good whether an account counts. */
  settle: async (tx: Tx, userId: string, countedAt: number | null, refused: string | null): Promise<void> =>
    void (await tx.run(SETTLE, { userId, countedAt, refused })),
  joined: (reads: Reads, householdId: string) => reads.all(JOINED, { householdId }),
  /** The number of accounts that count for a household. */
  counted: async (reads: Reads, householdId: string): Promise<number> =>
    Number((await reads.first(COUNTED, { householdId }))?.counted ?? 0),
  householdsOf: async (reads: Reads, userId: string): Promise<string[]> =>
    (await reads.all(HOUSEHOLDS, { userId })).map(({ id }) => id),
  /** Households that referred an adult of this one, those that referred theirs, and so on. */
  async before(reads: Reads, householdId: string): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    const queue = [householdId];
    for (let at = queue.pop(); at !== undefined && found.size < MOST_BEFORE; at = queue.pop()) {
      for (const { id } of await reads.all(BROUGHT_ADULTS, { householdId: at })) {
        if (!found.has(id)) queue.push(id);
        found.add(id);
      }
    }
    return found;
  },
  async sharesDevice(reads: Reads, householdId: string, userId: string): Promise<boolean> {
    const of = { householdId, userId };
    return ((await reads.first(SAME_BROWSER, of)) ?? (await reads.first(SAME_DEVICE, of))) !== undefined;
  },
  /** When an account was created, and whether a household it belongs to has used a scan. */
  async beginnings(reads: Reads, userId: string): Promise<{ readonly madeAt: number; readonly hasScanned: boolean }> {
    const madeAt = (await reads.first(MADE_AT, { userId }))?.madeAt ?? 0;
    return { madeAt, hasScanned: (await reads.first(SCANNED, { userId })) !== undefined };
  },
};

import type { Reads, Tx } from '#db/handles.ts';
import type { CatalogueVersionsTable, ContributionsTable } from '#db/schema.ts';
import { type Queries, statement } from '#db/statement.ts';
import { SourceFacts } from '#domain/catalogue/facts.ts';
import type { HandMatch } from '#domain/catalogue/review/admin-calls.ts';
import type { Voice } from '#domain/catalogue/review/agreement.ts';
import { CONTRIBUTIONS_MOST } from '#domain/catalogue/review/calls.ts';
import type { ContributionKind, ContributionState } from '#domain/catalogue/review/contribution.ts';

/** A contribution as stored. */
export interface Contribution {
  readonly id: string;
  readonly productId: string;
  readonly userId: string;
  readonly householdId: string;
  readonly kind: ContributionKind;
  readonly facts: SourceFacts;
  /** Matches that a reviewer made by hand; only set during a decision. */
  readonly matches?: readonly HandMatch[];
  readonly listKey: string;
  readonly state: ContributionState;
  readonly reason: string | null;
  readonly offeredAt: number;
  readonly settledAt: number | null;
}

/** Parses a row. Only this store writes kinds and states, so they need no check. */
const contributionOf = (row: ContributionsTable): Contribution => ({
  id: row.id,
  productId: row.product_id,
  userId: row.user_id,
  householdId: row.household_id,
  kind: row.kind as ContributionKind,
  facts: SourceFacts.parse(JSON.parse(row.data)),
  listKey: row.list_key,
  state: row.state as ContributionState,
  reason: row.reason,
  offeredAt: row.offered_at,
  settledAt: row.settled_at,
});

const all = (q: Queries) => q.selectFrom('contributions').selectAll();

const ADD = statement((q, row: Omit<ContributionsTable, 'helped'>) =>
  q.insertInto('contributions').values({
    id: row.id,
    product_id: row.product_id,
    user_id: row.user_id,
    household_id: row.household_id,
    kind: row.kind,
    data: row.data,
    list_key: row.list_key,
    state: row.state,
    reason: row.reason,
    offered_at: row.offered_at,
    settled_at: row.settled_at,
  }),
);
const DROP_WAITING = statement((q, { householdId, productId }: { householdId: string; productId: string }) =>
  q
    .deleteFrom('contributions')
    .where('household_id', '=', householdId)
    .where('product_id', '=', productId)
    .where('state', '=', 'waiting'),
);
const DROP_OF_PERSON = statement((q, { userId }: { userId: string }) =>
  q.deleteFrom('contributions').where('user_id', '=', userId).where('state', '=', 'waiting'),
);
const DROP_OLD = statement((q, { userId, limit }: { userId: string; limit: number }) =>
  q
    .deleteFrom('contributions')
    .where('user_id', '=', userId)
    .where('state', '!=', 'waiting')
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('contributions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('offered_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    ),
);
const ONE = statement((q, { id }: { id: string }) => all(q).where('id', '=', id));
const WAITING = statement((q, { limit }: { limit: number }) =>
  all(q).where('state', '=', 'waiting').orderBy('offered_at').orderBy('id').limit(limit),
);
const WAITING_OF = statement((q, { productId }: { productId: string }) =>
  all(q).where('product_id', '=', productId).where('state', '=', 'waiting').orderBy('offered_at').orderBy('id'),
);
const TAKEN = statement((q) => all(q).where('state', '=', 'taken').orderBy('product_id').orderBy('settled_at'));
const OF_PERSON = statement((q, { userId, limit }: { userId: string; limit: number }) =>
  all(q).where('user_id', '=', userId).orderBy('offered_at', 'desc').orderBy('id', 'desc').limit(limit),
);
type Settled = { readonly id: string; readonly state: string; readonly reason: string | null; readonly at: number };
const SETTLE = statement((q, { id, state, reason, at }: Settled) =>
  q.updateTable('contributions').set({ state, reason, settled_at: at }).where('id', '=', id),
);
const HELPED = statement((q, { id, helped }: { readonly id: string; readonly helped: string }) =>
  q.updateTable('contributions').set({ helped }).where('id', '=', id),
);
const WITHDRAW = statement((q, { id, userId, at }: { id: string; userId: string; at: number }) =>
  q
    .updateTable('contributions')
    .set({ state: 'withdrawn', settled_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting'),
);
const REFUSES = statement((q, { userId }: { userId: string }) =>
  q.selectFrom('contribution_refusals').select('user_id').where('user_id', '=', userId),
);
const REFUSE = statement((q, { userId }: { userId: string }) =>
  q
    .insertInto('contribution_refusals')
    .values({ user_id: userId })
    .onConflict((on) => on.doNothing()),
);
const OFFER = statement((q, { userId }: { userId: string }) =>
  q.deleteFrom('contribution_refusals').where('user_id', '=', userId),
);
const ADULTS = statement((q, { householdId }: { householdId: string }) =>
  q
    .selectFrom('memberships')
    .select('user_id')
    .where('household_id', '=', householdId)
    .where('status', '=', 'active')
    .orderBy('user_id'),
);
const VERSIONS = statement((q, { pk }: { pk: number }) =>
  q.selectFrom('catalogue_versions').selectAll().where('product_pk', '=', pk).orderBy('number'),
);
const ADD_VERSION = statement((q, row: CatalogueVersionsTable) =>
  q.insertInto('catalogue_versions').values({
    product_pk: row.product_pk,
    number: row.number,
    at: row.at,
    by: row.by,
    source: row.source,
    before: row.before,
    data: row.data,
    contribution: row.contribution,
  }),
);

/** Contributions, and the catalogue versions that resulted from them. */
export const contributionStore = {
  /** Adds a contribution, replacing an earlier one of the household about the product that nobody has reviewed. */
  async add(tx: Tx, one: Contribution): Promise<void> {
    const { id, productId, userId, householdId } = one;
    await tx.run(DROP_WAITING, { householdId, productId });
    await tx.run(ADD, {
      ...{ id, product_id: productId, user_id: userId, household_id: householdId, kind: one.kind },
      ...{ data: JSON.stringify(one.facts), list_key: one.listKey, state: one.state, reason: one.reason },
      ...{ offered_at: one.offeredAt, settled_at: one.settledAt },
    });
    await tx.run(DROP_OLD, { userId, limit: CONTRIBUTIONS_MOST });
  },
  async find(reads: Reads, id: string): Promise<Contribution | null> {
    const row = await reads.first(ONE, { id });
    return row ? contributionOf(row) : null;
  },
  /** Oldest first, at most `limit` of them. */
  waiting: async (reads: Reads, limit: number): Promise<Contribution[]> =>
    (await reads.all(WAITING, { limit })).map(contributionOf),
  waitingOf: async (reads: Reads, productId: string): Promise<Contribution[]> =>
    (await reads.all(WAITING_OF, { productId })).map(contributionOf),
  /** Accepted contributions by product, the latest of each last. */
  taken: async (reads: Reads): Promise<Contribution[]> => (await reads.all(TAKEN)).map(contributionOf),
  ofPerson: async (reads: Reads, userId: string): Promise<Contribution[]> =>
    (await reads.all(OF_PERSON, { userId, limit: CONTRIBUTIONS_MOST })).map(contributionOf),
  settle: async (tx: Tx, settled: Settled): Promise<void> => void (await tx.run(SETTLE, settled)),
  /** Records how an accepted contribution helped: as a correction, or as the list of a product that had none. */
  helped: async (tx: Tx, id: string, helped: 'correction' | 'gap'): Promise<void> =>
    void (await tx.run(HELPED, { id, helped })),
  /** @returns whether it was the person's and still waiting */
  withdraw: async (tx: Tx, userId: string, id: string, at: number): Promise<boolean> =>
    (await tx.run(WITHDRAW, { id, userId, at })) === 1,
  offers: async (reads: Reads, userId: string): Promise<boolean> =>
    (await reads.first(REFUSES, { userId })) === undefined,
  /** Sets whether a person's entries are offered; if not, what is waiting is deleted. */
  async setOffers(tx: Tx, userId: string, offers: boolean): Promise<void> {
    if (offers) await tx.run(OFFER, { userId });
    else {
      await tx.run(REFUSE, { userId });
      await tx.run(DROP_OF_PERSON, { userId });
    }
  },
  /** The households behind some contributions, each once, with its adults and whoever made an offer. */
  async voices(reads: Reads, of: readonly Contribution[]): Promise<Voice[]> {
    const offering = new Map<string, string[]>();
    for (const { householdId, userId } of of) {
      offering.set(householdId, [...(offering.get(householdId) ?? []), userId]);
    }
    const voices: Voice[] = [];
    for (const [householdId, people] of offering) {
      const adults = (await reads.all(ADULTS, { householdId })).map(({ user_id: id }) => id);
      voices.push({ householdId, adults: [...new Set([...adults, ...people])] });
    }
    return voices;
  },
  versions: (reads: Reads, pk: number): Promise<CatalogueVersionsTable[]> => reads.all(VERSIONS, { pk }),
  addVersion: async (tx: Tx, row: CatalogueVersionsTable): Promise<void> => void (await tx.run(ADD_VERSION, row)),
};

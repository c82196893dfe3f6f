import { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { STARTER } from '#domain/catalogue/merge-facts.ts';
import { independentVoices, reviewReason, weigh } from '#domain/catalogue/review/agreement.ts';
import { Product } from '#domain/products/product.ts';
import { Report } from '#domain/safety/report.ts';
import type { JobKind } from '../../jobs/runner.ts';
import { assessInBackground, type Engine, productStores } from '../../products/room.ts';
import type { SyncState } from '../../sync/sync-state.ts';
import { factsOf } from '../import/facts-store.ts';
import { acceptContribution } from './accept-contribution.ts';
import { type Contribution, contributionStore } from './store.ts';

const Payload = z.object({ productId: z.string() });

const { catalogue } = productStores();

/** Contributions grouped by identical list, the group of the most households first. */
function groupsOf(waiting: readonly Contribution[]): readonly (readonly Contribution[])[] {
  const byList = new Map<string, Contribution[]>();
  for (const one of waiting) byList.set(one.listKey, [...(byList.get(one.listKey) ?? []), one]);
  return [...byList.values()].sort((one, other) => other.length - one.length);
}

/**
 * Accepts what several households say about a product, if that is allowed without a reviewer (product P14.14).
 * Everything else waits.
 */
export const agreementJob = (
  { reader, state }: Pick<Database, 'reader'> & { readonly state: SyncState },
  engine: Engine,
  tell: (tx: Tx, one: Contribution, nowMs: number) => Promise<void>,
  clock: () => number,
): JobKind => ({
  failed: 'What several households say about a product could not be compared. It is awaiting review.',
  lane: 'bulk',
  async run(job) {
    const { productId } = Payload.parse(JSON.parse(job.payload));
    const row = await catalogue.find(reader, productId);
    const product = row?.deleted === 0 ? Product.parse(JSON.parse(row.data)) : null;
    const said = row ? await factsOf(reader, row.pk) : [];
    const listFrom = said.find(({ facts }) => facts.ingredientsText === product?.ingredientsText)?.key ?? STARTER;
    const [same = []] = groupsOf(await contributionStore.waitingOf(reader, productId));
    const [first] = same;
    if (!first || product === null) return async () => null;
    const weightOf = async (one: Product) =>
      weigh(Report.parse(JSON.parse((await assessInBackground(engine, one)).text)));
    const now = { ...(await weightOf(product)), listFrom: product.ingredientsText === null ? null : listFrom };
    const offered = await weightOf({ ...product, ingredientsText: first.facts.ingredientsText });
    const voices = independentVoices(await contributionStore.voices(reader, same));
    if (reviewReason(voices, now, offered) !== null) return async () => null;
    return async (tx) => {
      // Somebody may have decided in the meantime, and the product must still have the list that was compared.
      const still = await contributionStore.find(tx, first.id);
      const stands = await catalogue.find(tx, productId);
      if (still?.state !== 'waiting' || stands?.data !== row?.data) return null;
      const at = clock();
      await acceptContribution(tx, state, first, 'agreement', at);
      for (const one of same) {
        const waits = await contributionStore.find(tx, one.id);
        if (waits?.state !== 'waiting') continue;
        await contributionStore.settle(tx, { id: one.id, state: 'taken', reason: null, at });
        await tell(tx, { ...one, state: 'taken' }, at);
      }
      return null;
    };
  },
});

import type { Tx } from '#db/handles.ts';
import { SourceFacts } from '#domain/catalogue/facts.ts';
import { AGREEMENT, CORRECTION } from '#domain/catalogue/merge-facts.ts';
import { takenFacts } from '#domain/catalogue/review/contribution.ts';
import { productStores } from '../../products/room.ts';
import { INSTANCE } from '../../sync/actor.ts';
import type { SyncState } from '../../sync/sync-state.ts';
import { setFacts } from '../import/facts-store.ts';
import { type Contribution, contributionStore } from './store.ts';

const { catalogue } = productStores();

/** What caused a change of a product, in its history. */
type ChangedBy = 'review' | 'agreement' | 'revert';

/** Sets a source's facts about a product, and records the earlier ones in the product's history. */
async function setVersion(
  tx: Tx,
  state: SyncState,
  {
    productId: id,
    source,
    facts,
  }: { readonly productId: string; readonly source: string; readonly facts: SourceFacts | null },
  by: ChangedBy,
  contribution: string | null,
  nowMs: number,
): Promise<void> {
  const set = await setFacts(tx, source, { id, gtin: id, facts }, () => state.take(tx, INSTANCE, 1), nowMs);
  if (set === null) return;
  const { pk, before } = set;
  const number = ((await contributionStore.versions(tx, pk)).at(-1)?.number ?? 0) + 1;
  const data = facts && JSON.stringify(facts);
  await contributionStore.addVersion(tx, { product_pk: pk, number, at: nowMs, by, source, before, data, contribution });
}

/** Takes a contribution into the catalogue, as a reviewer's correction or as an agreement between households. */
export async function acceptContribution(
  tx: Tx,
  state: SyncState,
  one: Contribution,
  by: 'review' | 'agreement',
  nowMs: number,
): Promise<void> {
  const row = await catalogue.find(tx, one.productId);
  const facts = takenFacts(one, row?.deleted === 0, by);
  const version = { productId: one.productId, source: by === 'review' ? CORRECTION : AGREEMENT, facts };
  await setVersion(tx, state, version, by, one.id, nowMs);
}

/**
 * Restores the facts from before a version of a product; the version stays in its history.
 * @param number the version to undo; null for the last one
 * @returns the contribution behind the version, null if there was none; undefined if there is no such version
 */
export async function revert(
  tx: Tx,
  state: SyncState,
  productId: string,
  number: number | null,
  nowMs: number,
): Promise<string | null | undefined> {
  const row = await catalogue.find(tx, productId);
  const versions = row ? await contributionStore.versions(tx, row.pk) : [];
  const undone = number === null ? versions.at(-1) : versions.find((version) => version.number === number);
  if (!undone) return undefined;
  const { source, before, contribution } = undone;
  const facts = before === null ? null : SourceFacts.parse(JSON.parse(before));
  await setVersion(tx, state, { productId, source, facts }, 'revert', null, nowMs);
  return contribution;
}

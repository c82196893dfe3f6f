import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import type { CatalogueVersionsTable } from '#db/schema.ts';
import type { SourceFacts } from '#domain/catalogue/facts.ts';
import { CORRECTION, mergeFacts } from '#domain/catalogue/merge-facts.ts';
import { REFUSAL_REASON_MAX, type ReviewEdits } from '#domain/catalogue/review/admin-calls.ts';
import { independentVoices } from '#domain/catalogue/review/agreement.ts';
import { listKey, takenFacts } from '#domain/catalogue/review/contribution.ts';
import { uploadTable } from '#domain/catalogue/review/upload-table.ts';
import { factsOf, type SharedCorrection } from '#domain/federation/shared-file.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { Product } from '#domain/products/product.ts';
import { typedText } from '#domain/text-limits.ts';
import { productStores } from '../../products/room.ts';
import type { EntityStores } from '../../sync/entity-store.ts';
import type { SyncState } from '../../sync/sync-state.ts';
import { type Received, receivedStore } from '../federation/received-store.ts';
import { factsWithStarter } from '../import/facts-store.ts';
import { acceptContribution, revert } from './accept-contribution.ts';
import { type Contribution, contributionStore } from './store.ts';
import { tellContributor } from './tell.ts';

/** No limit: more than can be waiting. */
const ALL = 2 ** 31 - 1;

/** A waiting contribution, and how many households without a common member say the same. */
export interface Waiting {
  readonly contribution: Contribution;
  readonly voices: number;
  /** The server whose file it came from; null if a household here offered it. */
  readonly from: string | null;
}

/** A contribution, with the product as it is and as it would become. */
export interface Shown {
  readonly contribution: Contribution;
  readonly before: Product | null;
  readonly after: Product;
}

/** The review of contributions, by a command or on a page of the administration. */
export interface ReviewDesk {
  /** What is waiting, oldest first: offers of households here, then those from files. @param most how many of them */
  waiting(most?: number): Promise<readonly Waiting[]>;
  /** @param edits the reviewer's corrections of the offer */
  show(id: string, nowMs: number, edits?: ReviewEdits): Promise<Result<Shown>>;
  accept(tx: Tx, id: string, nowMs: number, edits?: ReviewEdits): Promise<Result<Contribution>>;
  /** @param reason is shown to the person */
  refuse(tx: Tx, id: string, reason: string, nowMs: number): Promise<Result<Contribution>>;
  /** The changes made here to a product of the catalogue, oldest first. @param productId its GTIN-14 */
  versions(productId: string): Promise<readonly CatalogueVersionsTable[]>;
  /** Undoes a version; the last one if `number` is null. @param reason is shown to the person */
  revert(tx: Tx, productId: string, number: number | null, reason: string, nowMs: number): Promise<Result<null>>;
  /** The accepted contributions as a file that Open Food Facts accepts: the latest of each product. */
  upload(): Promise<string>;
}

const { catalogue } = productStores();

/** A correction from another server, as a contribution without a local user. */
function asContribution(row: Received): Contribution {
  // Only the import writes these rows, after validating them against the file's schema.
  const correction = JSON.parse(row.data) as SharedCorrection;
  return {
    ...{ id: row.id, productId: correction.gtin, userId: '', householdId: '', kind: correction.kind },
    ...{ facts: factsOf(correction), listKey: listKey(correction.ingredientsText), reason: row.reason },
    // The states of a received row are also states of a contribution.
    ...{ state: row.state as Contribution['state'], offeredAt: row.received_at, settledAt: row.settled_at },
  };
}

/** A contribution with the reviewer's corrections. */
const edited = (one: Contribution, edits: ReviewEdits): Contribution => {
  const { name = one.facts.name, brand = one.facts.brand, ingredientsText = one.facts.ingredientsText } = edits;
  return { ...one, facts: { ...one.facts, name, brand, ingredientsText }, matches: edits.matches ?? [] };
};

async function find(reads: Reads, id: string): Promise<Contribution | null> {
  const own = await contributionStore.find(reads, id);
  if (own) return own;
  const received = await receivedStore.find(reads, id);
  return received?.kind === 'correction' ? asContribution(received) : null;
}

/** Reviews the contributions in the database (product P14.15). */
export function createReviewDesk({
  rows,
  state,
  reader,
}: Pick<Database, 'reader'> & { readonly rows: EntityStores; readonly state: SyncState }): ReviewDesk {
  const reasonOf = (text: string): Result<string> => {
    const reason = typedText(REFUSAL_REASON_MAX, 1).safeParse(text);
    return reason.success
      ? succeed(reason.data)
      : fail('INVALID_INPUT', `The reason must have 1 to ${REFUSAL_REASON_MAX} characters.`);
  };
  const settle = async (tx: Tx, one: Contribution, nowMs: number): Promise<void> => {
    const { id, reason } = one;
    const settled = { id, state: one.state, reason, at: nowMs };
    // Nobody here offered it, so nobody is notified.
    if (one.userId === '') return receivedStore.settle(tx, settled);
    await contributionStore.settle(tx, settled);
    await tellContributor({ rows, state }, tx, one, nowMs);
  };
  const waitingOne = async (tx: Tx, id: string): Promise<Result<Contribution>> => {
    const one = await find(tx, id);
    if (!one) return fail('NOT_FOUND', `There is no contribution ${id}.`);
    return one.state === 'waiting' ? succeed(one) : fail('CONFLICT', `It was already ${one.state}.`);
  };
  return {
    waiting: (most = ALL) =>
      reader.snapshot(async (reads) => {
        const list = await contributionStore.waiting(reads, most);
        const told: Waiting[] = [];
        for (const contribution of list) {
          const { productId, listKey } = contribution;
          const ofProduct = await contributionStore.waitingOf(reads, productId);
          const same = ofProduct.filter((one) => one.listKey === listKey);
          const voices = independentVoices(await contributionStore.voices(reads, same));
          told.push({ contribution, voices, from: null });
        }
        for (const row of await receivedStore.list(reads, 'correction', 'waiting', most - told.length)) {
          told.push({ contribution: asContribution(row), voices: 1, from: row.from });
        }
        return told;
      }),
    show: (id, nowMs, edits = {}) =>
      reader.snapshot(async (reads): Promise<Result<Shown>> => {
        const contribution = await find(reads, id);
        if (!contribution) return fail('NOT_FOUND', `There is no contribution ${id}.`);
        const { productId } = contribution;
        const row = await catalogue.find(reads, productId);
        const before = row?.deleted === 0 ? Product.parse(JSON.parse(row.data)) : null;
        const facts = takenFacts(edited(contribution, edits), before !== null, 'review');
        const others = row ? (await factsWithStarter(reads, row)).filter(({ key }) => key !== CORRECTION) : [];
        const merged = mergeFacts([...others, { key: CORRECTION, facts }], productId, productId, nowMs).product;
        // The reviewer removed the last line of the list: show none rather than the list of another source.
        const after = facts.ingredientsText === '' ? { ...merged, ingredientsText: null } : merged;
        return succeed({ contribution, before, after });
      }),
    async accept(tx, id, nowMs, edits = {}) {
      if (edits.ingredientsText === '') {
        const told = 'A product without ingredients has no report. Restore a line, or refuse the change.';
        return fail('INVALID_INPUT', told, { fields: { ingredientsText: told } });
      }
      const found = await waitingOne(tx, id);
      if (!found.ok) return found;
      const row = await catalogue.find(tx, found.value.productId);
      const before = row?.deleted === 0 ? Product.parse(JSON.parse(row.data)).ingredientsText : null;
      await acceptContribution(tx, state, edited(found.value, edits), 'review', nowMs);
      const fillsGap = before === null && found.value.kind === 'photo';
      await contributionStore.helped(tx, id, fillsGap ? 'gap' : 'correction');
      const taken = { ...found.value, state: 'taken' as const };
      await settle(tx, taken, nowMs);
      return succeed(taken);
    },
    async refuse(tx, id, text, nowMs) {
      const reason = reasonOf(text);
      if (!reason.ok) return reason;
      const found = await waitingOne(tx, id);
      if (!found.ok) return found;
      const refused = { ...found.value, state: 'refused' as const, reason: reason.value };
      await settle(tx, refused, nowMs);
      return succeed(refused);
    },
    async versions(productId) {
      const row = await catalogue.find(reader, productId);
      return row ? contributionStore.versions(reader, row.pk) : [];
    },
    async revert(tx, productId, number, text, nowMs) {
      const reason = reasonOf(text);
      if (!reason.ok) return reason;
      const undone = await revert(tx, state, productId, number, nowMs);
      if (undone === undefined) return fail('NOT_FOUND', 'There is no such version of this product.');
      const one = undone === null ? null : await find(tx, undone);
      if (one?.state === 'taken') await settle(tx, { ...one, state: 'reverted', reason: reason.value }, nowMs);
      return succeed(null);
    },
    async upload() {
      const latest = new Map<string, SourceFacts>();
      for (const { productId, facts } of await contributionStore.taken(reader)) latest.set(productId, facts);
      return uploadTable([...latest].map(([id, facts]) => ({ id, facts })));
    },
  };
}

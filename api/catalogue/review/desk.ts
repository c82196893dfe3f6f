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
import { saidOf } from '../import/facts-store.ts';
import { type Contribution, contributionStore } from './store.ts';
import { revert, take } from './take.ts';
import { tellContributor } from './tell.ts';

/** More than can wait. */
const ALL = 2 ** 31 - 1;

/** Something that waits, and how many households that have nobody in common say the same. */
export interface Waiting {
  readonly contribution: Contribution;
  readonly voices: number;
  /** The server that it came from in a file; null for what a household here offers. */
  readonly from: string | null;
}

/** A contribution with the product as it is and as it would be. */
export interface Shown {
  readonly contribution: Contribution;
  readonly before: Product | null;
  readonly after: Product;
}

/** Who reviews contributions: by a command, or on a page of the administration. */
export interface ReviewDesk {
  /** What waits, the oldest first: what households here offer, then what came in files. @param most of them */
  waiting(most?: number): Promise<readonly Waiting[]>;
  /** @param edits what is put right of what was offered */
  show(id: string, nowMs: number, edits?: ReviewEdits): Promise<Result<Shown>>;
  accept(tx: Tx, id: string, nowMs: number, edits?: ReviewEdits): Promise<Result<Contribution>>;
  /** @param reason reaches the person */
  refuse(tx: Tx, id: string, reason: string, nowMs: number): Promise<Result<Contribution>>;
  /** How a product of the catalogue was changed here, the first change first. @param productId its GTIN-14 */
  versions(productId: string): Promise<readonly CatalogueVersionsTable[]>;
  /** Puts back what stood before a version, the last one where none is named. @param reason reaches the person */
  revert(tx: Tx, productId: string, number: number | null, reason: string, nowMs: number): Promise<Result<null>>;
  /** What was taken, as a file that Open Food Facts takes: of each product the latest. */
  upload(): Promise<string>;
}

const { catalogue } = productStores();

/** What came from another server, as a contribution of nobody here. */
function asContribution(row: Received): Contribution {
  // Written by the import alone, from what the schema of the file gave.
  const correction = JSON.parse(row.data) as SharedCorrection;
  return {
    ...{ id: row.id, productId: correction.gtin, userId: '', householdId: '', kind: correction.kind },
    ...{ facts: factsOf(correction), listKey: listKey(correction.ingredientsText), reason: row.reason },
    // Both have the same three states that one can come to here.
    ...{ state: row.state as Contribution['state'], offeredAt: row.received_at, settledAt: row.settled_at },
  };
}

/** What was offered, as a reviewer put it right. */
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

/** Opens the desk over the table of contributions (product P14.15). */
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
    // Nobody here offered it: nobody is told.
    if (one.userId === '') return receivedStore.settle(tx, settled);
    await contributionStore.settle(tx, settled);
    await tellContributor({ rows, state }, tx, one, nowMs);
  };
  const waitingOne = async (tx: Tx, id: string): Promise<Result<Contribution>> => {
    const one = await find(tx, id);
    if (!one) return fail('NOT_FOUND', `There is no contribution ${id}.`);
    return one.state === 'waiting' ? succeed(one) : fail('CONFLICT', `It was ${one.state} before.`);
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
        const others = row ? (await saidOf(reads, row)).filter(({ key }) => key !== CORRECTION) : [];
        const merged = mergeFacts([...others, { key: CORRECTION, facts }], productId, productId, nowMs).product;
        // A list whose last line was taken away: nothing stands in for it while the reviewer looks.
        const after = facts.ingredientsText === '' ? { ...merged, ingredientsText: null } : merged;
        return succeed({ contribution, before, after });
      }),
    async accept(tx, id, nowMs, edits = {}) {
      if (edits.ingredientsText === '') {
        const told = 'Without a line it has no report. Bring one back, or refuse it.';
        return fail('INVALID_INPUT', told, { fields: { ingredientsText: told } });
      }
      const found = await waitingOne(tx, id);
      if (!found.ok) return found;
      const row = await catalogue.find(tx, found.value.productId);
      const before = row?.deleted === 0 ? Product.parse(JSON.parse(row.data)).ingredientsText : null;
      await take(tx, state, edited(found.value, edits), 'review', nowMs);
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

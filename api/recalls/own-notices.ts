import type { Reader, Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { RecallNotice } from '#domain/recalls/notice.ts';
import type { AdminRecall, RecallReach } from '#domain/recalls/own/admin-calls.ts';
import { changedDay, makeOwnNotice } from '#domain/recalls/own/make-own-notice.ts';
import { OWN_NUMBER, type OwnNotice } from '#domain/recalls/own/own-notice.ts';
import type { ProductStore } from '../products/room.ts';
import { homesConcerned } from './match-homes.ts';
import { findVersion, type StoreOutcome, storeNotice } from './store.ts';

const OWN = statement((q, { limit }: { limit: number }) =>
  q
    .selectFrom('recall_notices')
    .select(['version', 'data'])
    .where('source', '=', 'server')
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);
const FOUND_IN = statement((q, { id }: { id: string }) =>
  q
    .selectFrom('recall_alerts')
    .select((eb) => eb.fn.count<number>('household_id').distinct().as('households'))
    .where('notice_id', '=', id),
);

/** The most households counted for a preview: a higher number would not change the decision. */
const COUNTED_MOST = 1000;

const idOf = (number: string): string => `server:${number}`;
const foundIn = async (reads: Reads, id: string): Promise<number> =>
  Number((await reads.first(FOUND_IN, { id }))?.households ?? 0);

/** This server's own notices, including withdrawn ones, newest first, with the number of households matched by each. */
export async function ownNotices(reads: Reads, limit: number): Promise<AdminRecall[]> {
  const notices: AdminRecall[] = [];
  for (const { version, data } of await reads.all(OWN, { limit })) {
    const notice = RecallNotice.parse(JSON.parse(data));
    notices.push({ notice, version, households: await foundIn(reads, notice.id) });
  }
  return notices;
}

/** How many households a notice would concern, without publishing it. Which ones never leaves this function. */
export async function reachOf(
  reader: Reader,
  products: Pick<ProductStore, 'find'>,
  notice: RecallNotice,
  nowMs: number,
): Promise<RecallReach> {
  const [sure, maybe] = [new Set<string>(), new Set<string>()];
  let atLeast = false;
  for await (const some of homesConcerned(reader, products, notice, nowMs)) {
    for (const { householdId, verdict } of some) (verdict === 'affects' ? sure : maybe).add(householdId);
    atLeast = sure.size + maybe.size >= COUNTED_MOST;
    if (atLeast) break;
  }
  for (const id of sure) maybe.delete(id);
  return { affects: sure.size, mayAffect: maybe.size, atLeast };
}

/** The number and publisher of a notice, and the time. */
interface Publishing {
  readonly number: string;
  readonly publishedBy: string;
  readonly nowMs: number;
}

const dayOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10);
const noNumber = () => fail('NOT_FOUND', 'There is no notice with this number.');

/** The outcome, and the notice as stored. */
export interface Published {
  readonly taken: StoreOutcome;
  readonly recall: AdminRecall;
}

/**
 * Publishes or corrects a notice like any other: it is matched, people are notified, and its versions are kept.
 * @param version the version that it corrects; 0 for a new one
 * @returns CONFLICT if somebody else changed it meanwhile; INVALID_INPUT naming the field
 */
export async function publishOwn(
  tx: Tx,
  draft: OwnNotice,
  version: number,
  { number, publishedBy, nowMs }: Publishing,
): Promise<Result<Published>> {
  if (!OWN_NUMBER.test(number)) {
    const message = 'The number must be a date and six letters or digits, such as 2026-11-28-a2b3c4.';
    return fail('INVALID_INPUT', message, { fields: { number: message } });
  }
  const id = idOf(number);
  const held = await findVersion(tx, id);
  const made = makeOwnNotice(draft, held?.notice ?? null, { number, publishedBy, day: dayOf(nowMs) });
  if (!made.ok) return made;
  // A retry after a lost answer: the notice is already as intended, whatever version it was made from.
  const same =
    held &&
    JSON.stringify(held.notice) ===
      JSON.stringify(RecallNotice.parse({ ...made.value, changedOn: held.notice.changedOn }));
  if (same) return succeed({ taken: 'same', recall: { ...held, households: await foundIn(tx, id) } });
  if ((held?.version ?? 0) !== version) {
    return fail('CONFLICT', 'Someone else has changed this notice since. Check it again before you correct it.');
  }
  const taken = await storeNotice(tx, made.value, draft, nowMs);
  const stands = await findVersion(tx, id);
  if (!stands) return noNumber();
  return succeed({ taken, recall: { ...stands, households: await foundIn(tx, id) } });
}

/** Withdraws a notice. @returns whether it had not been withdrawn before; NOT_FOUND if there is none */
export async function withdrawOwn(
  tx: Tx,
  { number, nowMs }: Pick<Publishing, 'number' | 'nowMs'>,
): Promise<Result<boolean>> {
  const held = await findVersion(tx, idOf(number));
  if (!held) return noNumber();
  if (held.notice.withdrawn) return succeed(false);
  const changedOn = changedDay(held.notice, dayOf(nowMs));
  await storeNotice(tx, { ...held.notice, withdrawn: true, changedOn }, { withdrawn: true }, nowMs);
  return succeed(true);
}

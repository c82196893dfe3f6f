import type { Reader, Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { RecallNotice } from '#domain/recalls/notice.ts';
import type { AdminRecall, RecallReach } from '#domain/recalls/own/admin-calls.ts';
import { changedDay, makeOwnNotice } from '#domain/recalls/own/make-own-notice.ts';
import { OWN_NUMBER, type OwnNotice } from '#domain/recalls/own/own-notice.ts';
import type { ProductStore } from '../products/room.ts';
import { homesConcerned } from './match-homes.ts';
import { findVersion, type Taken, takeNotice } from './store.ts';

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

/** Households that are counted for a preview at most: nobody decides otherwise for more. */
const COUNTED_MOST = 1000;

const idOf = (number: string): string => `server:${number}`;
const foundIn = async (reads: Reads, id: string): Promise<number> =>
  Number((await reads.first(FOUND_IN, { id }))?.households ?? 0);

/** This server's own notices, withdrawn ones among them, the newest first, with in how many households each was found. */
export async function ownNotices(reads: Reads, limit: number): Promise<AdminRecall[]> {
  const notices: AdminRecall[] = [];
  for (const { version, data } of await reads.all(OWN, { limit })) {
    const notice = RecallNotice.parse(JSON.parse(data));
    notices.push({ notice, version, households: await foundIn(reads, notice.id) });
  }
  return notices;
}

/** How many households a notice would concern, without publishing it. Nothing of which ones leaves this function. */
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

/** Whose notice it is, and when. */
interface Publishing {
  readonly number: string;
  readonly publishedBy: string;
  readonly nowMs: number;
}

const dayOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10);
const noNumber = () => fail('NOT_FOUND', 'There is no notice of this number.');

/** What became of it, and how it stands. */
export interface Published {
  readonly taken: Taken;
  readonly recall: AdminRecall;
}

/**
 * Publishes a notice or corrects it, in the way of every other notice: it is matched, told and kept with its versions.
 * @param version that it corrects; 0 for a new one
 * @returns CONFLICT where somebody else changed it meanwhile; INVALID_INPUT naming the field
 */
export async function publishOwn(
  tx: Tx,
  draft: OwnNotice,
  version: number,
  { number, publishedBy, nowMs }: Publishing,
): Promise<Result<Published>> {
  if (!OWN_NUMBER.test(number)) {
    const message = 'The number must be a day and six letters, such as 2026-11-28-a2b3c4.';
    return fail('INVALID_INPUT', message, { fields: { number: message } });
  }
  const id = idOf(number);
  const held = await findVersion(tx, id);
  const made = makeOwnNotice(draft, held?.notice ?? null, { number, publishedBy, day: dayOf(nowMs) });
  if (!made.ok) return made;
  // Sent again because its answer was lost: it stands as it was meant, whatever version it was made from.
  const same =
    held &&
    JSON.stringify(held.notice) ===
      JSON.stringify(RecallNotice.parse({ ...made.value, changedOn: held.notice.changedOn }));
  if (same) return succeed({ taken: 'same', recall: { ...held, households: await foundIn(tx, id) } });
  if ((held?.version ?? 0) !== version) {
    return fail('CONFLICT', 'Somebody else changed this notice meanwhile. Look at it again before you correct it.');
  }
  const taken = await takeNotice(tx, made.value, draft, nowMs);
  const stands = await findVersion(tx, id);
  if (!stands) return noNumber();
  return succeed({ taken, recall: { ...stands, households: await foundIn(tx, id) } });
}

/** Takes a notice back. @returns whether it was published until now; NOT_FOUND where there is none */
export async function withdrawOwn(
  tx: Tx,
  { number, nowMs }: Pick<Publishing, 'number' | 'nowMs'>,
): Promise<Result<boolean>> {
  const held = await findVersion(tx, idOf(number));
  if (!held) return noNumber();
  if (held.notice.withdrawn) return succeed(false);
  const changedOn = changedDay(held.notice, dayOf(nowMs));
  await takeNotice(tx, { ...held.notice, withdrawn: true, changedOn }, { withdrawn: true }, nowMs);
  return succeed(true);
}

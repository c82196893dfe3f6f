import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import {
  correctionOf,
  type FileTip,
  openSharedFile,
  type SharedCorrection,
  writeSharedFile,
} from '#domain/federation/shared-file.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { packKey } from '../packs/pack-key.ts';
import { contributionStore } from '../review/store.ts';
import { receivedStore } from './received-store.ts';

const LAST = 'shared file made at';
const LAST_MADE = statement((q) => q.selectFrom('instance').select('value').where('key', '=', LAST));
const KEEP_MADE = statement((q, { value }: { value: string }) =>
  q
    .insertInto('instance')
    .values({ key: LAST, value })
    .onConflict((on) => on.column('key').doUpdateSet({ value })),
);

/** Whether a key signed a text; false also for what is no key. */
function isSigned(key: string, signature: string, text: string): boolean {
  try {
    const held = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
    return verify(null, Buffer.from(text, 'utf8'), held, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/**
 * Writes what this server gives to others: of each product the latest correction that was taken, and tips that its people
 * chose. No account, no household, and no time but the day of an entry is in it (product P26.1).
 */
export async function exportShared(database: Database, tips: readonly FileTip[], nowMs: number) {
  const latest = new Map<string, SharedCorrection>();
  for (const one of await contributionStore.taken(database.reader)) {
    const correction = correctionOf(one);
    if (correction) latest.set(correction.gtin, correction);
  }
  const key = await packKey(database);
  const madeAt = await database.writes.run(async (tx) => {
    const last = Number((await tx.first(LAST_MADE))?.value ?? 0);
    // Two files of one server never count as one, whatever its clock says.
    const next = Math.max(nowMs, last + 1);
    await tx.run(KEEP_MADE, { value: String(next) });
    return next;
  });
  const corrections = [...latest.values()];
  const text = writeSharedFile({ madeAt, corrections, tips: [...tips] }, key);
  return { text, corrections: corrections.length, tips: tips.length };
}

const idOf = (kind: string, data: string): string =>
  createHash('sha256').update(`${kind} ${data}`).digest('base64url').slice(0, 22);

/** What became of a file. */
export interface TakenIn {
  readonly from: string;
  readonly corrections: number;
  readonly tips: number;
  /** What was here before, waiting or settled. */
  readonly known: number;
}

/** Takes a file of another server in: all of it waits for a look (product P26.2). @returns why it is refused */
export const importShared = ({ writes }: Database, text: string, nowMs: number): Promise<Result<TakenIn>> =>
  writes.run(async (tx): Promise<Result<TakenIn>> => {
    const knownKey = async (key: string) => {
      const row = await receivedStore.key(tx, key);
      return row && { latestAt: row.latest_at };
    };
    const opened = await openSharedFile(text, knownKey, isSigned, nowMs);
    if (!opened.ok) return opened;
    const { key, body } = opened.value;
    const news = { correction: 0, tip: 0 };
    const add = async (kind: 'correction' | 'tip', said: object, productId: string | null) => {
      const data = JSON.stringify(said);
      const row = { id: idOf(kind, data), key, kind, product_id: productId, data, received_at: nowMs };
      if (await receivedStore.add(tx, row)) news[kind] += 1;
    };
    for (const correction of body.corrections) await add('correction', correction, correction.gtin);
    for (const tip of body.tips) await add('tip', tip, null);
    await receivedStore.note(tx, key, body.madeAt);
    const from = (await receivedStore.key(tx, key))?.name ?? '';
    const known = body.corrections.length + body.tips.length - news.correction - news.tip;
    return succeed({ from, corrections: news.correction, tips: news.tip, known });
  });

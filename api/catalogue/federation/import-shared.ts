import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { isNewFile, openSharedFile, type SharedBody } from '#domain/federation/shared-file.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { type ReceivedKind, receivedStore } from './received-store.ts';

/**
 * The writer connection must not be held for longer than 20 ms. How long the commit of a batch takes depends on the
 * disk: after a batch that took longer than this, the next one has half as many rows, otherwise a quarter more.
 */
const HOLD_MS = 9;
/** Rows of the first batch. */
const FIRST_ROWS = 8;
/** Most rows of a batch: more would take a busy disk too long. */
const MOST_ROWS = 12;

/** Whether a key signed a text; false for an invalid key too. */
function isSigned(key: string, signature: string, text: string): boolean {
  try {
    const held = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
    return verify(null, Buffer.from(text, 'utf8'), held, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

interface Row {
  readonly id: string;
  readonly kind: ReceivedKind;
  readonly product_id: string | null;
  readonly data: string;
}

function rowOf(kind: ReceivedKind, said: object, productId: string | null): Row {
  const data = JSON.stringify(said);
  const id = createHash('sha256').update(`${kind} ${data}`).digest('base64url').slice(0, 22);
  return { id, kind, product_id: productId, data };
}

const rowsOf = ({ corrections, tips }: SharedBody): readonly Row[] => [
  ...corrections.map((one) => rowOf('correction', one, one.gtin)),
  ...tips.map((one) => rowOf('tip', one, null)),
];

/** The result of importing a file. */
export interface SharedImportResult {
  readonly from: string;
  readonly corrections: number;
  readonly tips: number;
  /** Entries that were already here, waiting or settled. */
  readonly known: number;
  /** The longest that a batch held the writer connection, in milliseconds, including its commit. */
  readonly longestHoldMs: number;
}

/**
 * Imports a file from another server; all of its entries wait for a review (product P26.2). The whole file is validated
 * before anything is stored, which happens in batches. If the import is killed, importing the same file again adds only
 * what is missing.
 * @param now monotonic clock in milliseconds
 * @returns why the file is refused; also if its key is removed or a newer file arrives during the import
 */
export async function importShared(
  { reader, writes }: Database,
  text: string,
  nowMs: number,
  now: () => number = () => performance.now(),
): Promise<Result<SharedImportResult>> {
  const knownKey = async (key: string) => {
    const row = await receivedStore.key(reader, key);
    return row && { latestAt: row.latest_at };
  };
  const opened = await openSharedFile(text, knownKey, isSigned, nowMs);
  if (!opened.ok) return opened;
  const { key, body } = opened.value;
  const rows = rowsOf(body);
  const news = { correction: 0, tip: 0 };
  let longestHoldMs = 0;
  let most = FIRST_ROWS;
  for (let at = 0; ; ) {
    const began = now();
    const done = await writes.run(async (tx) => {
      const sender = await receivedStore.key(tx, key);
      const stands = isNewFile(sender && { latestAt: sender.latest_at }, key, body.madeAt);
      if (!stands.ok) return stands;
      const added = { correction: 0, tip: 0 };
      const batch = rows.slice(at, at + most);
      for (const row of batch) {
        if (await receivedStore.add(tx, { ...row, key, received_at: nowMs })) added[row.kind] += 1;
      }
      const next = at + batch.length;
      // The last batch records that the file is complete. Until then it may be imported again.
      const isWhole = next === rows.length;
      if (isWhole) await receivedStore.note(tx, key, body.madeAt);
      return succeed({ next, added, isWhole, from: sender?.name ?? '' });
    });
    const heldMs = now() - began;
    longestHoldMs = Math.max(longestHoldMs, heldMs);
    most = heldMs > HOLD_MS ? Math.max(1, Math.floor(most / 2)) : Math.min(MOST_ROWS, Math.ceil(most * 1.25));
    if (!done.ok) return done;
    const { next, added, isWhole, from } = done.value;
    news.correction += added.correction;
    news.tip += added.tip;
    at = next;
    const known = rows.length - news.correction - news.tip;
    if (isWhole) return succeed({ from, corrections: news.correction, tips: news.tip, known, longestHoldMs });
  }
}

import type { MessagePart } from '#domain/delivery/message.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { shortDigest } from '#domain/short-digest.ts';
import { unkeyedRow } from '../recalls/unkeyed.ts';
import type { AccountDb } from '../tables/account-db.ts';
import type { Send } from '../transport/ports.ts';

/** A push must be answered with a notification soon: without the notice in time it is shown without its words. */
const PATIENCE_MS = 8_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Written by hand: the service worker has no room for the schemas. */
const isNotice = (value: unknown): value is RecallNotice =>
  isRecord(value) &&
  ['id', 'title', 'reason', 'publishedOn', 'changedOn'].every((name) => typeof value[name] === 'string') &&
  ['brands', 'products', 'models', 'gtins', 'lots'].every((name) => Array.isArray(value[name]));

/**
 * Brings the notice that a message is about to this phone, so that it can be read without a signal from then on. What
 * cannot be had now comes with the next look-up of the page.
 */
export async function fetchNotice(send: Send, db: AccountDb, part: MessagePart): Promise<void> {
  if (part.k !== 'recall' || part.product === '' || (await db.notices.where('ref').equals(part.ref).count()) > 0)
    return;
  try {
    const answer = await send(`/api/recalls/held?product=${encodeURIComponent(part.product)}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    const notices = isRecord(body) && Array.isArray(body.notices) ? body.notices.filter(isNotice) : [];
    const rows = notices.filter(({ id }) => shortDigest(id) === part.ref).map(unkeyedRow);
    await db.notices.bulkPut(rows);
  } catch {
    // No signal, or the tables are full.
  }
}

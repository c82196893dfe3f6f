import type { MessagePart } from '#domain/delivery/message.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { shortDigest } from '#domain/short-digest.ts';
import { unkeyedRow } from '../recalls/unkeyed.ts';
import type { AccountDb } from '../tables/account-db.ts';
import type { Send } from '../transport/ports.ts';

/** A push must show a notification soon: if the notice is not here in time, its text is left out. */
const PATIENCE_MS = 8_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Checked by hand, since the service worker has no room for the schemas. */
const isNotice = (value: unknown): value is RecallNotice =>
  isRecord(value) &&
  ['id', 'title', 'reason', 'publishedOn', 'changedOn'].every((name) => typeof value[name] === 'string') &&
  ['brands', 'products', 'models', 'gtins', 'lots'].every((name) => Array.isArray(value[name]));

/**
 * Stores the notice that a message is about on this phone, so that it can be read offline. If that fails, the page's
 * next recall check fetches it.
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
    // Offline, or the tables are full.
  }
}

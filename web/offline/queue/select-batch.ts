import { LONGEST_MS } from '../sync/backoff.ts';
import type { OutboxEntry } from '../tables/account-db.ts';

/** Operations taken by a sender that does not come back are free again after this long. */
export const LEASE_MS = 60_000;

/** Bytes of a push that are not operations: device id, brackets, commas. */
const ENVELOPE_BYTES = 512;

const sizeOf = (entry: OutboxEntry): number => new TextEncoder().encode(JSON.stringify(entry.operation)).length + 1;

/** Whether a time has come. One further ahead than the longest possible wait is from before the clock was set back. */
export const isTimeReached = (at: number, nowMs: number, longestMs: number): boolean =>
  at <= nowMs || at > nowMs + longestMs;

/** Whether an entry may be sent: queued and due, or taken by a sender whose lease has run out. */
const isDue = (entry: OutboxEntry, nowMs: number): boolean =>
  entry.state === 'queued'
    ? isTimeReached(entry.nextAttemptAt, nowMs, LONGEST_MS)
    : entry.state === 'inflight' && isTimeReached(entry.leaseUntil, nowMs, LEASE_MS);

/**
 * Chooses the operations of the next push, in the order they were made. A waiting operation holds back later ones of
 * its own row only; other rows continue. An operation that depends on another row's operation waits until that one is
 * answered: in a single push the server might refuse the first and then, because of it, the second.
 * @param entries every entry that is not acked, by `n`
 * @param limits maximum operations and bytes; one operation is always let through, whatever its size
 * @param missing hashes of photos not yet on the server; operations that refer to them wait
 */
export function selectBatch(
  entries: readonly OutboxEntry[],
  nowMs: number,
  limits: { readonly ops: number; readonly bytes: number },
  missing: ReadonlySet<string> = new Set(),
): OutboxEntry[] {
  const open = new Map(entries.map((entry) => [entry.opId, entry]));
  const blocked = new Set<string>();
  const batch: OutboxEntry[] = [];
  let bytes = ENVELOPE_BYTES;
  for (const entry of entries) {
    if (entry.state === 'dead') continue;
    const waitsForAnother = entry.dependsOn.some((id) => {
      const other = open.get(id);
      return missing.has(id) || (other !== undefined && other.entityId !== entry.entityId);
    });
    if (blocked.has(entry.entityId) || waitsForAnother || !isDue(entry, nowMs)) {
      blocked.add(entry.entityId);
      continue;
    }
    const size = sizeOf(entry);
    if (batch.length > 0 && (batch.length >= limits.ops || bytes + size > limits.bytes)) break;
    bytes += size;
    batch.push(entry);
  }
  return batch;
}

import { LONGEST_MS } from '../sync/backoff.ts';
import type { OutboxEntry } from '../tables/account-db.ts';

/** Whoever took operations to send them, and did not come back, has lost them after this long. */
export const LEASE_MS = 60_000;

/** Bytes of a push that are not operations: device id, brackets, commas. */
const ENVELOPE_BYTES = 512;

const sizeOf = (entry: OutboxEntry): number => new TextEncoder().encode(JSON.stringify(entry.operation)).length + 1;

/** Whether a moment has come. One further ahead than anybody ever waits was written before the clock was set back. */
export const hasCome = (at: number, nowMs: number, longestMs: number): boolean => at <= nowMs || at > nowMs + longestMs;

/** Whether an entry may go now: waiting and due, or taken by somebody who did not come back within the lease. */
const isDue = (entry: OutboxEntry, nowMs: number): boolean =>
  entry.state === 'queued'
    ? hasCome(entry.nextAttemptAt, nowMs, LONGEST_MS)
    : entry.state === 'inflight' && hasCome(entry.leaseUntil, nowMs, LEASE_MS);

/**
 * Chooses what the next push carries, in the order things were done. What waits holds back the later operations of
 * its own row only; other rows go on. An operation that needs another row's operation done first waits until that one
 * is answered, since in one push the server might refuse the first and then, for its sake, the second.
 * @param entries every entry that is not acked, by `n`
 * @param missing hashes of photos that are not on the server yet: what names them waits
 * @param limits most operations and bytes; one operation is always let through, whatever its size
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

import type { OutboxEntry } from './account-db.ts';

/** Bytes of a push that are not operations: device id, brackets, commas. */
const ENVELOPE_BYTES = 512;

const sizeOf = (entry: OutboxEntry): number => new TextEncoder().encode(JSON.stringify(entry.operation)).length + 1;

/** Whether an entry may go now: waiting and due, or taken by somebody who did not come back within the lease. */
const isDue = (entry: OutboxEntry, nowMs: number): boolean =>
  entry.state === 'queued' ? entry.nextAttemptAt <= nowMs : entry.state === 'inflight' && entry.leaseUntil <= nowMs;

/**
 * Chooses what the next push carries, in the order things were done. What waits holds back the later operations of
 * its own row only; other rows go on. An operation that needs another row's operation done first waits until that one
 * is answered, since in one push the server might refuse the first and then, for its sake, the second.
 * @param entries every entry that is not acked, by `n`
 * @param limits most operations and bytes; one operation is always let through, whatever its size
 */
export function selectBatch(
  entries: readonly OutboxEntry[],
  nowMs: number,
  limits: { readonly ops: number; readonly bytes: number },
): OutboxEntry[] {
  const open = new Map(entries.map((entry) => [entry.opId, entry]));
  const blocked = new Set<string>();
  const batch: OutboxEntry[] = [];
  let bytes = ENVELOPE_BYTES;
  for (const entry of entries) {
    if (entry.state === 'dead') continue;
    const waitsForAnother = entry.dependsOn.some((opId) => {
      const other = open.get(opId);
      return other !== undefined && other.entityId !== entry.entityId;
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

import type { LedgerEntry } from './ledger.ts';
import type { Sources } from './sources.ts';

/** A product at home and a possible replacement. */
export interface LedgerOption {
  readonly out: string;
  readonly into: { readonly key: string; readonly sources: Sources };
}

/** The swap that removes the most sources. */
export interface LedgerSwap {
  readonly out: string;
  readonly into: string;
  /** Number of sources removed, by the id of the member or pet; only those whose count falls. */
  readonly fewer: ReadonlyMap<string, number>;
  readonly total: number;
}

const countOf = (sources: Sources, subject: string): number => sources.get(subject)?.length ?? 0;

/**
 * The one swap that removes the most sources, counted over everybody at home (product P2.13.3). It must not increase
 * anybody's count, and a product already at home is never the replacement. Ties are broken by the ids of the two
 * products.
 * @returns null if no swap removes any
 */
export function bestLedgerSwap(entries: readonly LedgerEntry[], options: readonly LedgerOption[]): LedgerSwap | null {
  const atHome = new Map(entries.map(({ key, sources }) => [key, sources]));
  let best: LedgerSwap | null = null;
  for (const { out, into } of options) {
    const before = atHome.get(out);
    if (!before || atHome.has(into.key)) continue;
    const subjects = [...new Set([...before.keys(), ...into.sources.keys()])];
    const changes = subjects.map((one): [string, number] => [one, countOf(before, one) - countOf(into.sources, one)]);
    const total = changes.reduce((sum, [, change]) => sum + change, 0);
    if (total <= 0 || changes.some(([, change]) => change < 0)) continue;
    const found: LedgerSwap = {
      out,
      into: into.key,
      fewer: new Map(changes.filter(([, change]) => change > 0)),
      total,
    };
    if (best === null || comesBefore(found, best)) best = found;
  }
  return best;
}

function comesBefore(one: LedgerSwap, other: LedgerSwap): boolean {
  if (one.total !== other.total) return one.total > other.total;
  return one.out !== other.out ? one.out < other.out : one.into < other.into;
}

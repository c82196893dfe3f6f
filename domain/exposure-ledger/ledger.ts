import type { LedgerRoute, Sources } from './sources.ts';

/** A product at home with what of it concerns whom. */
export interface LedgerEntry {
  readonly key: string;
  readonly routes: readonly LedgerRoute[];
  readonly sources: Sources;
}

/** One substance, for one of the household. */
export interface LedgerLine {
  readonly substance: string;
  /** The products on whose labels it stands. */
  readonly products: readonly string[];
  readonly routes: readonly LedgerRoute[];
}

/** What concerns one of the household: a count of sources on labels, no dose (product P2.13.1). */
export interface LedgerOf {
  /** Id of the member or pet. */
  readonly subject: string;
  /** The most sources first. */
  readonly lines: readonly LedgerLine[];
  /** Sources in all: one for each substance on each label. */
  readonly count: number;
}

const ROUTES: readonly LedgerRoute[] = ['eaten', 'skin', 'breathed'];

/** The ledger of one of the household. @param entries what is at home, each product once */
export function ledgerOf(subject: string, entries: readonly LedgerEntry[]): LedgerOf {
  const found = new Map<string, { products: string[]; routes: Set<LedgerRoute> }>();
  for (const { key, routes, sources } of entries) {
    for (const substance of sources.get(subject) ?? []) {
      const line = found.get(substance) ?? { products: [], routes: new Set() };
      line.products.push(key);
      for (const route of routes) line.routes.add(route);
      found.set(substance, line);
    }
  }
  const lines = [...found].map(([substance, { products, routes }]) => ({
    substance,
    products,
    routes: ROUTES.filter((route) => routes.has(route)),
  }));
  lines.sort((one, other) => other.products.length - one.products.length || (one.substance < other.substance ? -1 : 1));
  return { subject, lines, count: lines.reduce((sum, { products }) => sum + products.length, 0) };
}

import type { LedgerRoute, Sources } from './sources.ts';

/** A product at home, with its substances of concern for each member and pet. */
export interface LedgerEntry {
  readonly key: string;
  readonly routes: readonly LedgerRoute[];
  readonly sources: Sources;
}

/** One substance, for one member or pet. */
export interface LedgerLine {
  readonly substance: string;
  /** The products that list it on their label. */
  readonly products: readonly string[];
  readonly routes: readonly LedgerRoute[];
}

/** The ledger of one member or pet: a count of sources on labels, not a dose (product P2.13.1). */
export interface LedgerOf {
  /** Id of the member or pet. */
  readonly subject: string;
  /** Most sources first. */
  readonly lines: readonly LedgerLine[];
  /** Total sources: one for each substance on each label. */
  readonly count: number;
}

const ROUTES: readonly LedgerRoute[] = ['eaten', 'skin', 'breathed'];

/** The ledger of one member or pet. @param entries what is at home, each product once */
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

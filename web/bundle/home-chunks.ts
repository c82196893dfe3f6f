import { type Imports, reach } from './reach.ts';

/**
 * What a dashboard with something at home is filled with once the schemas are made, by its chunk. What comes first is what
 * other screens need of the next: they fetch no more than that.
 */
const PARTS = {
  areas: ['web/features/dashboard/area-name.tsx', 'domain/inventory/standing.ts'],
  health: ['web/features/dashboard/home-health-card.tsx'],
  notices: ['web/notices/use-notifications.ts'],
  bell: ['web/features/shell/bell.tsx'],
  match: ['web/offline/recalls/match.ts'],
  'home-recalls': ['web/features/dashboard/recall-alerts.tsx', 'web/offline/recalls/refresh.ts'],
  findings: ['domain/inventory/hazards/findings.ts', 'web/product-view/in-slices.ts'],
  critical: ['web/product-view/critical-warnings.ts'],
  watch: ['web/features/dashboard/home-watch.tsx'],
  look: ['web/product-view/look-through.ts'],
} as const;
/** Screens that need a little of it, an icon or the words of a date: that stays apart, so that they need not fetch the rest. */
const APART = ['product', 'compare', 'scan', 'label', 'community', 'settings', 'shopping-list', 'administration'].map(
  (name) => `web/screens/${name}.tsx`,
);

/** The same module graph, read in two ways. */
export interface ModuleGraph {
  /** What a module imports without waiting. */
  readonly importsOf: Imports;
  /** What it imports when it is needed. */
  readonly importsLaterOf: Imports;
}

/**
 * A few chunks for what the dashboard draws a moment after its first paint. Left alone, its modules become some forty
 * chunks, and each costs a phone a request through the service worker at every start.
 * @param root folder of the repository, with a slash at its end
 * @returns which of them a module belongs to; null for none
 */
export function homeChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  const inRoot = (files: readonly string[]) => files.map((file) => root + file);
  let sets: {
    readonly parts: readonly (readonly [string, ReadonlySet<string>])[];
    readonly apart: ReadonlySet<string>;
  } | null = null;
  return (id, { importsOf, importsLaterOf }) => {
    sets ??= {
      parts: Object.entries(PARTS).map(([name, files]) => [name, reach(inRoot(files), importsOf)] as const),
      apart: reach(inRoot(APART), (of) => [
        ...importsOf(of),
        ...importsLaterOf(of).filter((later) => !later.startsWith(`${root}web/screens/`)),
      ]),
    };
    if (sets.apart.has(id)) return null;
    return sets.parts.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}

import { type Imports, reach } from './reach.ts';

/**
 * By chunk, what fills the dashboard of a household with products once the schemas are created. Earlier chunks hold
 * what other screens need of the later ones, so that those screens fetch no more than that.
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
  look: ['web/product-view/check-home.ts'],
} as const;
/** Screens that need only a little of it, such as an icon or date wording. That stays out of the chunks above. */
const APART = ['product', 'compare', 'scan', 'label', 'community', 'settings', 'shopping-list', 'administration'].map(
  (name) => `web/screens/${name}.tsx`,
);

/** The module graph, by static and by dynamic imports. */
export interface ModuleGraph {
  /** A module's static imports. */
  readonly importsOf: Imports;
  /** A module's dynamic imports. */
  readonly importsLaterOf: Imports;
}

/**
 * A few chunks for what the dashboard draws a moment after its first paint. Otherwise its modules would become some
 * forty chunks, each costing a phone a request through the service worker at every start.
 * @param root folder of the repository, with a trailing slash
 * @returns which of these chunks a module belongs to; null if none
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

import { type Imports, reach } from './reach.ts';

/** The page's entry. */
const ENTRY = 'web/main.tsx';
/** The script of the first visit's page. */
const START_SCRIPT = 'web/start-page.ts';
/** The session and the tables: needed by every screen, and fetched in parallel with the page's first bundle. */
const CLIENT = 'web/client/started-client.tsx';
/**
 * What appears around every signed-in screen a moment later, and word search, which the dashboard's later parts share
 * with other screens.
 */
const SOON = [
  'web/features/shell/account-menu.tsx',
  'web/features/shell/chip-button.tsx',
  'web/features/shell/shortcuts.tsx',
  'web/features/shell/sidebar-usage.tsx',
  'web/features/account/sign-in-again.tsx',
  'web/features/help/help-button.tsx',
  'web/features/analytics/screen-events.tsx',
  'domain/products/word-search.ts',
  'domain/knowledge/names/normalise.ts',
];
/** Schemas, rules and sync: what every signed-in page fetches after its first paint. */
const BEHIND = 'web/client/whole-client.ts';
/**
 * Its schemas, in three chunks: zod with the smallest schema, those of products, and those of synced entities. Each
 * chunk runs in a task of its own.
 */
const FIRST_SCHEMA = 'domain/products/nutrition.ts';
const SCHEMAS = 'domain/products/calls.ts';
const ENTITIES = 'domain/sync/entities.ts';
/** What the dashboard, opened from the home screen, needs in addition to the page's entry. */
const START_SCREENS = ['layouts/signed-in', 'layouts/with-tabs', 'dashboard'].map((name) => `web/screens/${name}.tsx`);

/**
 * Nine chunks: the little code the start page runs, what every page of the app needs to paint, the client that every
 * screen uses, what else the start from the home screen needs, and what follows it in five steps. Otherwise modules
 * that several screens share would become some fifty chunks, each costing a phone a request through the service worker.
 * @param root folder of the repository, with a trailing slash
 * @returns which of these chunks a module belongs to, given what each module imports; null if none
 */
export function earlyChunks(root: string): (id: string, importsOf: Imports) => string | null {
  const reachFrom = (files: readonly string[], importsOf: Imports) =>
    reach(
      files.map((file) => root + file),
      importsOf,
    );
  let sets: Readonly<
    Record<
      'first' | 'page' | 'client' | 'start' | 'soon' | 'zod' | 'schemas' | 'entities' | 'behind',
      ReadonlySet<string>
    >
  > | null = null;
  return (id, importsOf) => {
    sets ??= {
      first: reachFrom([START_SCRIPT], importsOf),
      page: reachFrom([ENTRY], importsOf),
      client: reachFrom([CLIENT], importsOf),
      start: reachFrom(START_SCREENS, importsOf),
      soon: reachFrom(SOON, importsOf),
      zod: reachFrom([FIRST_SCHEMA], importsOf),
      schemas: reachFrom([SCHEMAS], importsOf),
      entities: reachFrom([ENTITIES], importsOf),
      behind: reachFrom([BEHIND], importsOf),
    };
    if (id === root + ENTRY || id === root + START_SCRIPT) return null;
    if (sets.first.has(id) && sets.page.has(id)) return 'first';
    if (sets.page.has(id)) return 'page';
    if (sets.client.has(id)) return 'client';
    if (sets.start.has(id)) return 'start';
    if (sets.soon.has(id)) return 'soon';
    if (!sets.behind.has(id)) return null;
    if (sets.zod.has(id)) return 'zod';
    if (sets.schemas.has(id)) return 'schemas';
    return sets.entities.has(id) ? 'entities' : 'behind';
  };
}

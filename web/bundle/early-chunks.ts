import { type Imports, reach } from './reach.ts';

/** The page's entry. */
const ENTRY = 'web/main.tsx';
/** The script of the page of the first visit. */
const START_SCRIPT = 'web/start-page.ts';
/** Who is signed in, and the tables: needed by every screen, and fetched beside the page's first bundle. */
const CLIENT = 'web/client/started-client.tsx';
/**
 * What stands around every signed-in screen a moment after it, and how words are searched: the later parts of the
 * dashboard share that with the other screens.
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
/** Schemas, rules and sync: what every signed-in page fetches behind its first paint. */
const BEHIND = 'web/client/whole-client.ts';
/**
 * The schemas among that: what makes them with the smallest one, those of products, and those of what travels. Each is a
 * file of its own, which is run in a task of its own.
 */
const FIRST_SCHEMA = 'domain/products/nutrition.ts';
const SCHEMAS = 'domain/products/calls.ts';
const ENTITIES = 'domain/sync/entities.ts';
/** What the dashboard, opened from the home screen, needs besides the page's entry. */
const START_SCREENS = ['layouts/signed-in', 'layouts/with-tabs', 'dashboard'].map((name) => `web/screens/${name}.tsx`);

/**
 * Nine chunks: the little that the start page runs on, what every page of the app paints with, the client that every
 * screen asks, what the start from the home screen needs besides, and what follows it in five steps. Left alone,
 * modules that several screens use become some fifty chunks of their own, and each costs a phone a request through the service worker.
 * @param root folder of the repository, with a slash at its end
 * @returns which of these chunks a module belongs to, given what each module imports; null for none of them
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

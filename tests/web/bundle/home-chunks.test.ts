import { expect, it } from 'vitest';
import { homeChunks, type ModuleGraph } from '#web/bundle/home-chunks.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/r/web/features/dashboard/home-watch.tsx': ['/r/domain/pairs.ts', '/r/domain/dates.ts', '/r/domain/words.ts'],
  '/r/domain/inventory/hazards/findings.ts': ['/r/domain/dates.ts'],
  '/r/web/features/report/mixing.tsx': ['/r/domain/words.ts'],
};
const LATER: Readonly<Record<string, readonly string[]>> = {
  '/r/web/screens/product.tsx': ['/r/web/features/report/mixing.tsx', '/r/web/screens/dashboard.tsx'],
  '/r/web/screens/dashboard.tsx': ['/r/web/features/dashboard/home-watch.tsx'],
};
const graph: ModuleGraph = { importsOf: (id) => IMPORTS[id] ?? [], importsLaterOf: (id) => LATER[id] ?? [] };

it.each([
  ['what a part of the dashboard is made of', '/r/domain/pairs.ts', 'watch'],
  ['what an earlier part needs too', '/r/domain/dates.ts', 'findings'],
  ['what the report needs too, if only later', '/r/domain/words.ts', null],
  ['what no part needs', '/r/domain/other.ts', null],
])('puts %s where it belongs', (_what, id, chunk) => {
  expect(homeChunks('/r/')(id, graph)).toBe(chunk);
});

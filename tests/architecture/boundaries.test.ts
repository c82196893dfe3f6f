import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

// A checker that reads no files reports no errors, so each rule gets a file that breaks it.
const root = fileURLToPath(new URL('../../', import.meta.url));
const PLANTED: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'domain-takes-only-zod': ['domain/greedy.ts', "import 'dexie';"],
  'no-cycles': ['domain/egg.ts', "import './hen.ts';"],
  'features-are-islands': ['web/features/report/report.ts', "import '#web/features/scan/scan.ts';"],
  'server-stays-out-of-the-page': [
    'web/offline/transport/remote.ts',
    "import type { Api } from '#api/app.ts';\nexport type A = Api;",
  ],
  'ui-knows-no-products': ['web/ui/card.ts', "import '#domain/egg.ts';"],
  'offline-runs-anywhere': ['web/offline/new-id.ts', "import 'react';"],
  'workers-decode-and-assess': ['web/workers/decoder.ts', "import 'react';"],
  'rooms-below-features': ['web/words/class-words.ts', "import '#web/features/scan/scan.ts';"],
  'features-below-screens': ['web/features/scan/open.ts', "import '#web/screens/home.ts';"],
  'service-worker-syncs': ['sw/sw.ts', "import '#web/workers/decoder.ts';"],
  'no-engine-in-the-service-worker': ['sw/push.ts', "import '#web/offline/assess.ts';"],
  'migrations-are-frozen': ['db/migrations/first.ts', "import '#domain/egg.ts';"],
  'db-takes-domain': ['db/open.ts', "import '#api/app.ts';"],
  'api-takes-domain-and-db': ['api/page.ts', "import '#web/ui/card.ts';"],
  'rooms-by-their-door': ['api/kitchen/cook.ts', "import '../cellar/wine.ts';"],
  'the-floor-knows-no-room': ['api/sync/nosy.ts', "import '../cellar/room.ts';"],
  'rooms-are-gathered-by-their-door': ['api/stores.ts', "import './cellar/wine.ts';"],
  'nothing-imports-tests': ['domain/cheat.ts', "import '#tests/answers.ts';"],
  'everything-resolves': ['api/lost.ts', "import './gone.ts';"],
};
const NEEDED: Readonly<Record<string, string>> = {
  'domain/hen.ts': "import './egg.ts';",
  'domain/safety/engine.ts': 'export const engine = 1;',
  'web/offline/assess.ts': "import '#domain/safety/engine.ts';",
  'web/features/scan/scan.ts': 'export const scan = 1;',
  'web/screens/home.ts': 'export const home = 1;',
  'api/app.ts': 'export interface Api {}',
  'api/cellar/wine.ts': 'export const wine = 1;',
  'api/cellar/room.ts': 'export const cellar = 1;',
  'tests/answers.ts': 'export const answer = 42;',
};

let folder: string;
let broken: Map<string, string[]>;
let cruised: number;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'safeshelf-boundaries-'));
  for (const name of ['package.json', 'tsconfig.base.json']) copyFileSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of [...Object.values(PLANTED), ...Object.entries(NEEDED)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', join(root, 'tests/architecture/boundaries.cjs'), '--output-type', 'json'],
      ...['domain', 'web', 'sw', 'db', 'api', 'tests'],
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { totalCruised: number; violations: { from: string; rule: { name: string } }[] };
  };
  cruised = summary.totalCruised;
  broken = new Map();
  for (const { from, rule } of summary.violations) broken.set(rule.name, [...(broken.get(rule.name) ?? []), from]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads the files', () => {
  expect(cruised).toBeGreaterThanOrEqual(Object.keys(PLANTED).length);
});

it.each(Object.entries(PLANTED))('%s is caught', (rule, [file]) => {
  expect(broken.get(rule)).toContain(file);
});

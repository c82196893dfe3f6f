import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyEdit, type Edit } from './edits.ts';

// Adds a call and a screen to a copy of the project, counts the edited files, and checks that both are wired up.
const root = fileURLToPath(new URL('../../', import.meta.url));

const DECLARED = `
export const tides = {
  method: 'GET',
  path: '/api/tides',
  access: 'public',
  limit: 'default',
  summary: 'When the sea is high.',
  answers: { 200: z.object({ high: z.array(z.string()) }) },
} as const satisfies Call;
`;
const ROOM = 'api/emergency/room.ts';
const TABLE = 'domain/contract/calls.ts';
const CALL: readonly Edit[] = [
  { file: 'domain/emergency/calls.ts', before: '\nexport const helpNumbers', text: DECLARED },
  { file: TABLE, before: 'import { helpNumbers }', text: "import { tides } from '../emergency/calls.ts';\n" },
  { file: TABLE, before: '  helpNumbers,\n', text: '  tides,\n' },
  { file: ROOM, before: "'helpNumbers'>", text: "'tides' | " },
  { file: ROOM, before: ' helpNumbers: (', text: " tides: () => answer(200, { high: ['06:12'] })," },
];

const PAGE = `
import { Page } from '#web/ui/frame/page.tsx';

export const Component = () => <Page title="Tides">High at 06:12.</Page>;
`;
const SCREEN: readonly Edit[] = [
  { file: 'web/screens/tides.tsx', text: PAGE },
  { file: 'web/paths.ts', before: "  dashboard: '/dashboard',\n", text: "  tides: '/tides',\n" },
  {
    file: 'web/routes.tsx',
    before: '      at(paths.contact,',
    text: "      at(paths.tides, () => import('./screens/tides.tsx')),\n",
  },
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'safeshelf-addition-'));
  for (const name of ['api', 'db', 'domain', 'web', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  cpSync(join(root, 'tests/architecture/use-tides.ts'), join(folder, 'tests/architecture/use-tides.ts'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const edit of [...CALL, ...SCREEN]) applyEdit(folder, edit);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['call', CALL],
  ['screen', SCREEN],
])('a %s is edited in three files or fewer', (_what, edits) => {
  expect(new Set(edits.map(({ file }) => file)).size).toBeLessThanOrEqual(3);
});

test('the call is in the table that routes and documents are made of, and is answered', { timeout: 120_000 }, () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/architecture/use-tides.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout, stderr).toContain('declared true answered true');
});

test('the screen is a file of its own, loaded with its route', async () => {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: ['web/routes.tsx'],
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    write: false,
    metafile: true,
    packages: 'external',
    external: ['virtual:*'],
    loader: { '.svg': 'empty', '.woff2': 'empty', '.png': 'empty' },
    logLevel: 'silent',
  });
  const parts = Object.values(metafile.outputs).map(({ entryPoint }) => entryPoint);
  expect(parts).toContain('web/screens/tides.tsx');
});

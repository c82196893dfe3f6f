import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// Takes each condition on an owner (`.where('household_id', '=', …)`) out of the server's queries, one by one, in a copy of
// the tree, and runs the tests of the server: `npm run -s ownership-mutants`. Every one must be noticed.

const { values } = parseArgs({
  options: { from: { type: 'string', default: '1' }, most: { type: 'string', default: '1000' } },
});

const root = fileURLToPath(new URL('../../', import.meta.url));
const OWNER = "(?:'(?:[a-z]+\\.)?(?:household_id|user_id|owner_id)'|owner)";
/** A condition on whose a row is: by a parameter, by another row, or as part of another condition. */
const CONDITION = new RegExp(
  `\\.(?:where|whereRef|onRef)\\(${OWNER}, '=', [\\w.']+\\)|\\beb\\(${OWNER}, '=', [\\w.]+\\)`,
  'g',
);
/** What runs the server's statements, the quickest first. */
const TESTS = [
  'tests/api/two-households.test.ts',
  'tests/api/sync.test.ts',
  'tests/api/sync-blobs.test.ts',
  'tests/api/sessions.test.ts',
  'tests/api/accounts.test.ts',
  'tests/api/analytics.test.ts',
  'tests/api/bounded-rows.test.ts',
  'tests/api/clean-up.test.ts',
  'tests/api/inventory.test.ts',
  'tests/api/live-catalogue.test.ts',
  'tests/api/login-delays.test.ts',
  'tests/api/owner-orders.test.ts',
  'tests/api/products.test.ts',
  'tests/api/sync-conflicts.test.ts',
];

interface Mutant {
  readonly file: string;
  readonly at: number;
  readonly condition: string;
  readonly instead: string;
}

const sources = readdirSync(join(root, 'api'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const mutants: Mutant[] = sources.sort().flatMap((name) => {
  const file = join('api', name);
  return [...readFileSync(join(root, file), 'utf8').matchAll(CONDITION)].map(({ 0: condition, index }) => ({
    file,
    at: index,
    condition,
    instead: condition.startsWith('.') ? '' : 'eb.lit(true)',
  }));
});

const copy = mkdtempSync(join(tmpdir(), 'safeshelf-mutants-'));
const alive: string[] = [];
try {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !/^(node_modules|\.git|dist|\.tsc)(\/|$)/.test(relative(root, path)),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const passes = (): boolean => {
    const args = [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'unit',
      '--bail',
      '1',
      '--no-isolate',
      ...TESTS,
    ];
    return spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout: 600_000 }).status === 0;
  };
  if (!passes()) throw new Error('The tests fail without any change.');
  const first = Number(values.from) - 1;
  for (const [number, { file, at, condition, instead }] of mutants.entries()) {
    if (number < first || number >= first + Number(values.most)) continue;
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.slice(0, at) + instead + text.slice(at + condition.length));
    const place = `${file}:${text.slice(0, at).split('\n').length} ${condition}`;
    const noticed = !passes();
    writeFileSync(path, text);
    if (!noticed) alive.push(place);
    console.log(`${number + 1} of ${mutants.length} ${noticed ? 'noticed' : 'NOT NOTICED'} ${place}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${alive.length} not noticed`);
process.exitCode = alive.length > 0 ? 1 : 0;

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// Removes each condition on an owner (`.where('household_id', '=', …)`) from the server's queries, one at a time, in a
// copy of the tree, and runs the server's tests: `npm run -s ownership-mutants`, or `-- --room delivery --room tips`
// for some rooms. The tests must fail for every one. `--quick` runs only the owner tests and those of the room.

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    most: { type: 'string', default: '1000' },
    room: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
  },
});

const root = fileURLToPath(new URL('../../', import.meta.url));
const OWNER = "(?:'(?:[a-z]+\\.)?(?:household_id|user_id|owner_id|author_id)'|owner)";
/**
 * A condition on the owner of a row: by a parameter, by another row, as owned by nobody, or inside another condition.
 * Does not match an ORDER BY.
 */
const CONDITION = new RegExp(
  `\\.(?:where|whereRef|onRef|on)\\(${OWNER}, '(?:=|!=|is)', [\\w.']+\\)|(?<!orderBy\\(\\(eb\\) => )\\beb\\(${OWNER}, '(?:=|is)', [\\w.]+\\)`,
  'g',
);
/** Tests with two people who have the same data. They run most of the statements, and quickly. */
const OWNERS = ['stores', 'rows', 'people', 'erasing', 'catalogue', 'contributions', 'community', 'plans'].map(
  (what) => `owner-${what}`,
);
/** Tests that run the server's statements, fastest first. */
const TESTS = [
  'owner-orders',
  'two-households',
  'sync',
  'sync-blobs',
  'sessions',
  'accounts',
  'analytics',
  'bounded-rows',
  'clean-up',
  'inventory',
  'live-catalogue',
  'login-delays',
  'products',
  'sync-conflicts',
  'caller-matrix',
];
/** Tests that run the statements of one room; they run before {@link TESTS}. */
const OF_ROOM: Readonly<Record<string, readonly string[]>> = {
  'account-deletion': ['account-deletion'],
  'account-export': ['account-export'],
  accounts: ['daily-limits', 'own-account', 'second-step', 'tokens', 'forgotten-password', 'account-deletion'],
  administration: ['administration'],
  backups: ['backup'],
  catalogue: ['catalogue-import', 'product-search', 'product-review'],
  delivery: ['delivery'],
  groups: ['group-bounds', 'group-callers', 'groups', 'group-moderation'],
  households: ['household-adults', 'several-households'],
  jobs: ['clean-up'],
  leaderboard: ['leaderboard'],
  'open-pages': ['open-pages'],
  plans: ['billing', 'billing-sequences', 'subscription'],
  products: ['late-reports', 'relabel'],
  recalls: ['recalls', 'recalls-read'],
  referral: ['referral'],
  reviews: ['reviews'],
  scanning: ['scan'],
  sync: ['fair-work', 'change-stream'],
  tips: ['tips'],
  uploads: ['portraits', 'pictures'],
};

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
  const runs = (tests: readonly string[]): boolean => {
    const args = [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'unit',
      '--bail',
      '1',
      '--no-isolate',
      ...tests.map((name) => `tests/api/${name}.test.ts`),
    ];
    return spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout: 600_000 }).status === 0;
  };
  const rooms = values.room ?? Object.keys(OF_ROOM);
  const askedFor = (room: string) => [OWNERS, OF_ROOM[room] ?? [], ...(values.quick ? [] : [TESTS])];
  const all = [...new Set(rooms.flatMap((room) => askedFor(room).flat()))];
  if (!runs(all)) throw new Error('The tests fail without any change.');
  const first = Number(values.from) - 1;
  for (const [number, { file, at, condition, instead }] of mutants.entries()) {
    if (number < first || number >= first + Number(values.most)) continue;
    const room = file.split('/')[1] ?? '';
    if (values.room && !values.room.includes(room)) continue;
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.slice(0, at) + instead + text.slice(at + condition.length));
    const place = `${file}:${text.slice(0, at).split('\n').length} ${condition}`;
    const noticed = !askedFor(room).every((tests) => tests.length === 0 || runs(tests));
    writeFileSync(path, text);
    if (!noticed) alive.push(place);
    console.log(`${number + 1} of ${mutants.length} ${noticed ? 'noticed' : 'NOT NOTICED'} ${place}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${alive.length} not noticed`);
process.exitCode = alive.length > 0 ? 1 : 0;

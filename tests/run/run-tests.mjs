import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStale } from '../../api/commands/build-stamp.mjs';
import { check } from '../architecture/check.mjs';
import { ensureBrowser } from '../support/ensure-browser.mjs';
import { hasPostgres } from '../support/postgres-programs.mjs';
import { readFileSeconds, writeFileSeconds } from './file-seconds.mjs';
import { filesToRepeat, mergeRuns } from './second-run.mjs';
import { seedOfRun, tierFiles } from './tiers.mjs';

// `--whole` runs every test. Without it, long files are drawn by lot. `--note-seconds`, with it, records their times.
const WHOLE = process.argv.includes('--whole');
const NOTE_SECONDS = process.argv.includes('--note-seconds');
if (NOTE_SECONDS && !WHOLE) {
  console.error('Only a whole run can note how long each file takes: npm run test:whole -- --note-seconds');
  process.exit(64);
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const results = mkdtempSync(join(tmpdir(), 'safeshelf-results-'));

const run = (args, env = {}) =>
  new Promise((settle) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => settle(code ?? 1));
  });

/**
 * Runs vitest projects in parallel.
 * @returns the results of the files, and whether something went wrong that none of them shows: an unhandled error, or a
 * run that ended badly or ran nothing
 */
async function projects(names, { files, workers }) {
  const file = join(results, `${names.join('-')}-${workers ?? 'all'}.json`);
  const unhandled = `${file}.unhandled`;
  const code = await run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...names.flatMap((name) => ['--project', name]),
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tests/run/unhandled-errors.mjs',
      `--outputFile.json=${file}`,
    ],
    { UNHANDLED_ERRORS: unhandled },
  );
  if (!existsSync(file)) return { testResults: [], broken: true };
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed } = countOf(testResults);
  return { testResults, broken: existsSync(unhandled) || passed === 0 || (code !== 0 && failed === 0) };
}

/** Counts tests. One that did not run has not passed. A file that did not load, or a broken run, is one failure. */
function countOf(testResults, broken = false) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed, failed: tests.length - passed + unread.length + (broken ? 1 : 0) };
}

/** Runs projects, and keeps failures and times for the end. */
async function judged(tier, names) {
  const { testResults, broken } = await projects(names, { files: filesOf(tier) });
  failures.push(...failuresOf(testResults));
  took.push(...secondsOf(testResults));
  return countOf(testResults, broken);
}

/** The files of a tier that this run includes. */
function filesOf(tier) {
  const { all, drawn } = tierFiles(tier, readFileSeconds(), seed);
  const files = WHOLE ? all : drawn;
  shares.push(`${files.length} of ${all.length} files of the ${tier}`);
  return files;
}

/** How long each file took. */
const secondsOf = (testResults) =>
  testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]);

/** The slowest files, so that growth is noticed where it happens. */
const slowest = () =>
  took
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SLOWEST)
    .map(([file, seconds]) => `${seconds.toFixed(0).padStart(5)} s  ${file}`);

/** A paragraph for each failed test, and for each file that did not load: file, test name, start of the message. */
function failuresOf(testResults) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}\n${firstLines(message)}`];
    return failed.map((test) => `${file} > ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
  });
}

const firstLines = (text) => text.split('\n').slice(0, FAILURE_LINES).join('\n');

async function built() {
  if (isStale(root) && (await run(['api/commands/build.mjs'])) !== 0) return { passed: 0, failed: 1 };
  return { passed: 1, failed: 0 };
}

/** Browser tests. If only a few failed, they run once more, alone, and are listed at the end if they pass then. */
async function browserTests() {
  if (!ensureBrowser()) return countOf([], true);
  const first = await projects(['e2e'], { files: filesOf('browser tests') });
  took.push(...secondsOf(first.testResults));
  const again = first.broken ? [] : filesToRepeat(first.testResults);
  if (again.length === 0) {
    failures.push(...failuresOf(first.testResults));
    return countOf(first.testResults, first.broken);
  }
  const files = again.map((file) => relative(root, file));
  console.log(`\n== once more, alone: ${files.join(', ')}`);
  const second = await projects(['e2e'], { files, workers: 1 });
  const { counted, unsteady: passedLater } = mergeRuns(first.testResults, second.testResults);
  failures.push(...failuresOf(counted));
  unsteady.push(...failuresOf(passedLater));
  return countOf(counted, second.broken);
}

const WITH_POSTGRES = hasPostgres();

const STEPS = {
  'static checks': check,
  rules: () => judged('rules', ['rules']),
  'unit and contract tests': () =>
    judged('unit and contract tests', ['unit', 'apart', ...(WITH_POSTGRES ? ['postgres'] : [])]),
  build: built,
  'browser tests': browserTests,
};

// Enough for the seed and the counterexample of a property test.
const FAILURE_LINES = 12;
const SLOWEST = 20;
const seed = seedOfRun();
const failures = [];
const unsteady = [];
/** Files and the seconds they took. */
const took = [];
/** How much of each tier ran. */
const shares = [];
const sum = { passed: 0, failed: 0 };
const lines = [];
for (const [name, step] of Object.entries(STEPS)) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const { passed, failed } = await step();
  sum.passed += passed;
  sum.failed += failed;
  lines.push(`${name}: ${passed} passed, ${failed} failed (${((performance.now() - start) / 1000).toFixed(0)} s)`);
}
rmSync(results, { recursive: true, force: true });
for (const failure of failures) console.log(`\nfailed: ${failure}`);
for (const one of unsteady) console.log(`\nunsteady, passed when it ran again alone: ${one}`);
console.log(`\nlongest, beside others that ran meanwhile:\n${slowest().join('\n')}`);
console.log(`\n${lines.join('\n')}`);
if (NOTE_SECONDS) writeFileSeconds(took);
if (!WHOLE) {
  console.log(`\nRan ${shares.join(', ')}: all short ones, and of the long ones as many as the time allows.`);
  console.log(`TEST_DRAW=${seed} npm test draws the same again; npm run test:whole runs all.`);
}
if (!WITH_POSTGRES)
  console.log('No PostgreSQL can be started here, and TEST_DATABASE_URL names none: SQLite alone was tried.');
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);

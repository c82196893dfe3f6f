import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawFiles } from './draw-files.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** These tests render pictures, and run apart from the rules. */
const LABEL_PHOTO = 'tests/domain/label-photo/';

/**
 * The tiers that contain long files: which files belong to them, how many seconds their long files may take in one run,
 * by their recorded times, and what runs every time: one scan from the camera to the row, what must never be lost or
 * counted twice, and what warns a household.
 */
const TIERS = {
  rules: {
    holds: (file) => file.startsWith('tests/domain/') && !file.startsWith(LABEL_PHOTO),
    budget: 90,
    always: [],
  },
  'unit and contract tests': {
    holds: (file) => file.startsWith(LABEL_PHOTO) || !/^tests\/(?:domain|e2e)\//.test(file),
    budget: 280,
    always: ['tests/simulate/simulate.test.ts'],
  },
  'browser tests': {
    holds: (file) => file.startsWith('tests/e2e/'),
    budget: 570,
    always: ['journey', 'offline', 'scan-camera', 'household'].map((name) => `tests/e2e/${name}.test.ts`),
  },
};

/** Files changed within this time before the tested commit count as recently changed. */
const LATELY_SECONDS = 86_400;

/** The output of git; empty if this is no checkout, or there is no git. */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/**
 * What decides which long files a run takes: `TEST_DRAW`, else the commit, so that each commit tries other files and a
 * second run of it the same. Without a commit, the date.
 */
export const seedOfRun = () =>
  process.env.TEST_DRAW || git('rev-parse', '--short', 'HEAD') || new Date().toISOString().slice(0, 10);

/** Test files that were changed recently. */
function changedLately() {
  const at = Number(git('log', '-1', '--format=%ct'));
  return git('log', `--since=@${at - LATELY_SECONDS}`, '--name-only', '--format=', '--', 'tests').split('\n');
}

const CHANGED = changedLately();
const ALL = readdirSync(join(root, 'tests'), { recursive: true })
  .map((file) => `tests/${file}`)
  .filter((file) => file.endsWith('.test.ts'))
  .sort();

/** The names of the tiers. */
export const TIER_NAMES = Object.keys(TIERS);

/**
 * The files of a tier, and those of them that a run takes.
 * @param {string} tier
 * @param {Readonly<Record<string, number>>} seconds how long the long files took
 * @param {string} seed
 * @param {readonly string[]} changed drawn before others
 * @returns {{ all: string[], drawn: string[] }} paths from the root
 */
export function tierFiles(tier, seconds, seed, changed = CHANGED) {
  const { holds, budget, always } = TIERS[tier];
  const all = ALL.filter(holds);
  return { all, drawn: drawFiles(all, { seconds, always, changed, budget, seed }) };
}

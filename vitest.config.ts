import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/run/slow-first.ts';
import { PATIENCE_MS } from './tests/support/patience.ts';
import { hasPostgres } from './tests/support/postgres-programs.mjs';

const SETUP = ['tests/support/fail-on-printed-error.ts', 'tests/support/property-seed.ts'];
/** They draw with a library whose fonts and formats are settled once in a process; the server's own code refuses drawings. */
const DRAWS_PICTURES = 'tests/domain/label-photo/**/*.test.ts';
/** What stores, limits and jobs promise is asked of PostgreSQL too, by the files in which most statements run. */
const ON_POSTGRES = [
  'inventory',
  'keyed-calls',
  'metrics',
  'notifications',
  'own-account',
  'scan',
  'sessions',
  'sync',
  'sync-blobs',
  'sync-conflicts',
  'two-households',
].map((name) => `tests/api/${name}.test.ts`);
const WITH_POSTGRES = hasPostgres();

/** Each is a world of processes of its own. */
const SIMULATES = 'tests/simulate/**/*.test.ts';

/** Every core, since the command itself has little to do meanwhile. Ends a test that hangs; none is judged by its speed. */
const LONG_RUNS = {
  setupFiles: SETUP,
  testTimeout: 600_000,
  maxWorkers: '100%',
  // The first one to need it compiles the knowledge.
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      {
        extends: true,
        test: {
          // Pure rules: the files of a worker share their modules and the knowledge, which no test changes.
          name: 'rules',
          include: ['tests/domain/**/*.test.ts'],
          exclude: [DRAWS_PICTURES],
          isolate: false,
          ...LONG_RUNS,
        },
      },
      {
        extends: true,
        test: {
          // The files of a worker share their modules: loading them cost a quarter of the time.
          name: 'unit',
          include: ['tests/{db,api,offline,web,architecture}/**/*.test.ts'],
          isolate: false,
          ...LONG_RUNS,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: [SIMULATES, DRAWS_PICTURES], ...LONG_RUNS },
      },
      ...(WITH_POSTGRES
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: ['tests/postgres/**/*.test.ts', ...ON_POSTGRES],
                globalSetup: ['tests/postgres/start-for-all.ts'],
                env: { TEST_ENGINE: 'postgres' },
                isolate: false,
                ...LONG_RUNS,
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/browser-setup.ts'],
          // Single waits end sooner, and say what they waited for.
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
          // Loading the modules anew for each file cost a tenth of the time.
          isolate: false,
          // Each has a browser and a server of its own, which wait more than they work.
          maxWorkers: 3,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/support/slow-first.ts';

const SETUP = ['tests/support/fail-on-printed-error.ts', 'tests/support/property-seed.ts'];
/** The library that draws them looks for its fonts once in a process. */
const DRAWS_PICTURES = 'tests/domain/label-photo/**/*.test.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          // Pure rules: the files of a worker share their modules and the knowledge, which no test changes.
          name: 'rules',
          include: ['tests/domain/**/*.test.ts'],
          exclude: [DRAWS_PICTURES],
          isolate: false,
          setupFiles: SETUP,
          testTimeout: 180_000,
          maxWorkers: '100%',
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{db,api,offline,simulate,web,architecture}/**/*.test.ts', DRAWS_PICTURES],
          setupFiles: SETUP,
          // Ends a test that hangs; no test is judged by its speed.
          testTimeout: 180_000,
          // Every core: the command itself has little to do meanwhile.
          maxWorkers: '100%',
          // The first one to need it compiles the knowledge.
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/build-once.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each has a browser and a server of its own, which wait more than they work.
          maxWorkers: 3,
        },
      },
    ],
  },
});

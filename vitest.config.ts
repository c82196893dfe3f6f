import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{domain,db,api,offline,simulate,web,architecture}/**/*.test.ts'],
          setupFiles: ['tests/support/fail-on-printed-error.ts', 'tests/support/property-seed.ts'],
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
          maxWorkers: 2,
        },
      },
    ],
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['tests/mutation/scorer-tests.ts'],
    setupFiles: ['tests/support/property-seed.ts'],
    pool: 'threads',
    maxWorkers: 1,
    // This test runs the others.
    testNamePattern: /^answers about mutants$/,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: [],
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['tests/domain/products/label/*.test.ts'],
    // Times are not what a change of the reader is noticed by, and changed sources are slower.
    exclude: ['tests/domain/products/label/hostile-text.test.ts'],
    testTimeout: 60_000,
  },
});

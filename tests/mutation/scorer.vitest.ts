import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['tests/domain/safety/{golden,class-rows,everyone-caps,scorer-*}.test.ts'],
    testTimeout: 60_000,
  },
});

import { format } from 'node:util';
import { afterEach } from 'vitest';

// A test that prints an error has met something unhandled, whatever its assertions say.
const printed: string[] = [];
for (const method of ['error', 'warn'] as const) {
  const original = console[method].bind(console);
  console[method] = (...args: unknown[]) => {
    printed.push(`console.${method}: ${format(...args)}`);
    original(...args);
  };
}

afterEach(() => {
  const lines = printed.splice(0);
  if (lines.length > 0) throw new Error(`The test printed what nobody expected:\n${lines.join('\n')}`);
});

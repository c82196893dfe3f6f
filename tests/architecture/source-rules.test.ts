import { expect, it } from 'vitest';
import { fileFaults } from './source-rules.mjs';

const join = (...parts: string[]) => parts.join('');

it.each([
  ['web/utils.ts', 'export const a = 1;'],
  ['domain/shared/a.ts', 'export const a = 1;'],
  ['web/ui/index.ts', "export * from './button.tsx';"],
  ['api/app.ts', join('// @ts', '-ignore\nconst a = 1;')],
  ['api/app.ts', join('// biome-', 'ignore lint: because')],
  ['api/app.ts', join('const a = b as', ' any;')],
  ['tests/api/app.test.ts', join('it.sk', "ip('later', () => {});")],
  ['api/app.ts', join('// TO', 'DO: later')],
  ['web/page.tsx', join('box.inner', 'HTML = text;')],
  ['web/page.tsx', join('<p dangerouslySetInner', 'HTML={{ __html: text }} />')],
  ['web/start-page.ts', join('box.insertAdjacent', "HTML('beforeend', text);")],
  ['domain/safety/engine.ts', join('const run = new Func', "tion('a', text);")],
  ['api/backups/backup.ts', join('import { ex', "ecSync } from 'node:child_process';")],
  ['domain/safety/engine.ts', 'const a = 0.8 ** k;'],
  ['domain/safety/engine.ts', 'names.sort((a, b) => a.localeCompare(b));'],
  ['domain/safety/engine.ts', 'const now = Date.now();'],
  ['domain/safety/engine.ts', 'const id = Math.random();'],
  ['domain/mail/address.ts', join('const a = z.string().max(9)', '.email();')],
  ['web/page.tsx', join('const a = z\n  .string()\n  ', '.uuid();')],
  ['api/app.ts', 'x;\n'.repeat(301)],
])('%s is refused: %s', (path, text) => {
  expect(fileFaults(path, text)).toHaveLength(1);
});

it.each([
  ['domain/safety/engine.ts', '/** 0.8 ** k, and never Math.random. */\nexport const a = 1; // Date.now is refused'],
  ['api/clock.ts', 'export const now = () => Date.now();'],
  [
    'db/starter/catalogue-rows.ts',
    `// Longer than 300 lines: one row per product, nothing to split.\n${'x;\n'.repeat(301)}`,
  ],
])('%s is accepted', (path, text) => {
  expect(fileFaults(path, text)).toEqual([]);
});

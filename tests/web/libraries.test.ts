import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ON_THE_PHONE, ON_THE_SERVER } from '#web/features/attribution/libraries.ts';

const read = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Record<string, unknown>;

it.each([...ON_THE_PHONE, ...ON_THE_SERVER])('$name is used under $licence', ({ name, licence, stated }) => {
  expect(read(`node_modules/${name}/package.json`).license).toBe(stated ?? licence);
});

it('names every package the server is installed with', () => {
  const { dependencies } = read('package.json');
  const named = new Set([...ON_THE_PHONE, ...ON_THE_SERVER].map(({ name }) => name));
  expect(Object.keys(dependencies as Record<string, string>).filter((name) => !named.has(name))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** One row of the table: a line of copy, and the file that builds it or, in words, what will. */
interface Row {
  readonly line: string;
  readonly where: string;
}

const rows: readonly Row[] = readFileSync(resolve(ROOT, 'docs/copy.md'), 'utf8')
  .split('\n')
  .flatMap((text) => {
    const [, line, where] = /^\| (.+) \| (.+) \|$/.exec(text) ?? [];
    return line === undefined || where === undefined || line === 'Line' || line.startsWith('---')
      ? []
      : [{ line, where }];
  });

/** Normalised to what a reader sees: one kind of apostrophe, no line breaks from the source. */
const asRead = (text: string): string => text.replaceAll('\u2019', "'").replaceAll("\\'", "'").replace(/\s+/g, ' ');

/** The fixed parts of a line, between its placeholders. */
const partsOf = (line: string): string[] => line.split(/\{[^}]*\}/).filter((part) => part !== '');

const built = rows.flatMap(({ line, where }) => {
  const file = /^`(.+)`$/.exec(where)?.[1];
  return file === undefined ? [] : [{ line, file }];
});

it('says of every line of copy where it is built, and it stands there (product P1.7)', () => {
  expect(built.length).toBeGreaterThan(150);
  const missing = built.filter(({ line, file }) => {
    const path = resolve(ROOT, file);
    const text = existsSync(path) ? asRead(readFileSync(path, 'utf8')) : '';
    return !partsOf(asRead(line)).every((part) => text.includes(part));
  });
  expect(missing).toEqual([]);
});

it('names what builds a line later in words, never a file', () => {
  const later = rows.filter(({ where }) => !where.startsWith('`'));
  expect(later.filter(({ where }) => /\.tsx?|\//.test(where))).toEqual([]);
});

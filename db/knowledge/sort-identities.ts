import { readFileSync, writeFileSync } from 'node:fs';
import { IDENTITY_HEADER } from './identity-line.ts';

// Sorts identity files by name, in place: sort-identities.ts FILE... Comment lines stay at the top.

const nameOf = (row: string): string => (row.split('\t')[0] ?? '').trim().toLowerCase();

for (const file of process.argv.slice(2)) {
  const rows = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '' && row !== IDENTITY_HEADER);
  const comments = rows.filter((row) => row.startsWith('#'));
  const lines = rows.filter((row) => !row.startsWith('#'));
  lines.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
  writeFileSync(file, `${[IDENTITY_HEADER, ...comments, ...lines].join('\n')}\n`);
  console.log(`${file}: ${lines.length} lines`);
}

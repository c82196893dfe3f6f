import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDENTITY_HEADER, type IdentityLine, readIdentityLine } from './identity-line.ts';

/** A line, or part of one, that was not taken. */
export interface IdentityRefusal {
  readonly place: string;
  readonly why: string;
}

/** The lines of identity files, and those that could not be read. */
export interface IdentityFiles {
  readonly lines: readonly IdentityLine[];
  readonly refused: readonly IdentityRefusal[];
}

/** Reads the text of one identity file. @param file its name, for messages */
export function readIdentityText(text: string, file: string): IdentityFiles {
  const lines: IdentityLine[] = [];
  const refused: IdentityRefusal[] = [];
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = rows.findIndex((row) => row.trim() !== '' && !row.startsWith('#'));
  if (header < 0) return { lines, refused };
  if (rows[header] !== IDENTITY_HEADER) {
    const why = `the first line has to be "${IDENTITY_HEADER.replaceAll('\t', '⇥')}"`;
    return { lines, refused: [{ place: `${file}:${header + 1}`, why }] };
  }
  for (const [at, row] of rows.entries()) {
    if (at <= header || row.trim() === '' || row.startsWith('#')) continue;
    const place = `${file}:${at + 1}`;
    const line = readIdentityLine(row, place);
    if (typeof line === 'string') refused.push({ place, why: line });
    else lines.push(line);
  }
  return { lines, refused };
}

/** Reads every `*.tsv` of a folder, sorted by file name. A folder that does not exist yields none. */
export function readIdentityFolder(folder: string): IdentityFiles {
  if (!existsSync(folder)) return { lines: [], refused: [] };
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .map((file) => readIdentityText(readFileSync(join(folder, file), 'utf8'), file));
  return { lines: files.flatMap(({ lines }) => lines), refused: files.flatMap(({ refused }) => refused) };
}

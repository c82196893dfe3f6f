import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One edit in a copy of the project: a new file, or text inserted before a given place in an existing file. */
export interface Edit {
  readonly file: string;
  readonly before?: string;
  readonly text: string;
}

/** Applies an edit. @throws if the place it names no longer exists */
export function applyEdit(folder: string, { file, before, text }: Edit): void {
  const path = join(folder, file);
  if (before === undefined) {
    writeFileSync(path, text.trimStart());
    return;
  }
  const old = readFileSync(path, 'utf8');
  const at = old.indexOf(before);
  if (at < 0) throw new Error(`${file} holds no ${JSON.stringify(before)} any more.`);
  writeFileSync(path, old.slice(0, at) + text + old.slice(at));
}

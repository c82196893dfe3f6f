import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One edit of a copy of the project: a new file, or some text before a place in one that is there. */
export interface Edit {
  readonly file: string;
  readonly before?: string;
  readonly text: string;
}

/** Makes an edit. @throws where the place it names is not there any more */
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

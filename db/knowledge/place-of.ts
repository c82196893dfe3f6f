import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaceOf } from './join-identities.ts';

/**
 * Finds names in our own JSON files, which have one ingredient per line: the line of the ingredient that contains
 * exactly this name, or else the line that defines the ingredient. The files are read when the first message is
 * written.
 * @param folder `db/knowledge`
 */
export function nameFinder(folder: string): PlaceOf {
  let lines: { readonly place: string; readonly text: string }[] | undefined;
  const read = () =>
    ['ingredients', 'names'].flatMap((below) =>
      readdirSync(join(folder, below)).flatMap((file) =>
        readFileSync(join(folder, below, file), 'utf8')
          .split('\n')
          .map((text, at) => ({ place: `${below}/${file}:${at + 1}`, text })),
      ),
    );
  return (id, name) => {
    lines ??= read();
    const own = lines.filter(({ text }) => text.startsWith(`{"id":${JSON.stringify(id)},`));
    return (own.find(({ text }) => text.includes(JSON.stringify(name))) ?? own[0])?.place ?? 'lists';
  };
}

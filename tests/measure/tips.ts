import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { delimitedCells } from '#domain/delimited-cells.ts';
import { TIPS } from '#domain/tips/editorial-tips.ts';
import type { Tip } from '#domain/tips/tip.ts';

const spaced = (text: string): string => text.replace(/\s+/g, ' ');

/** The passages in which a tip's words must occur together: each row of a list, or the whole of any other text. */
function passagesOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  if (extname(path) === '.md') return [spaced(text)];
  return delimitedCells(text, ',').map((cells) => spaced(cells.join(' ')));
}

/**
 * Checks that the words on which each public tip rests are in its source (product P20.8), and prints those that are
 * not.
 * @param folder contains the sources, in subfolders
 */
export async function measureTips(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const passages = new Map<string, readonly string[]>();
  const passagesIn = (name: string): readonly string[] => {
    const at = files.find((file) => basename(file) === name);
    if (!at) throw new Error(`${name} is not in ${folder}`);
    const read = passages.get(name) ?? passagesOf(join(folder, at));
    passages.set(name, read);
    return read;
  };
  const rests = ({ file, rests: words }: Tip): boolean =>
    passagesIn(file).some((passage) => words.every((word) => passage.includes(spaced(word))));
  const missing = TIPS.filter((tip) => !rests(tip));
  for (const tip of missing) console.log(`${tip.title}: "${tip.rests.join(' … ')}" does not stand in ${tip.file}`);
  console.log(`tips: ${TIPS.length - missing.length} of ${TIPS.length} rest on words of their source`);
  if (missing.length > 0) process.exitCode = 1;
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileKnowledge } from './compile.ts';
import { readSources } from './read-sources.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Everything that a pack is made from: our facts, the compiler, and the domain code it uses. */
const MADE_OF = ['db/knowledge', 'domain/knowledge', 'domain/safety/vocabulary.ts'];
const KEPT = `${ROOT}dist/knowledge/compiled/`;

const filesBelow = (path: string): string[] =>
  /\.(?:ts|json|tsv)$/.test(path)
    ? [path]
    : readdirSync(ROOT + path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() || /\.(?:ts|json|tsv)$/.test(entry.name))
        .flatMap((entry) => filesBelow(`${path}/${entry.name}`))
        .sort();

const digest = (imported: string | undefined): string => {
  const hash = createHash('sha256');
  for (const file of MADE_OF.flatMap(filesBelow))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(ROOT + file));
  if (imported !== undefined && existsSync(imported)) {
    for (const file of readdirSync(imported)
      .filter((name) => name.endsWith('.tsv'))
      .sort())
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(imported, file)));
  }
  return hash.digest('hex').slice(0, 16);
};

/** Several processes may write the same pack at once, so each writes a file of its own and renames it into place. */
function keep(path: string, bytes: Uint8Array): void {
  const own = `${path}.${process.pid}`;
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(own, bytes);
  renameSync(own, path);
}

/**
 * The pack of this tree. Compiling takes seconds, so a pack compiled from exactly the same files is read back instead,
 * and a command on one label answers at once.
 * @param imported folder of the names that an instance imported
 */
export function compiledPack(imported?: string): Uint8Array {
  const path = `${KEPT}${digest(imported)}.bin`;
  if (existsSync(path)) return readFileSync(path);
  const { bytes } = compileKnowledge(readSources(imported));
  keep(path, bytes);
  return bytes;
}

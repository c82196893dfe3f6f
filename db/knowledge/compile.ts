import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { starterCatalogue } from '../starter/catalogue.ts';
import { withMark, withMarks } from './citation-marks.ts';
import { type Conflict, claimNames, claimNumbers } from './claims.ts';
import { importedFolder } from './imported-folder.ts';
import { groupSummary, identitySummary, importSummary, joinSummary } from './join-summary.ts';
import { withVersion } from './pack-writer.ts';
import { type KnowledgeSources, readSources } from './read-sources.ts';
import { writePack } from './write-pack.ts';

/** A compiled pack with the figures that a build prints. */
export interface CompiledKnowledge {
  readonly bytes: Uint8Array;
  /** First 12 hexadecimal digits of the SHA-256 of the contents. It changes with every edit of the facts. */
  readonly version: string;
  readonly counts: {
    readonly ingredients: number;
    readonly names: number;
    readonly numbers: number;
    readonly facts: number;
    readonly audience: number;
    readonly allergens: number;
  };
  /** Names and numbers claimed by two ingredients, and who keeps them. */
  readonly conflicts: readonly Conflict[];
}

const NO_VERSION = '0'.repeat(12);

/**
 * Compiles our source files into a knowledge pack. Reads nothing else. The same sources give the same bytes.
 * @throws Error naming the file and place of a fact without a citation, an unknown class, a repeated id or a wrong CAS
 * number
 */
export function compileKnowledge(read: KnowledgeSources = readSources()): CompiledKnowledge {
  const sources = {
    ...read,
    ingredients: read.ingredients.map(withMarks),
    allergens: read.allergens.map(withMark),
    composites: read.composites.map(withMark),
  };
  const names = claimNames(sources.ingredients);
  const numbers = claimNumbers(sources.ingredients);
  const draft = writePack({ sources, names: names.owners, numbers: numbers.owners, version: NO_VERSION });
  const version = createHash('sha256').update(draft).digest('hex').slice(0, NO_VERSION.length);
  return {
    bytes: withVersion(draft, version),
    version,
    counts: {
      ingredients: sources.ingredients.length,
      names: names.owners.size,
      numbers: numbers.owners.size,
      facts: sources.ingredients.reduce((sum, one) => sum + one.facts.length, 0),
      audience: sources.ingredients.reduce((sum, one) => sum + one.audience.length, 0),
      allergens: sources.allergens.length,
    },
    conflicts: [...names.conflicts, ...numbers.conflicts],
  };
}

/**
 * Writes `dist/knowledge/<version>.bin`, the starter catalogue as phones read it, and `current.json`, which names both.
 * @param all whether to print every refusal
 */
function build(all: boolean): void {
  const sources = readSources(importedFolder());
  const { bytes, version, counts, conflicts } = compileKnowledge(sources);
  const folder = new URL('../../dist/knowledge/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${version}.bin`, folder), bytes);
  const catalogue = JSON.stringify(starterCatalogue());
  const digest = createHash('sha256').update(catalogue).digest('hex').slice(0, NO_VERSION.length);
  const starter = `starter-${digest}.json`;
  writeFileSync(new URL(starter, folder), catalogue);
  writeFileSync(new URL('current.json', folder), `${JSON.stringify({ file: `${version}.bin`, version, starter })}\n`);
  // Remove the files of earlier builds. A running server has its own in memory.
  for (const file of readdirSync(folder)) {
    if (/\.bin$|^starter-/.test(file) && file !== `${version}.bin` && file !== starter) rmSync(new URL(file, folder));
  }
  for (const line of joinSummary(sources.lists, all)) console.log(line);
  console.log(groupSummary(sources.groups));
  for (const line of identitySummary(sources.identities, all)) console.log(line);
  if (sources.imported) for (const line of importSummary(sources.imported, all)) console.log(line);
  for (const { text, kept, dropped } of conflicts) console.log(`"${text}" stays with ${kept}, not ${dropped}`);
  const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`Knowledge ${version}: ${told.join(', ')}, ${bytes.length} bytes`);
}

// Check the extension too: when bundled into another script, this file is not the one that was started.
const started = fileURLToPath(import.meta.url);
if (process.argv[1] === started && started.endsWith('compile.ts')) build(process.argv.includes('--refused'));

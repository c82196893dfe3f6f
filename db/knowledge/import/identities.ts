import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importedFolder } from '../imported-folder.ts';
import { readSources } from '../read-sources.ts';
import { cosingInventory } from './cosing-inventory.ts';
import type { DraftFile, ImportRefusal } from './draft-identity.ts';
import { offIdentities } from './off-identities.ts';
import { placeDrafts } from './place-drafts.ts';

const KINDS: Readonly<Record<string, (text: string) => DraftFile>> = {
  cosing: cosingInventory,
  'off-taxonomy': offIdentities,
};

/** There is one inventory, but one taxonomy for ingredients and one for additives, each with a file of its own. */
const nameOf = (kind: string, file: string): string => {
  const [base = ''] = basename(file).toLowerCase().split('.');
  return kind === 'cosing' ? kind : `${kind}-${base.replace(/[^a-z0-9]+/g, '-')}`;
};
/** How many names are printed for each reason. */
const SHOWN = 5;

function sayRefused(refused: readonly ImportRefusal[]): void {
  const reasons = new Set(refused.map(({ why }) => why));
  for (const why of reasons) {
    const of = refused.filter((one) => one.why === why);
    const some = of.slice(0, SHOWN).map(({ what }) => (what === '' ? '(nothing)' : what));
    console.log(`${of.length} refused, ${why}: ${some.join('; ')}${of.length > SHOWN ? '; …' : ''}`);
  }
}

/** Reads an official file and writes the names that it adds to the data folder of the instance. */
function importIdentities(kind: string, read: (text: string) => DraftFile, file: string): void {
  const bytes = readFileSync(file);
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const drafts = read((packed ? gunzipSync(bytes) : bytes).toString('utf8'));
  const sources = readSources();
  const { text, made, joined, hazardous, spellings, refused } = placeDrafts(drafts, sources.ingredients, (one) =>
    sources.lists.made.has(one.id),
  );
  const folder = importedFolder();
  const path = join(folder, `${nameOf(kind, file)}.tsv`);
  mkdirSync(folder, { recursive: true });
  // A starting server may read the folder meanwhile, so the file is written in full and then renamed into place.
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
  sayRefused(refused);
  console.log(
    `${made} new ingredients, ${joined} entries we had or that share a hazard (${hazardous} by number or kind), ` +
      `${spellings} further spellings, ${refused.length} refused`,
  );
  console.log(`${path} has been written. The next start compiles it into the knowledge of this instance.`);
}

const [kind = '', file] = process.argv.slice(2);
const read = KINDS[kind];
if (read === undefined || file === undefined) {
  console.error(`Usage: npm run -s import -- ${Object.keys(KINDS).join('|')} FILE`);
  process.exit(2);
}
try {
  importIdentities(kind, read, file);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

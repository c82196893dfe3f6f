import { assess } from '#domain/safety/engine.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { isCleanList } from './clean-list.ts';
import { productFiles, sampleOf } from './product-rows.ts';

/** Number of clean labels to assess, over all files. */
const LABELS = 2000;

/**
 * Counts warnings that say "may contain" on clean labels, where nothing was misread: the false alarms that a wider
 * search for misread names would cost. Takes a sample by digest from the clean labels of all files of a folder.
 * @param folder of the product files
 * @param options `--show` prints each reading that is warned about
 */
export async function measureUnclear(folder: string, options: readonly string[]): Promise<void> {
  const knowledge = knowledgePack();
  const files = productFiles(folder);
  const all = files.flatMap(({ rows, type }) =>
    rows.filter(({ text }) => isCleanList(text)).map((row) => ({ ...row, type })),
  );
  const types = new Map(all.map(({ digest, type }) => [digest, type]));
  const labels = sampleOf(all, LABELS);
  let [warnings, warned, readings] = [0, 0, 0];
  for (const { text, digest } of labels) {
    const type = types.get(digest) ?? 'food';
    const report = assess({ text, types: [type], forms: [], baby: false }, knowledge);
    const unclear = report.warnings.filter((warning) => warning.unclear === true);
    warnings += unclear.length;
    if (unclear.length > 0) warned += 1;
    readings += report.ingredients.filter(({ match }) => match.step === 'fuzzy').length;
    if (options.includes('--show'))
      for (const { ingredient, audience, severity } of unclear)
        console.log(`${type} ${severity} ${audience} ${ingredient}: ${text.slice(0, 300)}`);
  }
  console.log(
    `${labels.length} clean labels: ${warnings} warnings say "may contain", on ${warned} labels; ${readings} names read as another`,
  );
  console.log(JSON.stringify({ labels: labels.length, warnings, warned, readings }));
}

import { assess } from '#domain/safety/engine.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { isCleanList } from './clean-list.ts';
import { productFiles, sampleOf } from './product-rows.ts';

/** Clean labels that are judged, of all files together. */
const LABELS = 2000;

/**
 * How many warnings say "may contain" on clean labels, where nothing was misread: what a wider search for misread names
 * costs in false alarms. Clean labels of all files of a folder, a sample by their digests.
 * @param folder of the product files
 * @param options `--show` prints each reading that is warned of
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

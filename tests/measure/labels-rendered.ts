import { startOcr } from '#api/reading/label-ocr.ts';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { FURTHER_CONDITIONS, LABEL_CONDITIONS, LETTER_HEIGHTS, renderedLabel } from '#tests/support/rendered-label.ts';
import { isCleanList } from './clean-list.ts';
import { FOOD_LANGUAGES, labelLanguage } from './label-language.ts';
import { ingredientsOnlyInPhoto, reportOf } from './labels-report.ts';
import { isDevelopment, productRows } from './product-rows.ts';
import { wordRecall } from './word-recall.ts';

/** Length of the lists to render: short enough for one side of a pack. */
const [SHORTEST, LONGEST] = [120, 700];
/** Step through the lists, so that neighbouring seeds show labels of different makers. */
const STRIDE = 7919;

const optionOf = (options: readonly string[], name: string, otherwise: number): number => {
  const at = options.indexOf(name);
  return at < 0 ? otherwise : Number(options[at + 1]);
};

const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)) * 1000) / 1000;

/** Clean lists of the development half, without the data file's underscores. */
function listsOf(path: string): string[] {
  const texts = productRows(path)
    .filter(isDevelopment)
    .map(({ text }) => text);
  const lists = texts.filter((text) => isCleanList(text) && text.length >= SHORTEST && text.length <= LONGEST);
  const latin = lists.filter(
    (text) => FOOD_LANGUAGES.some((language) => language === labelLanguage(text)) || /aqua/i.test(text),
  );
  return latin.map((text) => text.replace(/_/g, '').replace(/\s+/g, ' '));
}

/**
 * Reads labels rendered from the lists of a product file, under every condition of both tables: the committed one and
 * the further ones. Prints word recall, invented ingredients that matter, and ms; the last line is JSON. `refused`
 * counts readings that were not offered because the print was too small or too unclear. Options: `--seed 100` the first
 * seed, `--labels 4` labels for each condition, `--only blur` some conditions, separated by ";", `--heights` letters of
 * 8 to 30 pixels instead of the two tables.
 */
export async function measureRenderedLabels(path: string, options: readonly string[]): Promise<void> {
  const lists = listsOf(path);
  const [seed, labels] = [optionOf(options, '--seed', 100), optionOf(options, '--labels', 4)];
  const only = options[options.indexOf('--only') + 1];
  const knowledge = readPack(compiledPack());
  const ocr = await startOcr();
  const invented: string[] = [];
  const recalls: Record<string, number> = {};
  const measured = options.includes('--heights') ? [LETTER_HEIGHTS] : [LABEL_CONDITIONS, FURTHER_CONDITIONS];
  const refused: Record<string, number> = {};
  for (const [table, conditions] of measured.entries()) {
    const means: number[] = [];
    for (const [name, condition] of Object.entries(conditions)) {
      if (options.includes('--only') && !only?.split(';').includes(name)) continue;
      const [found, times]: [number[], number[]] = [[], []];
      for (let at = seed; at < seed + labels; at += 1) {
        const text = lists[(at * STRIDE) % lists.length] ?? '';
        const picture = await renderedLabel(text, condition, at);
        const start = performance.now();
        const read = await ocr.read(picture);
        times.push(performance.now() - start);
        const { all, found: words } = wordRecall(text, read.text);
        if (!read.legible) refused[name] = (refused[name] ?? 0) + 1;
        found.push(words / Math.max(1, all));
        const costly = ingredientsOnlyInPhoto(
          reportOf(read.text, text, knowledge, read.confidence),
          reportOf(text, text, knowledge),
        );
        invented.push(...costly.map((one) => `${name} ${at}: ${one}`));
      }
      recalls[name] = mean(found);
      means.push(mean(found));
      const each = found.map((value) => value.toFixed(2)).join(' ');
      console.log(`${name.padEnd(18)} ${mean(found).toFixed(3)}  ${Math.round(mean(times))} ms  ${each}`);
    }
    if (means.length > 0) console.log(`${table === 0 ? 'table' : 'further'.padEnd(5)}  mean ${mean(means)}\n`);
  }
  await ocr.stop();
  for (const one of invented) console.log(`invented: ${one}`);
  console.log(JSON.stringify({ labels, seed, recalls, refused, invented: invented.length }));
}

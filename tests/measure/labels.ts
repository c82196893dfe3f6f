import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { startOcr } from '#api/reading/label-ocr.ts';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import type { Report } from '#domain/safety/report.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import { idsOf, ingredientsOnlyInPhoto, reportOf } from './labels-report.ts';
import { wordRecall } from './word-recall.ts';

const Expected = z.array(
  z.object({
    file: z.string(),
    /** The ingredient list as a person typed it from the picture. */
    ingredients_text: z.string(),
    /** Names of the allergens that a reading must find: gluten, milk, soybeans, nuts… */
    expect_allergens: z.array(z.string()).default([]),
  }),
);

/** Our allergen ids by the names that others use. */
const ALLERGEN: Readonly<Record<string, string>> = {
  soybeans: 'soy',
  nuts: 'tree_nut',
  eggs: 'egg',
  peanuts: 'peanut',
  crustaceans: 'crustacean',
  molluscs: 'mollusc',
  'sulphur-dioxide-and-sulphites': 'sulphite',
  'sesame-seeds': 'sesame',
};

interface Tally {
  words: number;
  wordsRead: number;
  ingredients: number;
  ingredientsRead: number;
  allergens: number;
  allergensRead: number;
  invented: string[];
  times: number[];
}

const allergensOf = (report: Report): Set<string> =>
  new Set(
    report.warnings.flatMap(({ audience }) => {
      const named = /^al_food\((\w+)\)$/.exec(audience)?.[1];
      return named ? [named] : [];
    }),
  );

async function photograph(path: string): Promise<Frame> {
  const { data, info } = await sharp(path).rotate().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const share = (part: number, all: number): number => (all === 0 ? 1 : Math.round((part / all) * 1000) / 1000);

const totals = (tally: Tally) => ({
  wordRecall: share(tally.wordsRead, tally.words),
  ingredientRecall: share(tally.ingredientsRead, tally.ingredients),
  allergenRecall: share(tally.allergensRead, tally.allergens),
  invented: tally.invented.length,
});

/**
 * Reads every label photograph of a folder with the label reader and compares it with what a person typed from it. The
 * last line is JSON: `all: {n, wordRecall, ingredientRecall, allergenRecall, invented}`, shares from 0 to 1. Fails if
 * an ingredient was invented that costs points or gives a CRITICAL warning.
 * @param folder contains `expected.json`
 */
export async function measureLabels(folder: string): Promise<void> {
  const expected = Expected.parse(JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')));
  const knowledge = readPack(compiledPack());
  const ocr = await startOcr();
  const all: Tally = {
    words: 0,
    wordsRead: 0,
    ingredients: 0,
    ingredientsRead: 0,
    allergens: 0,
    allergensRead: 0,
    invented: [],
    times: [],
  };
  console.log('file                                      words  ingredients  allergens  ms');
  for (const { file, ingredients_text: typed, expect_allergens: allergens } of expected) {
    const frame = await photograph(join(folder, file));
    const start = performance.now();
    const { text, confidence } = await ocr.read(frame);
    const ms = performance.now() - start;
    const read = reportOf(text, typed, knowledge, confidence);
    const right = reportOf(typed, typed, knowledge);
    const words = wordRecall(typed, text);
    const ids = idsOf(right);
    const idsRead = [...ids].filter((id) => idsOf(read).has(id)).length;
    const found = allergensOf(read);
    const allergensRead = allergens.filter((name) => found.has(ALLERGEN[name] ?? name)).length;
    const invented = ingredientsOnlyInPhoto(read, right);
    all.words += words.all;
    all.wordsRead += words.found;
    all.ingredients += ids.size;
    all.ingredientsRead += idsRead;
    all.allergens += allergens.length;
    all.allergensRead += allergensRead;
    all.invented.push(...invented);
    all.times.push(ms);
    const row = [
      file.padEnd(40),
      `${words.found}/${words.all}`.padStart(7),
      `${idsRead}/${ids.size}`.padStart(10),
      `${allergensRead}/${allergens.length}`.padStart(10),
      ms.toFixed(0).padStart(6),
    ];
    console.log(row.join(' '), invented.length > 0 ? `invented: ${invented.join(', ')}` : '');
  }
  await ocr.stop();
  const sorted = [...all.times].sort((one, other) => one - other);
  const median = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
  console.log(JSON.stringify({ all: { n: expected.length, ...totals(all), msMedian: median } }));
  if (all.invented.length > 0) process.exitCode = 1;
}

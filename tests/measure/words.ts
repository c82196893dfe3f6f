import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { rowOfKnownNames } from '#domain/products/label/row-of-known-names.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { wordsOfReading } from '#tests/support/words-of-reading.ts';
import { type ProductRow, productRows } from './product-rows.ts';

/** Default number of printed stretches that were set apart: read, but not as an ingredient. */
const PRINTED = 300;

const knowledge = knowledgePack();
const isName = (name: string): boolean => knowledge.idOfName(normaliseName(name)) !== undefined;

interface Apart {
  readonly reason: string;
  readonly text: string;
}

/** An endless series of pseudo-random numbers from 0 to 1, the same in every run (Lehmer, 2^31 - 1). */
function* numbersFrom(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/**
 * Reads every label of a folder of product files and reports what happened to each word: how many are accounted for not
 * at all or twice, and how many were set apart, by reason.
 * @param folder contains CSV and TSV files (gzip or not) and JSON files
 * @param options `--sample 300` prints that many stretches that were set apart, `--seed 1` selects which
 */
export async function measureWords(folder: string, options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { sample: { type: 'string' }, seed: { type: 'string' } },
  });
  const files = readdirSync(folder).filter((name) => /\.(?:jsonl?|(?:csv|tsv)(?:\.gz)?)$/.test(name));
  if (files.length === 0) throw new Error(`${folder} holds no product file`);
  const counts = new Map<string, number>();
  const apart: Apart[] = [];
  const faults: string[] = [];
  const cut: string[] = [];
  const torn: string[] = [];
  let [labels, words, unaccounted, twice] = [0, 0, 0, 0];
  for (const file of files) {
    for (const { text } of rowsOf(join(folder, file))) {
      labels += 1;
      const reading = readLabel(text, isName);
      for (const { reason, text: note } of reading.notes) {
        if (reason === 'torn') torn.push(note);
        else if (reason === 'after_list' && rowOfKnownNames(note, 0, note.length, isName) >= 0) cut.push(note);
      }
      const told = wordsOfReading(reading);
      for (const [as, count] of told.counts) counts.set(as, (counts.get(as) ?? 0) + count);
      words += told.words;
      unaccounted += told.unaccounted.length;
      twice += told.twice.length;
      if (told.unaccounted.length + told.twice.length > 0 && faults.length < 40)
        faults.push(
          `${JSON.stringify([...told.unaccounted, '|', ...told.twice])} in ${JSON.stringify(text.slice(0, 400))}`,
        );
      for (const { reason, text: note } of reading.notes) apart.push({ reason, text: note });
    }
  }
  const next = numbersFrom(Number(values.seed ?? 1) + 1);
  for (const [at, one] of sampled(apart, Number(values.sample ?? PRINTED), next).entries())
    console.log(`${at + 1}\t${one.reason}\t${one.text.replace(/\s+/g, ' ').slice(0, 240)}`);
  for (const text of torn) console.log(`the list goes on behind: ${text.replace(/\s+/g, ' ').slice(0, 200)}`);
  for (const text of cut) console.log(`cut early before: ${text.replace(/\s+/g, ' ').slice(0, 200)}`);
  for (const fault of faults) console.log(`not accounted for: ${fault}`);
  const reasons = Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
  console.log(
    JSON.stringify({
      labels,
      words,
      unaccounted,
      twice,
      cutEarly: cut.length,
      torn: torn.length,
      apart: apart.length,
      reasons,
    }),
  );
  if (unaccounted + twice + cut.length > 0) process.exitCode = 1;
}

const LANGUAGE_TEXT = /^ingredients_text(?:_[a-z]{2})?$/;
const Disclosures = z.object({ products: z.array(z.object({ ingredients: z.array(z.object({ name: z.string() })) })) });

const lines = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** The texts of JSON files: one per language of a product, and each disclosed list of names, joined. */
function textsOf(path: string): readonly string[] {
  if (path.endsWith('.jsonl'))
    return lines(path).flatMap((line) =>
      Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(line))).flatMap(([key, text]) =>
        LANGUAGE_TEXT.test(key) && typeof text === 'string' && text !== '' ? [text] : [],
      ),
    );
  const { products } = Disclosures.parse(JSON.parse(readFileSync(path, 'utf8')));
  return products.map(({ ingredients }) => ingredients.map(({ name }) => name).join(', '));
}

/** The labels of a file; none if it has no ingredients column. */
function rowsOf(path: string): readonly Pick<ProductRow, 'text'>[] {
  if (/\.jsonl?$/.test(path)) return textsOf(path).map((text) => ({ text }));
  try {
    return productRows(path);
  } catch (error) {
    if (error instanceof Error && error.message.includes('no column of ingredients')) return [];
    throw error;
  }
}

function sampled(all: readonly Apart[], count: number, next: Iterator<number, never>): readonly Apart[] {
  const left = [...all];
  const chosen: Apart[] = [];
  while (chosen.length < count && left.length > 0) {
    const at = Math.floor(next.next().value * left.length);
    const one = left[at];
    const last = left.pop();
    if (one !== undefined) chosen.push(one);
    if (last !== undefined && at < left.length) left[at] = last;
  }
  return chosen;
}

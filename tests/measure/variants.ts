import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { madeUpWord, NOISES, noisyVariant, type Random } from '#tests/support/noisy-variants.ts';
import { seeded } from './optical-noise.ts';
import { productRows } from './product-rows.ts';

// The default seed is fixed, so that two runs compare the same variants.
const SEED = 20_261_122;
const VARIANTS = 20_000;
/** Longer texts contain more than a list, and take more time than they are worth. */
const LONGEST = 1500;
/** Share of the variants for which a name is appended as well. */
const APPENDED = 0.25;
const SAME = 1e-9;

const knowledge = knowledgePack();

interface Label {
  readonly text: string;
  readonly type: ProductType;
}

const reportOf = ({ text, type }: Label): Report => assess({ text, types: [type], forms: [], baby: false }, knowledge);

const typeOf = (file: string): ProductType =>
  /food|off_/.test(file) ? 'food' : /clean/.test(file) ? 'household' : 'leave_on';

/** The labels of a file; none, with a message, if it has no ingredients column. */
function labelsOf(folder: string, file: string): readonly Label[] {
  const type = typeOf(file);
  try {
    return productRows(join(folder, file)).flatMap(({ text }) => (text.length <= LONGEST ? [{ text, type }] : []));
  } catch (error) {
    console.log(`left out: ${error instanceof Error ? error.message : file}`);
    return [];
  }
}

/** A word that the pack does not know, not even as a misread name. */
function unknownWord(random: Random): string {
  for (;;) {
    const word = madeUpWord(random);
    if ((['food', 'leave_on'] as const).every((type) => reportOf({ text: word, type }).score === null)) return word;
  }
}

interface Tally {
  tried: number;
  score: number;
  confidence: number;
}

const scoreOf = ({ score }: Report): number => score ?? -1;

/** The differences between the ingredients of two reports, for a human reader. */
function difference(before: Report, after: Report): string {
  const words = (report: Report): string[] =>
    report.ingredients.map(({ name, match, points }) => `${name}|${match.step}|${points.toFixed(2)}`);
  const olds = words(before);
  const news = words(after);
  const gone = olds.filter((one) => !news.includes(one));
  const come = news.filter((one) => !olds.includes(one));
  return `-[${gone.join('; ')}] +[${come.join('; ')}] cap ${before.cap?.value ?? '-'}→${after.cap?.value ?? '-'}`;
}

/**
 * Inserts words that the pack does not know and bare numbers into real labels, and appends known names. Nothing of this
 * may raise a score (method M4.8), and the first two may not raise the confidence either. Cosmetics files are assessed
 * as leave_on, food files as food and cleaning files as household. The last line is JSON.
 * @param folder of the product files
 * @param options `--seed 7`, `--variants 20000`, `--show` (prints every variant that raised something)
 */
export async function measureVariants(folder: string, options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { seed: { type: 'string' }, variants: { type: 'string' }, show: { type: 'boolean' } },
  });
  const random = seeded(Number(values.seed ?? SEED));
  const wanted = Number(values.variants ?? VARIANTS);
  const files = readdirSync(folder).filter((name) => /\.(?:csv|tsv|csv\.gz|tsv\.gz)$/.test(name));
  const labels = files.sort().flatMap((name) => labelsOf(folder, name));
  // Every type is drawn equally often, however many labels its files have.
  const byType = (['leave_on', 'household', 'food'] as const)
    .map((type) => labels.filter((label) => label.type === type))
    .filter((some) => some.length > 0);
  const words = Array.from({ length: 200 }, () => unknownWord(random));
  const ids = knowledge.ids();
  const tallies: Record<string, Tally> = {};
  const compare = (name: string, label: Label, before: Report, text: string, at: number): void => {
    const after = reportOf({ ...label, text });
    tallies[name] ??= { tried: 0, score: 0, confidence: 0 };
    const tally = tallies[name];
    tally.tried += 1;
    const score = name === 'appended' && before.score === null ? false : scoreOf(after) > scoreOf(before);
    const confidence = name !== 'appended' && after.confidence.value > before.confidence.value + SAME;
    if (score) tally.score += 1;
    if (confidence) tally.confidence += 1;
    if (values.show !== true || !(score || confidence)) return;
    const near = text.slice(Math.max(0, at - 50), at + 60).replace(/\n/g, '⏎');
    console.log(`${score ? 'SCORE' : ''}${confidence ? 'CONF' : ''} ${name} ${label.type}: …${near}…`);
    console.log(
      `    ${before.score}→${after.score} ${before.confidence.value.toFixed(3)}→${after.confidence.value.toFixed(3)} ${difference(before, after)}`,
    );
  };
  for (let done = 0, tries = 0; done < wanted && tries < 20 * wanted; tries += 1) {
    const some = byType[Math.floor(random() * byType.length)] ?? [];
    const label = some[Math.floor(random() * some.length)];
    const noise = NOISES[Math.floor(random() * NOISES.length)] ?? NOISES[0];
    const word = words[Math.floor(random() * words.length)] ?? '';
    if (label === undefined) continue;
    const variant = noisyVariant(label.text, noise, word, random);
    if (variant === null) continue;
    const before = reportOf(label);
    compare(noise, label, before, variant.text, variant.at);
    if (random() < APPENDED) {
      const name = knowledge.ingredient(ids[Math.floor(random() * ids.length)] ?? '')?.name ?? '';
      const text = `${label.text.replace(/[\s.;,]+$/, '')}, ${name}`;
      compare('appended', label, before, text, label.text.length);
    }
    done += 1;
  }
  for (const [name, { tried, score, confidence }] of Object.entries(tallies))
    console.log(`${name.padEnd(16)} ${tried} tried, score raised ${score}, confidence raised ${confidence}`);
  console.log(JSON.stringify(tallies));
}

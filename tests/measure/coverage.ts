import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { assess } from '#domain/safety/engine.ts';
import { judge, type LabelToJudge, matcherOf } from '#domain/safety/judgement.ts';
import { confidenceGrade } from '#domain/safety/labels.ts';
import { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { isCleanList } from './clean-list.ts';
import { FOOD_LANGUAGES, labelLanguage } from './label-language.ts';
import { isDevelopment, type ProductRow, productRows, sampleOf } from './product-rows.ts';

/** Larger files are sampled, so that a run takes seconds. */
const SAMPLE = 6000;
const WARM_UP = 300;

/** The counts over a set of labels. */
interface Tally {
  labels: number;
  /** Labels in which nothing could be read as an ingredient. They have no score and are not part of any share. */
  unreadable: number;
  weight: number;
  known: number;
  trusted: number;
}

const empty = (): Tally => ({ labels: 0, unreadable: 0, weight: 0, known: 0, trusted: 0 });

interface Unknown {
  readonly text: string;
  weight: number;
  labels: number;
}

const knowledge = knowledgePack();

/** Adds the dose weights of the tokens of one label (plain weight, method M4.7.9), identified or not. */
function weigh(
  text: string,
  type: ProductType,
  tallies: readonly Tally[],
  unknowns: Map<string, Unknown> | null,
): void {
  const input = { text, types: [type], forms: [], baby: false };
  const label: LabelToJudge = { input, reading: readLabel(text), types: [type], forms: [] };
  const { scored } = judge(label, matcherOf(label, knowledge)(type), type, knowledge);
  // A label with only unknown words has no score and is not part of any share.
  if (scored.length === 0) {
    for (const tally of tallies) tally.unreadable += 1;
    return;
  }
  let [weight, known, trust] = [0, 0, 0];
  for (const { item, plain } of scored) {
    weight += plain;
    trust += plain * item.match.confidence;
    if (item.match.step !== 'none') known += plain;
    else if (unknowns !== null) {
      const key = normaliseName(item.name);
      const entry = unknowns.get(key) ?? { text: item.name.replace(/\s+/g, ' '), weight: 0, labels: 0 };
      unknowns.set(key, entry);
      entry.weight += plain;
      entry.labels += 1;
    }
  }
  const grade = confidenceGrade(weight === 0 ? 0 : trust / weight);
  for (const tally of tallies) {
    tally.labels += 1;
    tally.weight += weight;
    tally.known += known;
    if (grade === 'A' || grade === 'B') tally.trusted += 1;
  }
}

/** Mean and 99th percentile of the processor time of a whole report, in milliseconds. */
function timeEach(rows: readonly ProductRow[], type: ProductType): { readonly mean: number; readonly p99: number } {
  const report = ({ text }: ProductRow): void => {
    assess({ text, types: [type], forms: [], baby: false }, knowledge);
  };
  rows.slice(0, WARM_UP).forEach(report);
  const times = rows.map((row) => {
    const start = process.cpuUsage();
    report(row);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  const sorted = times.toSorted((a, b) => a - b);
  return {
    mean: times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length),
    p99: sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0,
  };
}

const KINDS: Readonly<Record<string, ProductType>> = { food: 'food', cosmetic: 'leave_on', cleaning: 'household' };
const COSMETIC =
  /\b(?:aqua|parfum|paraben|dimethicone|glycerin|tocopherol|laureth|phenoxyethanol|cetearyl|ci \d{5})\b/i;

/** The requested kind ("food", "cosmetic" or a product type), or else the kind guessed from the file name or labels. */
function kindOf(asked: string | undefined, file: string, rows: readonly ProductRow[]): ProductType {
  if (asked !== undefined) return KINDS[asked] ?? ProductType.parse(asked);
  const name = basename(file).toLowerCase();
  if (/cosmetic|beauty|obf/.test(name)) return 'leave_on';
  if (/food|off_/.test(name)) return 'food';
  const first = rows.slice(0, 200);
  return first.filter(({ text }) => COSMETIC.test(text)).length * 2 > first.length ? 'leave_on' : 'food';
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const percent = (part: number, whole: number): string => `${(share(part, whole) * 100).toFixed(2)}%`.padStart(8);
const line = (name: string, { labels, unreadable, weight, known, trusted }: Tally): string =>
  `${name.padEnd(26)} ${String(labels).padStart(6)} ${String(unreadable).padStart(10)} ${percent(known, weight)}  ${percent(trusted, labels)}`;

/**
 * Prints how much of the labels of a product file is identified, by weight of the tokens, and how many reports reach
 * grade A or B. The last line is JSON; its shares are fractions from 0 to 1.
 * @param args command-line options, see tests/measure/README.md
 */
export async function measureCoverage(file: string, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      half: { type: 'string', default: 'all' },
      kind: { type: 'string' },
      language: { type: 'string' },
      unknown: { type: 'string', default: '50' },
      sample: { type: 'string', default: String(SAMPLE) },
    },
  });
  const all = productRows(file);
  const type = kindOf(values.kind, file, all);
  const half = all.filter((row) => values.half === 'all' || isDevelopment(row) === (values.half === 'development'));
  const sampled = sampleOf(half, Number(values.sample));
  const wanted: readonly string[] = values.language?.split(',') ?? (type === 'food' ? FOOD_LANGUAGES : []);
  const languages = new Map<string, Tally>(wanted.map((language) => [language, empty()]));
  const total = empty();
  const clean = empty();
  const unknowns = new Map<string, Unknown>();
  const measured: ProductRow[] = [];
  for (const row of sampled) {
    const language = labelLanguage(row.text);
    const ofLanguage = languages.get(language ?? '');
    if (wanted.length > 0 && ofLanguage === undefined) continue;
    measured.push(row);
    const isClean = isCleanList(row.text) && (language === null || FOOD_LANGUAGES.some((known) => known === language));
    const tallies = [total, ...(ofLanguage ? [ofLanguage] : []), ...(isClean ? [clean] : [])];
    weigh(row.text, type, tallies, isDevelopment(row) ? unknowns : null);
  }
  const { mean, p99 } = timeEach(measured, type);
  const left = sampled.length - measured.length;
  console.log(
    `${basename(file)}: ${all.length} labels with a text, judged as ${type}; half: ${values.half}, ${half.length}` +
      `${sampled.length < half.length ? `, of which a sample of ${sampled.length}` : ''}` +
      `${left > 0 ? `; ${left} in other languages or none that can be told` : ''}`,
  );
  console.log(`\n${'labels with a list'.padEnd(26)} labels unreadable  coverage  grade A, B`);
  console.log(line('all', total));
  console.log(line('clean lists', clean));
  if (wanted.length > 1) for (const [language, tally] of languages) console.log(line(`  ${language}`, tally));
  console.log(`\n${mean.toFixed(3)} ms for a whole report, 99 of 100 within ${p99.toFixed(2)} ms`);
  const shown = Number(values.unknown);
  if (values.half !== 'hidden' && shown > 0) {
    console.log(`\nThe ${shown} heaviest unknown tokens of the development half: weight, labels, token`);
    const heaviest = [...unknowns.values()].sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
    for (const { weight, labels, text } of heaviest.slice(0, shown)) {
      console.log(`${weight.toFixed(1).padStart(8)} ${String(labels).padStart(5)}  ${text.slice(0, 120)}`);
    }
  }
  console.log(
    JSON.stringify({
      weightedCoverage: share(total.known, total.weight),
      // As the aim of the method is defined: of labels with a clean list.
      gradeAB: share(clean.trusted, clean.labels),
      labels: total.labels,
      msPerLabel: mean,
      cleanLabels: clean.labels,
      weightedCoverageClean: share(clean.known, clean.weight),
      gradeABAll: share(total.trusted, total.labels),
      unreadable: total.unreadable,
    }),
  );
}

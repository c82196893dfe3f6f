import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { GOLDEN } from '#tests/domain/safety/golden-products.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { isCleanList } from './clean-list.ts';
import { type NoiseKind, seeded, withNoise } from './optical-noise.ts';
import { isDevelopment, productRows } from './product-rows.ts';

// Fixed before anything was tuned to them.
const SEEDS = { labels: 20_261_121, optical: 4711, any: 1742 } as const;
const SHARES = [0.01, 0.03, 0.05] as const;
const LABELS_OF_EACH_FILE = 450;
const FEWEST = 5;
const MOST = 30;

const knowledge = knowledgePack();

/** A label without noise and the ingredient whose CRITICAL warning must survive it. */
interface Case {
  readonly text: string;
  readonly type: ProductType;
  readonly forms: readonly ProductForm[];
  readonly substance: string;
}

const reportOf = ({ text, type, forms }: Omit<Case, 'substance'>): Report =>
  assess({ text, types: [type], forms, baby: false }, knowledge);

const criticals = (report: Report): Set<string> =>
  new Set(report.warnings.filter(({ severity }) => severity === 'CRITICAL').map(({ ingredient }) => ingredient));

/** Names whose CRITICAL warning holds as the third ingredient of this use. */
function dangerous(type: ProductType): readonly string[] {
  // One of a series that differs in its number only ("polypeptide-63", "-64"): no reader can tell a wrong number.
  const series = new Set<string>();
  return knowledge.ids().flatMap((id) => {
    const name = knowledge.ingredient(id)?.name ?? '';
    const bare = name.replace(/\d+/g, '#');
    if (type === 'food' && !knowledge.ingredient(id)?.functions.some((word) => EDIBLE.has(word))) return [];
    if (name === '' || /[,;()[\]/]/.test(name) || name.length > 60 || series.has(bare)) return [];
    series.add(bare);
    return criticals(reportOf({ text: `Water, Glycerin, ${name}, Xanthan Gum`, type, forms: [] })).has(name)
      ? [name]
      : [];
  });
}

/** Functions of what may stand on a food; others are made for cosmetics and cleaning. */
const EDIBLE = new Set(
  'food_base sugar fat_oil flavour flavour_enhancer nutrient sweetener acidulant raising_agent medicine enzyme'.split(
    ' ',
  ),
);
const FOOD_AUDIENCE = /^(?:al_food|coeliac|galact|hfi|lactose|alpha_gal|latex)/;

const parts = (text: string): readonly string[] => text.split(/, */);

/** Clean labels of the development half, each with one dangerous substance put at a place of its own. */
function inserted(path: string, type: ProductType, random: () => number): readonly Case[] {
  const rows = productRows(path).filter((row) => isDevelopment(row) && isCleanList(row.text));
  const labels = rows
    .map(({ text }) => text)
    .filter((text) => parts(text).length >= FEWEST && parts(text).length <= MOST);
  const names = dangerous(type);
  const cases: Case[] = [];
  for (let tries = 0; tries < LABELS_OF_EACH_FILE * 8 && cases.length < LABELS_OF_EACH_FILE; tries += 1) {
    const label = labels[Math.floor(random() * labels.length)] ?? '';
    const substance = names[Math.floor(random() * names.length)] ?? '';
    const list = [...parts(label)];
    list.splice(1 + Math.floor(random() * Math.min(list.length, 12)), 0, substance);
    const one: Case = { text: list.join(', '), type, forms: [], substance };
    if (criticals(reportOf(one)).has(substance)) cases.push(one);
  }
  return cases;
}

/** The golden products of the method, for each ingredient of theirs that raises a CRITICAL warning. */
function golden(): readonly Case[] {
  return Object.values(GOLDEN).flatMap(({ input }) => {
    const [type] = input.types;
    if (type === undefined || !input.text) return [];
    const label = { text: input.text, type, forms: input.forms };
    return [...criticals(reportOf(label))].map((substance) => ({ ...label, substance }));
  });
}

interface Outcome {
  critical: number;
  mayContain: number;
  missed: number;
  /** CRITICAL for an ingredient that is not on the label. */
  invented: number;
}

function tryOne(one: Case, noisy: string, outcome: Outcome, show: ((line: string) => void) | null): void {
  const report = reportOf({ ...one, text: noisy });
  const told = report.warnings.filter(({ ingredient }) => ingredient === one.substance);
  if (told.some(({ severity }) => severity === 'CRITICAL')) outcome.critical += 1;
  else if (told.some(({ unclear }) => unclear === true)) outcome.mayContain += 1;
  else {
    outcome.missed += 1;
    show?.(`missed ${one.type} ${one.substance}: ${near(noisy, one)}`);
    show?.(`M\t${one.type}\t${one.substance}\t${noisy.replace(/\n/g, ' ')}`);
  }
  const clean = reportOf(one);
  const there = new Set(clean.ingredients.map(({ name }) => name));
  const allergies = new Set(clean.warnings.map(({ audience }) => audience));
  for (const { ingredient, audience, severity } of report.warnings) {
    // What an allergen stands in may have another name; the allergen itself must be there.
    const known = there.has(ingredient) || (FOOD_AUDIENCE.test(audience) && allergies.has(audience));
    if (severity !== 'CRITICAL' || known) continue;
    outcome.invented += 1;
    show?.(`invented ${one.type} ${audience} ${ingredient}: ${noisy}`);
  }
}

const near = (noisy: string, { text, substance }: Case): string => {
  const at = text.indexOf(substance);
  return noisy.slice(Math.max(0, at - 12), at + substance.length + 14);
};

/**
 * How often a CRITICAL substance is still told when characters of the label are replaced, and how often one is told that
 * is not there. Data files of cosmetics are judged as leave_on, of food as food; labels are of the development half.
 * @param folder of the product files
 * @param options `--show` prints what was missed and invented
 */
export async function measureNoise(folder: string, options: readonly string[]): Promise<void> {
  const random = seeded(SEEDS.labels);
  const files = readdirSync(folder).filter((name) => /\.(?:csv|tsv|csv\.gz|tsv\.gz)$/.test(name));
  const cases = [
    ...files.sort().flatMap((name) => inserted(join(folder, name), /food/.test(name) ? 'food' : 'leave_on', random)),
    ...golden(),
  ];
  console.log(`${cases.length} labels with a CRITICAL substance`);
  const show = options.includes('--show') ? (line: string) => console.log(line) : null;
  const summary: Record<string, { told: number; invented: number }> = {};
  for (const kind of ['optical', 'any'] as const satisfies readonly NoiseKind[]) {
    for (const share of SHARES) {
      const noise = seeded(SEEDS[kind] + Math.floor(share * 1000));
      const outcome: Outcome = { critical: 0, mayContain: 0, missed: 0, invented: 0 };
      for (const one of cases) tryOne(one, withNoise(one.text, share, kind, noise), outcome, show);
      const told = (outcome.critical + outcome.mayContain) / cases.length;
      summary[`${kind} ${share * 100}%`] = { told, invented: outcome.invented };
      console.log(
        `${kind.padEnd(8)} ${(share * 100).toFixed(0)}%  told ${(told * 100).toFixed(2)}%  CRITICAL ${outcome.critical}, may contain ${outcome.mayContain}, missed ${outcome.missed}, CRITICAL for what is not there ${outcome.invented}`,
      );
    }
  }
  console.log(JSON.stringify(summary));
}

import { parseArgs } from 'node:util';
import { editDistance } from '#domain/knowledge/misreadings/edit-distance.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { GOLDEN } from '#tests/domain/safety/golden-products.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { isCleanList } from './clean-list.ts';
import { type NoiseKind, seeded, withNoise } from './optical-noise.ts';
import { isDevelopment, type ProductRow, productFiles } from './product-rows.ts';

// Fixed before anything was tuned on them.
const SEEDS = { labels: 20_261_121, optical: 4711, any: 1742 } as const;
const SHARES = [0.01, 0.03, 0.05] as const;
const LABELS_OF_EACH_FILE = 450;
const MOST_OF_EACH_LABEL = 3;
const FEWEST = 5;
const MOST = 30;

const knowledge = knowledgePack();

/** A label without noise, and the ingredient whose CRITICAL warning must survive noise. */
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

const dangerousOf = new Map<ProductType, readonly string[]>();

/** Names that give a CRITICAL warning as the third ingredient in this use. */
function dangerous(type: ProductType): readonly string[] {
  const known = dangerousOf.get(type) ?? findDangerous(type);
  dangerousOf.set(type, known);
  return known;
}

function findDangerous(type: ProductType): readonly string[] {
  // Take one of each series that differs only by a number ("polypeptide-63", "-64"): no reader can spot a wrong number.
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

/** Functions of ingredients that may be in a food; others are for cosmetics and cleaning. */
const EDIBLE = new Set(
  'food_base sugar fat_oil flavour flavour_enhancer nutrient sweetener acidulant raising_agent medicine enzyme'.split(
    ' ',
  ),
);
const FOOD_AUDIENCE = /^(?:al_food|coeliac|galact|hfi|lactose|alpha_gal|latex)/;

const parts = (text: string): readonly string[] => text.split(/, */);

/** Clean labels of the development half, each with one dangerous substance inserted at a random place. */
function inserted(rows: readonly ProductRow[], type: ProductType, random: () => number): readonly Case[] {
  const labels = rows
    .filter((row) => isDevelopment(row) && isCleanList(row.text))
    .map(({ text }) => text)
    .filter((text) => parts(text).length >= FEWEST && parts(text).length <= MOST);
  const names = dangerous(type);
  const cases: Case[] = [];
  // Limit the draws from a small file, so that it does not outweigh the others.
  const wanted = Math.min(LABELS_OF_EACH_FILE, labels.length * MOST_OF_EACH_LABEL);
  for (let tries = 0; tries < wanted * 8 && cases.length < wanted; tries += 1) {
    const label = labels[Math.floor(random() * labels.length)] ?? '';
    const substance = names[Math.floor(random() * names.length)] ?? '';
    const list = [...parts(label)];
    list.splice(1 + Math.floor(random() * Math.min(list.length, 12)), 0, substance);
    const one: Case = { text: list.join(', '), type, forms: [], substance };
    if (criticals(reportOf(one)).has(substance)) cases.push(one);
  }
  return cases;
}

/** The golden products of the method, one case for each of their ingredients with a CRITICAL warning. */
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
  /** Warned about through other words of the label: the substance itself was not recognised. */
  byWords: number;
  /** CRITICAL for an ingredient that is not on the label. */
  invented: number;
}

/** Audiences that share a food: if the label names the food, each of them may be warned. */
const SAME_FOOD: Readonly<Record<string, string>> = {
  galact: 'al_food(milk)',
  lactose: 'al_food(milk)',
  coeliac: 'al_food(gluten)',
  'al_food(wheat)': 'al_food(gluten)',
};

/**
 * Whether everyone with a CRITICAL warning about the substance gets the same warning through words that the clean label
 * does not have: "Brazil Fut" names a tree nut although no Brazil nut was recognised.
 */
function toldByWords(one: Case, clean: Report, report: Report): boolean {
  const there = namesOf(clean);
  const own = clean.warnings.filter(
    ({ severity, ingredient }) => severity === 'CRITICAL' && ingredient === one.substance,
  );
  return own.every(({ audience }) =>
    report.warnings.some(
      (warning) =>
        warning.audience === audience &&
        !there.has(warning.ingredient) &&
        (warning.severity === 'CRITICAL' || warning.unclear === true),
    ),
  );
}

const namesOf = (report: Report): ReadonlySet<string> => new Set(report.ingredients.map(({ name }) => name));

function tryOne(one: Case, noisy: string, outcome: Outcome, show: ((line: string) => void) | null): void {
  const report = reportOf({ ...one, text: noisy });
  const clean = reportOf(one);
  const told = report.warnings.filter(({ ingredient }) => ingredient === one.substance);
  if (told.some(({ severity }) => severity === 'CRITICAL')) outcome.critical += 1;
  else if (told.some(({ unclear }) => unclear === true)) outcome.mayContain += 1;
  else if (toldByWords(one, clean, report)) outcome.byWords += 1;
  else {
    outcome.missed += 1;
    show?.(`missed ${one.type} ${one.substance}: ${near(noisy, one)}`);
    show?.(`M\t${one.type}\t${one.substance}\t${noisy.replace(/\n/g, ' ')}`);
  }
  const there = namesOf(clean);
  const allergies = new Set(clean.warnings.map(({ audience }) => audience));
  for (const { ingredient, audience, severity } of report.warnings) {
    // The food that contains an allergen may have another name, but the allergen must be on the label, if only as a
    // trace.
    const food = allergies.has(audience) || allergies.has(SAME_FOOD[audience] ?? '');
    const known =
      there.has(ingredient) ||
      (FOOD_AUDIENCE.test(audience) && food) ||
      isSubstance(one, clean, report, ingredient, audience);
    if (severity !== 'CRITICAL' || known) continue;
    outcome.invented += 1;
    show?.(`invented ${one.type} ${audience} ${ingredient}: ${noisy}`);
  }
}

/** Share of a substance's letters that may be wrong in a reading of it. */
const MISREAD_SHARE = 0.3;

/**
 * Whether an ingredient is the substance itself, read as a member of its family: for "DEA-Cotyl Phosphate" the report
 * warns about diethanolamine, as it does for DEA-Cetyl Phosphate.
 */
function isSubstance(one: Case, clean: Report, report: Report, ingredient: string, audience: string): boolean {
  const limit = one.substance.length * MISREAD_SHARE;
  return (
    clean.warnings.some(
      (warning) =>
        warning.audience === audience && warning.severity === 'CRITICAL' && warning.ingredient === one.substance,
    ) &&
    report.ingredients.some(
      ({ name, raw }) =>
        name === ingredient && editDistance(raw.toLowerCase(), one.substance.toLowerCase(), limit) <= limit,
    )
  );
}

const near = (noisy: string, { text, substance }: Case): string => {
  const at = text.indexOf(substance);
  return noisy.slice(Math.max(0, at - 12), at + substance.length + 14);
};

/**
 * Measures how often a CRITICAL substance is still reported after characters of the label were replaced, and how often
 * a substance is reported that is not there. Cosmetics files are assessed as leave_on, food files as food; the labels
 * are of the development half.
 * @param folder of the product files
 * @param options `--show` prints what was missed or invented; `--seed 7` draws other labels, names and misreadings
 */
export async function measureNoise(folder: string, options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { show: { type: 'boolean', default: false }, seed: { type: 'string', default: '0' } },
  });
  const other = Math.imul(Number(values.seed), 7919);
  const random = seeded(SEEDS.labels + other);
  const cases = [...productFiles(folder).flatMap(({ rows, type }) => inserted(rows, type, random)), ...golden()];
  console.log(`${cases.length} labels with a CRITICAL substance`);
  const show = values.show ? (line: string) => console.log(line) : null;
  const summary: Record<string, { told: number; invented: number }> = {};
  for (const kind of ['optical', 'any'] as const satisfies readonly NoiseKind[]) {
    for (const share of SHARES) {
      const noise = seeded(SEEDS[kind] + other + Math.floor(share * 1000));
      const outcome: Outcome = { critical: 0, mayContain: 0, byWords: 0, missed: 0, invented: 0 };
      for (const one of cases) tryOne(one, withNoise(one.text, share, kind, noise), outcome, show);
      const told = (outcome.critical + outcome.mayContain + outcome.byWords) / cases.length;
      summary[`${kind} ${share * 100}%`] = { told, invented: outcome.invented };
      console.log(
        `${kind.padEnd(8)} ${(share * 100).toFixed(0)}%  told ${(told * 100).toFixed(2)}%  CRITICAL ${outcome.critical}, may contain ${outcome.mayContain}, by its words ${outcome.byWords}, missed ${outcome.missed}, CRITICAL for what is not there ${outcome.invented}`,
      );
    }
  }
  console.log(JSON.stringify(summary));
}

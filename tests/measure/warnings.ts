import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Condition, type Household, type PetType } from '#domain/households/household.ts';
import { guessProductType } from '#domain/products/product-type.ts';
import type { AssessInput } from '#domain/safety/assess.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { Warning } from '#domain/safety/report.ts';
import { delimitedRows } from '#tests/support/delimited-rows.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { COMPOSED, type ComposedKind } from './composed-labels.ts';

/** One warning as a household member reads it. */
interface Told {
  readonly product: string;
  readonly use: string;
  readonly to: string;
  readonly warning: Warning;
}

/** A seeded generator of whole numbers below `most` (mulberry32). */
const dice = (seed: number): ((most: number) => number) => {
  let state = seed >>> 0;
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) % most;
  };
};
type Roll = ReturnType<typeof dice>;

const pick = <T>(of: readonly T[], roll: Roll): T => {
  const found = of[roll(of.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

const PEOPLE = ['Mia', 'Ben', 'Ida', 'Noor', 'Tom', 'Ana'];
const ANIMALS: readonly (readonly [PetType, string])[] = [
  ['dog', 'Rex'],
  ['cat', 'Minka'],
  ['bird', 'Kiwi'],
  ['fish', 'Nemo'],
  ['small_mammal', 'Hazel'],
  ['reptile', 'Spike'],
];
const FOODS = ['milk', 'egg', 'peanut', 'soy', 'wheat', 'gluten', 'tree_nut', 'fish', 'sesame', 'mustard', 'celery'];
const TYPES = ['respiratory', 'skin', 'fragrance', 'chemical', 'dust', 'pollen', 'mold'] as const;

const someHousehold = (roll: Roll): Household => ({
  members: Array.from({ length: 1 + roll(3) }, (_, at) => {
    const foods = roll(2) === 0 ? [pick(FOODS, roll)] : [];
    return {
      id: `m${at}`,
      name: PEOPLE[at] ?? 'Mia',
      ageGroup: pick(['infant', 'child', 'school_child', 'adult', 'senior'] as const, roll),
      pregnant: roll(5) === 0,
      allergyTypes: [...(roll(3) === 0 ? [pick(TYPES, roll)] : []), ...(foods.length > 0 ? (['food'] as const) : [])],
      allergens: foods,
      conditions: roll(2) === 0 ? [pick(Condition.options, roll)] : [],
    };
  }),
  pets: Array.from({ length: 1 + roll(2) }, (_, at) => {
    const [type, name] = pick(ANIMALS, roll);
    return { id: `p${at}`, type, name };
  }),
});

const textOf = (path: string): string => {
  const bytes = readFileSync(path);
  return (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
};

interface Row {
  readonly name: string;
  readonly text: string;
  readonly category: 'food_beverage' | 'personal_care';
  readonly source: string;
}

/** Products of the data files that have a name and an ingredient list. */
const namedRows = (folder: string): readonly Row[] =>
  readdirSync(folder)
    .filter((file) => /\.(?:csv|tsv)(?:\.gz)?$/.test(file))
    .flatMap((file) => {
      const cosmetics = file.startsWith('obf_');
      const text = textOf(join(folder, file));
      const header = text.slice(0, text.indexOf('\n'));
      const rows = delimitedRows(text, ['\t', ';', ','].find((sign) => header.includes(sign)) ?? ',');
      return rows.flatMap((row) => {
        const list = row['ingredients_text'] ?? row['ingredients'] ?? '';
        const name = row['product_name'] ?? row['short_description'] ?? row['description'] ?? row['brand_name'] ?? '';
        return list.trim() === '' || name.trim() === ''
          ? []
          : [{ name, text: list, category: cosmetics ? 'personal_care' : 'food_beverage', source: file }];
      });
    });

const composed = (roll: Roll): { readonly name: string; readonly input: AssessInput } => {
  const kind: ComposedKind = pick(COMPOSED, roll);
  const parts = Array.from({ length: 2 + roll(5) }, () => pick(kind.ingredients, roll));
  const name = pick(kind.names, roll);
  return {
    name,
    input: {
      text: [kind.first, ...new Set(parts)].filter((part) => part !== '').join(', '),
      types: [kind.type],
      forms: kind.forms,
      baby: kind.baby ?? false,
      name,
    },
  };
};

const fromRow = ({ name, text, category, source }: Row): { readonly name: string; readonly input: AssessInput } => {
  const guess = guessProductType({ name, category, ingredientsText: text, source: { name: source } });
  return { name, input: { text, types: guess.types, forms: guess.forms, baby: guess.baby, name } };
};

/**
 * Draws products and households until there are `count` warnings, at most one per draw; half of the labels are real.
 */
function* draw(rows: readonly Row[], count: number, seed: number): Generator<Told> {
  const roll = dice(seed);
  const knowledge = knowledgePack();
  const seen = new Set<string>();
  for (let told = 0, tries = 0; told < count && tries < count * 200; tries += 1) {
    const { name, input } = tries % 2 === 0 ? fromRow(pick(rows, roll)) : composed(roll);
    const household = someHousehold(roll);
    const report = assess(input, knowledge);
    const { warnings } = householdView(report, household);
    if (warnings.length === 0) continue;
    const warning = pick(warnings, roll);
    // The same warning for the same kind of audience needs to be read only once.
    const key = `${warning.family} ${warning.ingredient} ${warning.audience} ${report.productType}`;
    if (seen.has(key)) continue;
    seen.add(key);
    told += 1;
    yield {
      product: name,
      use: [report.productType, ...report.forms, ...(report.baby ? ['baby'] : [])].join(' '),
      to: `${warning.subject ?? 'everyone'} as ${warning.audience}`,
      warning,
    };
  }
}

const option = (options: readonly string[], name: string, otherwise: number): number => {
  const at = options.indexOf(name);
  return at < 0 ? otherwise : Number(options[at + 1]);
};

/**
 * Prints warnings to be read aloud: from real labels of a folder's product files and from composed labels, for random
 * households.
 * @param options `--seed 1`, `--count 200`
 */
export async function measureWarnings(folder: string, options: readonly string[]): Promise<void> {
  const count = option(options, '--count', 200);
  const seed = option(options, '--seed', 1);
  let at = 0;
  for (const { product, use, to, warning } of draw(namedRows(folder), count, seed)) {
    at += 1;
    console.log(`${at}. ${product} [${use}] ${warning.severity} (${warning.kind}, ${warning.family}) to ${to}`);
    console.log(`   ${warning.message} ${warning.action}`);
  }
  console.log(JSON.stringify({ warnings: at, seed }));
}

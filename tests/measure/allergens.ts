import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Household } from '#domain/households/household.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { allergenWords, plain, TAXONOMY_IDS, type WordTable } from './allergen-taxonomy.ts';
import { type Declared, declaredAllergens } from './declared-allergens.ts';
import { type FalseAllergenNames, falseAllergenNames } from './false-allergen-names.ts';
import { labelLanguage } from './label-language.ts';
import { type ProductRow, productRows } from './product-rows.ts';

/** Files of real food labels, relative to the data folder. */
const FILES = ['off_food_2019_sample.csv.gz', 'off_csv_export_2026_slice.tsv', 'usda_branded_food_slice.csv'];
const LABELS = 5000;

const knowledge = knowledgePack();

/** A label with the allergens that it declares. */
interface Case {
  readonly row: ProductRow;
  readonly language: string;
  readonly declared: readonly Declared[];
}

/** Tags of the catalogue entry count only if the label has a word for them: a tag alone may come from a picture. */
function tagged(row: ProductRow, table: ReadonlyMap<string, string>): readonly Declared[] {
  const text = ` ${plain(row.text)} `;
  return (row.tags ?? '').split(',').flatMap((tag) => {
    const allergen = TAXONOMY_IDS[tag.trim()];
    if (allergen === undefined) return [];
    const words = [...table].find(([word, of]) => of === allergen && text.includes(` ${word} `))?.[0];
    return words === undefined ? [] : [{ allergen, by: 'tag' as const, words }];
  });
}

function casesOf(folder: string, tables: WordTable, others: FalseAllergenNames): readonly Case[] {
  const rows = FILES.flatMap((file) => productRows(join(folder, 'products', file)));
  const seen = new Set<string>();
  return rows.flatMap((row): Case[] => {
    const language = labelLanguage(row.text) ?? '';
    const table = tables.get(language);
    if (table === undefined || seen.has(row.text)) return [];
    seen.add(row.text);
    const own = declaredAllergens(row.text, table, others);
    const more = tagged(row, table).filter(({ allergen }) => !own.some((one) => one.allergen === allergen));
    const declared = [...own, ...more];
    return declared.length === 0 ? [] : [{ row, language, declared }];
  });
}

const homeWith = (allergen: string): Household => ({
  members: [
    {
      id: 'member',
      name: 'Ana',
      ageGroup: 'adult',
      pregnant: false,
      allergyTypes: [],
      allergens: [allergen],
      conditions: [],
    },
  ],
  pets: [],
});

/** Whether a person with this allergy is warned about it by name: contained, possible trace, or exempt form. */
function isTold(report: Report, allergen: string): boolean {
  return householdView(report, homeWith(allergen)).warnings.some(
    ({ subject, audience, severity, family }) =>
      subject === 'Ana' &&
      audience === `al_food(${allergen})` &&
      (severity === 'CRITICAL' || severity === 'WARNING' || (family ?? '').endsWith('exempt')),
  );
}

interface Tally {
  declared: number;
  told: number;
}

const percent = ({ told, declared }: Tally): string =>
  declared === 0 ? '-' : `${((told / declared) * 100).toFixed(2)}%`;

function print(title: string, tallies: ReadonlyMap<string, Tally>): void {
  console.log(`\n${title.padEnd(14)} declared   told    share`);
  for (const [name, tally] of [...tallies].sort(([, a], [, b]) => b.declared - a.declared)) {
    const { declared, told } = tally;
    console.log(
      `${name.padEnd(14)} ${String(declared).padStart(8)} ${String(told).padStart(6)} ${percent(tally).padStart(8)}`,
    );
  }
}

/**
 * Prints how many of the allergens declared on real food labels are reported to a household member with that allergy:
 * overall, by allergen and by language. The declared allergens are found without the engine's own words, see
 * tests/measure/README.md. The last line is JSON; its shares are fractions from 0 to 1.
 * @param folder of the data, with `products` and `taxonomies`
 * @param args `--labels 5000`; `--show` prints each allergen that was not reported
 */
export async function measureAllergens(folder: string, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { labels: { type: 'string', default: String(LABELS) }, show: { type: 'boolean', default: false } },
  });
  const tables = allergenWords(folder);
  const all = casesOf(folder, tables, falseAllergenNames(folder, tables));
  // Ordered by the digest of the code, so that every run takes the same labels, whatever their order in the files.
  const sample = all
    .toSorted((one, other) => Buffer.compare(one.row.digest, other.row.digest))
    .slice(0, Number(values.labels));
  const total: Tally = { declared: 0, told: 0 };
  const tallies = {
    allergen: new Map<string, Tally>(),
    language: new Map<string, Tally>(),
    by: new Map<string, Tally>(),
  };
  for (const { row, language, declared } of sample) {
    const report = assess({ text: row.text, types: ['food'], forms: [], baby: false }, knowledge);
    for (const { allergen, by, words } of declared) {
      const told = isTold(report, allergen);
      for (const [map, key] of [
        [tallies.allergen, allergen],
        [tallies.language, language],
        [tallies.by, by],
      ] as const) {
        if (!map.has(key)) map.set(key, { declared: 0, told: 0 });
        const tally = map.get(key) ?? total;
        tally.declared += 1;
        if (told) tally.told += 1;
      }
      total.declared += 1;
      if (told) total.told += 1;
      else if (values.show)
        console.log(`${language} ${allergen} by ${by} "${words}": ${row.text.replace(/\s+/g, ' ')}`);
    }
  }
  console.log(`${sample.length} labels of ${all.length} that declare an allergen`);
  print('allergen', tallies.allergen);
  print('language', tallies.language);
  print('declared by', tallies.by);
  console.log(`\nall ${total.declared} declared, ${total.told} told: ${percent(total)}`);
  const share = ({ told, declared }: Tally): number => (declared === 0 ? 0 : told / declared);
  console.log(
    JSON.stringify({
      labels: sample.length,
      declared: total.declared,
      told: total.told,
      share: share(total),
      lowest: Math.min(...[...tallies.allergen.values()].map(share)),
    }),
  );
}

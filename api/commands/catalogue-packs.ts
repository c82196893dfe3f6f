import { parseArgs } from 'node:util';
import { countryName } from '#domain/catalogue/counts.ts';
import { HOME_CATEGORIES, HOME_CATEGORY_LABELS, type HomeCategory } from '#domain/products/category.ts';
import { makePacks } from '../catalogue/packs/make-packs.ts';
import { packFiles } from '../catalogue/packs/pack-files.ts';
import { packKey } from '../catalogue/packs/pack-key.ts';
import { runWithDatabase } from '../run-with-database.ts';

const USAGE = `Usage: npm run catalogue:packs -- [--areas AREA,AREA] [--countries COUNTRY,COUNTRY]
  --areas      ${HOME_CATEGORIES.join(', ')}
  --countries  such as France,Germany: products sold there, and those with no country given
`;

const listOf = (text: string | undefined): string[] | null =>
  text === undefined
    ? null
    : text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');

/** @returns null if an option is invalid */
function choiceOf() {
  try {
    const { values } = parseArgs({ options: { areas: { type: 'string' }, countries: { type: 'string' } } });
    const areas = listOf(values.areas);
    const known = (area: string): area is HomeCategory => HOME_CATEGORIES.some((one) => one === area);
    if (areas && !areas.every(known)) return null;
    const countries = listOf(values.countries);
    return {
      areas: areas && new Set(areas.filter(known)),
      countries: countries && new Set(countries.map(countryName)),
    };
  } catch {
    return null;
  }
}

const choice = choiceOf();
if (choice === null) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  await runWithDatabase(async ({ database, data }) => {
    const today = new Date().toISOString().slice(0, 10);
    let made = 0;
    const told: Parameters<typeof makePacks>[4] = (pack) => {
      made += 1;
      const megabytes = (pack.sent / 1e6).toFixed(2);
      const is = pack.outcome === 'same' ? 'as it was' : 'made';
      process.stdout.write(`${HOME_CATEGORY_LABELS[pack.area]}: ${pack.products} products, ${megabytes} MB, ${is}\n`);
    };
    await makePacks(database.reader, packFiles(data.packs), await packKey(database), today, told, choice);
    if (made === 0)
      process.stdout.write('The catalogue has no such product with a code and a list: import one first.\n');
  });
}

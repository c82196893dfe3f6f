import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureImport } from './import-rate.ts';
import { measureKills } from './kills.ts';
import { measureMillion } from './million.ts';
import { measurePacks } from './pack-size.ts';
import { measurePhone } from './phone.ts';

// Measures the catalogue on real products: `npm run -s catalogue-numbers -- PART --data ../shared/data/products`. PART
// is import (rate), kills, packs (size, change, reports), phone (a hundred scans without a signal, in Chromium) or
// million (an import while the server runs, searches, look-ups; --folder keeps what was done). The last line is JSON.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: '../shared/data/products' },
    rounds: { type: 'string', default: '3' },
    kills: { type: 'string', default: '50' },
    reports: { type: 'string', default: '10000' },
    scans: { type: 'string', default: '100' },
    products: { type: 'string', default: '1000000' },
    folder: { type: 'string', default: '/tmp/safeshelf-million' },
  },
});
const food = join(values.data, 'off_food_2019_sample.csv.gz');

const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  import: () => measureImport(food, Number(values.rounds)),
  kills: () => measureKills(food, Number(values.kills)),
  packs: () => measurePacks(food, Number(values.reports)),
  phone: () => measurePhone(values.data, Number(values.scans)),
  million: () => measureMillion(food, Number(values.products), values.folder),
};
const measure = PARTS[positionals[0] ?? ''];
if (!measure) throw new Error(`Name a part: ${Object.keys(PARTS).join(', ')}.`);
console.log(JSON.stringify(await measure()));

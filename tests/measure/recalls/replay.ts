import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RECALL_FEEDS } from '#api/recalls/source-list.ts';
import { noticeKeys, productKeys } from '#domain/recalls/index-keys.ts';
import { type MatchBasis, matchNotice } from '#domain/recalls/match.ts';
import type { RecallNotice, RecallSource } from '#domain/recalls/notice.ts';
import { tokeniseProduct } from '#domain/recalls/owned-product.ts';
import { countTokens, noticeRarity } from '#domain/recalls/rarity.ts';
import { RECALL_SOURCES } from '#domain/recalls/source-names.ts';
import { tokeniseNotice } from '#domain/recalls/tokenise-notice.ts';
import { Dice } from '#tests/simulate/dice.ts';
import { catalogueProducts } from './catalogue-names.ts';
import { type PlantedProduct, plantHomes } from './homes.ts';
import { labelledSet } from './labelled-set.ts';
import { noticeFiles } from './notice-files.ts';

// Replays the notices of the collected files, each source in its own years, against made-up homes. Reports how many
// alerts were right, how many were missing, and how long they took given the schedule of each source.

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    data: { type: 'string', default: '../shared/data' },
    show: { type: 'boolean', default: false },
  },
});
const homes = Number(values.homes);
if (!Number.isInteger(homes) || homes < 1) {
  console.error('replay: --homes is a whole number from 1 on.');
  process.exit(2);
}
const folder = join(values.data, 'recalls');
if (!existsSync(folder)) {
  console.error(`replay: ${folder} is not there. Name the folder that holds "recalls" and "products" with --data.`);
  process.exit(2);
}

interface Alert {
  readonly planted: PlantedProduct;
  readonly notice: RecallNotice;
  readonly basis: MatchBasis;
  readonly verdict: 'affects' | 'mayAffect';
  readonly right: boolean;
  readonly hours: number;
}

const dice = new Dice(Number(values.seed));
const files = noticeFiles(folder);
const byId = new Map(files.flatMap((file) => file.notices).map((notice) => [notice.id, notice]));
const notices = [...byId.values()].sort((a, b) => (a.publishedOn < b.publishedOn ? -1 : 1));
const catalogue = catalogueProducts(join(values.data, 'products'));
const labelled = labelledSet();
const missing = labelled.flatMap((one) => one.notices.filter((id) => !byId.has(id)));
if (missing.length > 0) throw new Error(`No file holds ${missing.join(', ')}`);

const { counts, names } = countTokens(notices.map((notice) => [...tokeniseNotice(notice).all]));
const rarity = noticeRarity(counts, names);
const planted = plantHomes(homes, labelled, notices, catalogue, dice);

const known = planted.map(({ owned }) => tokeniseProduct(owned));
const holders = new Map<string, number[]>();
known.forEach((product, at) => {
  for (const key of productKeys(product)) holders.set(key, [...(holders.get(key) ?? []), at]);
});

/** For a source that is only published as files and has no feed to poll. */
const FILE_ONLY_HOURS = Number.NaN;
const everyHours = (source: RecallSource): number =>
  Math.min(...RECALL_FEEDS.filter((feed) => feed.source === source).map((feed) => feed.everyMinutes / 60));
const hoursTo = (source: RecallSource): number => {
  const every = everyHours(source);
  return Number.isFinite(every) ? dice.fraction() * every : FILE_ONLY_HOURS;
};

const alerts: Alert[] = [];
let looked = 0;
for (const notice of notices) {
  const asked = tokeniseNotice(notice);
  const candidates = new Set(noticeKeys(asked).flatMap((key) => holders.get(key) ?? []));
  looked += candidates.size;
  const hours = hoursTo(notice.source);
  for (const at of candidates) {
    const [product, owner] = [known[at], planted[at]];
    const match = product && owner && matchNotice(product, asked, rarity);
    if (!match) continue;
    alerts.push({ planted: owner, notice, ...match, right: owner.concerning.has(notice.id), hours });
  }
}

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3));
const group = (strong: boolean) => {
  const issued = alerts.filter(({ basis }) => (basis !== 'brandName') === strong);
  const sought = planted.filter((one) => one.strong === strong);
  const found = sought.filter((one) => alerts.some((alert) => alert.planted === one && alert.right));
  return { issued, right: issued.filter((one) => one.right), sought, found };
};

console.log('file                                      records  read  refused');
for (const { file, records, notices: read, refused } of files) {
  const why = [...refused].map(([reason, times]) => `${times} × ${reason}`).join(' ');
  console.log(
    `${file.padEnd(42)}${String(records.length).padStart(7)}${String(read.length).padStart(6)}  ${why || '0'}`,
  );
}
console.log(`\n${notices.length} notices over ${homes} homes with ${planted.length} products (seed ${values.seed})`);
console.log(`${looked} pairs compared of ${notices.length * planted.length}`);
console.log('\nmatch                      alerts  right  precision  planted  found  recall  aims');
for (const [label, strong, aims] of [
  ['barcode, or brand and model', true, '.98 / .95'],
  ['brand and name only', false, '.80 / .85'],
] as const) {
  const { issued, right, sought, found } = group(strong);
  console.log(
    `${label.padEnd(27)}${String(issued.length).padStart(6)}${String(right.length).padStart(7)}` +
      `${percent(right.length, issued.length).padStart(11)}${String(sought.length).padStart(9)}` +
      `${String(found.length).padStart(7)}${percent(found.length, sought.length).padStart(8)}  ${aims}`,
  );
}
const perHome = Array.from({ length: homes }, () => 0);
for (const { planted: one } of alerts) perHome[one.home] = (perHome[one.home] ?? 0) + 1;
perHome.sort((a, b) => a - b);
const at = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
console.log(
  `\nalerts of a family: median ${at(perHome, 0.5)}, 95th percentile ${at(perHome, 0.95)}, most ${at(perHome, 1)}; ` +
    `without any ${perHome.filter((one) => one === 0).length}`,
);
console.log('\nhours from publication to the next time the source is asked (a source without a feed: on import)');
for (const source of Object.keys(RECALL_SOURCES) as RecallSource[]) {
  const hours = alerts
    .filter((one) => one.notice.source === source && Number.isFinite(one.hours))
    .map((one) => one.hours);
  if (hours.length === 0) continue;
  hours.sort((a, b) => a - b);
  console.log(`  ${source.padEnd(22)} median ${at(hours, 0.5).toFixed(1)}, most ${at(hours, 1).toFixed(1)}`);
}
if (values.show) {
  for (const { planted: one, notice, basis, right } of alerts) {
    if (!right)
      console.log(
        `wrong ${basis}: "${one.owned.brand}" "${one.owned.name}" for ${notice.id} ${notice.title} ${notice.products.join(' + ')}`,
      );
  }
  for (const one of planted) {
    if (one.strong !== null && !alerts.some((alert) => alert.planted === one && alert.right)) {
      console.log(
        `missed: "${one.owned.brand}" "${one.owned.name}" ${one.owned.gtin} for ${[...one.concerning].join(' ')}`,
      );
    }
  }
}

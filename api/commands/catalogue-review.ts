import { writeFileSync } from 'node:fs';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { importedFolder } from '#db/knowledge/imported-folder.ts';
import { type Difference, differenceOf } from '#domain/catalogue/review/difference.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import type { Result } from '#domain/problem.ts';
import { parseGtin, printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { assessProduct } from '#domain/safety/assess-product.ts';
import { createReviewDesk, type ReviewDesk, type Shown } from '../catalogue/room.ts';
import { type CommandContext, runWithDatabase } from '../run-with-database.ts';
import { createStores } from '../stores.ts';

const USAGE = `npm run catalogue:review                            what households entered and nobody has reviewed
npm run catalogue:review -- show ID                 one of them, and what would change
npm run catalogue:review -- accept ID               adds it to the catalogue, for everybody
npm run catalogue:review -- refuse ID REASON        the person is told the reason
npm run catalogue:review -- history CODE            how a product was changed here
npm run catalogue:review -- revert CODE [--version N] REASON
                                                    restores what was there before the last change, or before change N
npm run catalogue:review -- export FILE             what was accepted, as a file to upload to Open Food Facts
`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const giveUp = (text: string): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};
const day = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
const codeOf = (id: string): string => {
  const gtin = storedGtin(id);
  return gtin === null ? id : printedCode(gtin);
};
const end = (done: Result<unknown>, words: string): void => {
  if (done.ok) say(words);
  else giveUp(done.problem.message);
};

function sayDifference(shown: Shown, { fields, ingredients, warnings }: Difference, scores: string): void {
  const { contribution, before } = shown;
  const { id, productId, facts, kind } = contribution;
  say(`${id}\n${codeOf(productId)}  ${facts.name}, ${facts.brand}`);
  say(`${kind === 'photo' ? 'Read off a photo of the label' : 'Entered by hand'}, ${day(contribution.offeredAt)}`);
  say(before === null ? 'The catalogue does not have it.' : `The catalogue has it from ${before.source.name}.`);
  for (const { field, before: was, after } of fields) say(`  ${field}: ${was === '' ? '-' : was} -> ${after}`);
  for (const [what, { added, removed }] of [['ingredient', ingredients] as const, ['warning', warnings] as const]) {
    for (const words of added) say(`  + ${what} ${words}`);
    for (const words of removed) say(`  - ${what} ${words}`);
  }
  say(`  score: ${scores}\nThe list as entered:\n${facts.ingredientsText ?? ''}`);
}

async function list(desk: ReviewDesk): Promise<void> {
  const waiting = await desk.waiting();
  for (const { contribution, voices, from } of waiting) {
    const { id, productId, kind, facts, offeredAt } = contribution;
    const same = from === null ? (voices > 1 ? `, reported by ${voices} households` : '') : `, from ${from}`;
    say(`${id}  ${day(offeredAt)}  ${codeOf(productId)}  ${facts.name} (${kind}${same})`);
  }
  say(waiting.length === 1 ? '1 awaiting review.' : `${waiting.length} awaiting review.`);
}

async function show(desk: ReviewDesk, id: string): Promise<void> {
  const shown = await desk.show(id, Date.now());
  if (!shown.ok) return giveUp(shown.problem.message);
  const knowledge = readPack(compiledPack(importedFolder()));
  const judged = (product: Product | null) => product && { product, report: assessProduct(product, knowledge) };
  const [before, after] = [judged(shown.value.before), judged(shown.value.after)];
  const scores = [before, after].map((one) => one?.report.score ?? 'none').join(' -> ');
  sayDifference(shown.value, differenceOf(before, after), scores);
}

async function history(desk: ReviewDesk, productId: string): Promise<void> {
  const versions = await desk.versions(productId);
  for (const { number, at, by, source, before, data } of versions) {
    const did = data === null ? 'removed' : before === null ? 'set' : 'changed';
    say(`${number}  ${day(at)}  ${by}: the entry from "${source}" was ${did}`);
  }
  if (versions.length === 0) say('Nothing has been changed here.');
}

async function run({ database }: CommandContext): Promise<void> {
  const [what = 'list', subject = '', ...words] = process.argv.slice(2);
  const stores = createStores(database);
  const desk = createReviewDesk(stores);
  const write = <T>(work: (tx: Parameters<ReviewDesk['accept']>[0]) => Promise<T>) => stores.writes.run(work);
  const gtin = parseGtin(subject);
  // A code as it is printed, or as it is stored.
  const productId = storedGtin(subject) ?? (gtin.ok ? gtin.value : '');
  if (what === 'list' && subject === '') await list(desk);
  else if (what === 'show' && subject !== '') await show(desk, subject);
  else if (what === 'accept' && subject !== '') {
    end(await write((tx) => desk.accept(tx, subject, Date.now())), `Accepted: ${subject}.`);
  } else if (what === 'refuse' && words.length > 0) {
    end(await write((tx) => desk.refuse(tx, subject, words.join(' '), Date.now())), `Refused: ${subject}.`);
  } else if (what === 'history' && subject !== '') await history(desk, productId);
  else if (what === 'revert' && words.length > 0) {
    const [flag, version] = words;
    const number = flag === '--version' ? Number(version) : null;
    const reason = (number === null ? words : words.slice(2)).join(' ');
    end(await write((tx) => desk.revert(tx, productId, number, reason, Date.now())), `Restored: ${subject}.`);
  } else if (what === 'export' && subject !== '') {
    writeFileSync(subject, await desk.upload());
    say(`Written: ${subject}.`);
  } else giveUp(USAGE);
}

await runWithDatabase(run);

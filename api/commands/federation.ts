import { readFileSync, writeFileSync } from 'node:fs';
import { typedText } from '#domain/text-limits.ts';
import { exportShared, importShared, packKey, receivedStore } from '../catalogue/room.ts';
import { type CommandContext, runWithDatabase } from '../run-with-database.ts';
import { tipsToShare } from '../tips/room.ts';

const USAGE = `npm run federation                                  this server’s key, the keys it accepted, and what is waiting
npm run federation -- accept KEY NAME               accepts files signed with this key from now on
npm run federation -- forget KEY                    stops that; what is waiting from it, and its tips, are deleted
npm run federation -- tips                          members’ tips that everybody here can read
npm run federation -- export FILE [TIP-ID ...]      corrections that were accepted, and these tips
npm run federation -- import FILE                   imports what another server wrote; all of it awaits review
`;

const NAME_MAX = 60;
const say = (text: string) => process.stdout.write(`${text}\n`);
const giveUp = (text: string): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

async function status({ database }: CommandContext): Promise<void> {
  say(`The key of this server: ${(await packKey(database)).publicKey}`);
  for (const { key, name, latest_at: at } of await receivedStore.keys(database.reader)) {
    say(`Accepted: ${key}  ${name}, ${at === null ? 'no file yet' : `last file of ${new Date(at).toISOString()}`}`);
  }
  const corrections = (await receivedStore.list(database.reader, 'correction', 'waiting')).length;
  const tips = (await receivedStore.list(database.reader, 'tip', 'waiting')).length;
  say(`Waiting: ${corrections} corrections (npm run catalogue:review), ${tips} tips (/admin/tips).`);
}

async function run(beside: CommandContext): Promise<void> {
  const { database } = beside;
  const [what = 'status', subject = '', ...words] = process.argv.slice(2);
  const name = typedText(NAME_MAX, 1).safeParse(words.join(' '));
  if (what === 'status' && subject === '') await status(beside);
  else if (what === 'accept' && /^[\w-]{43}$/.test(subject) && name.success) {
    await database.writes.run((tx) => receivedStore.accept(tx, subject, name.data, Date.now()));
    say(`Accepted: ${name.data}. Check the key with the people who run it, through another channel than the file.`);
  } else if (what === 'forget' && subject !== '') {
    const done = await database.writes.run((tx) => receivedStore.forget(tx, subject));
    if (done) say('Forgotten.');
    else giveUp('This key had not been accepted.');
  } else if (what === 'tips' && subject === '') {
    for (const { id, title } of await tipsToShare(database.reader, Date.now())) say(`${id}  ${title}`);
  } else if (what === 'export' && subject !== '') {
    const shown = await tipsToShare(database.reader, Date.now());
    const missing = words.find((id) => !shown.some((tip) => tip.id === id));
    if (missing !== undefined) return giveUp(`There is no tip ${missing} that everybody here can read.`);
    const tips = shown.flatMap(({ id, ...tip }) => (words.includes(id) ? [tip] : []));
    const file = await exportShared(database, tips, Date.now());
    writeFileSync(subject, file.text);
    say(`Written: ${subject}, with ${file.corrections} corrections and ${file.tips} tips.`);
  } else if (what === 'import' && subject !== '') {
    const done = await importShared(database, readFileSync(subject, 'utf8'), Date.now());
    if (!done.ok) return giveUp(`Refused: ${done.problem.message}`);
    const { from, corrections, tips, known, longestHoldMs } = done.value;
    say(`From ${from}: ${corrections} corrections and ${tips} tips await review; ${known} were here before.`);
    say(`Other writers waited ${longestHoldMs.toFixed(1)} ms at most.`);
  } else giveUp(USAGE);
}

await runWithDatabase(run);

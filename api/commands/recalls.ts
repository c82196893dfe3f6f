import { existsSync, readFileSync } from 'node:fs';
import type { RecallSource } from '#domain/recalls/notice.ts';
import { RECALL_SOURCES } from '#domain/recalls/source-names.ts';
import { importNotices } from '../recalls/import-notices.ts';
import { NoRecordsError } from '../recalls/records-of.ts';
import { feedRuns, noticeCounts } from '../recalls/store.ts';
import { type CommandContext, runWithDatabase } from '../run-with-database.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const giveUp = (text: string): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

const [command = '', file = ''] = process.argv.slice(2);

async function importFile({ database }: CommandContext): Promise<void> {
  if (!existsSync(file)) return giveUp(`There is no file ${file}.`);
  try {
    const taken = await importNotices(readFileSync(file, 'utf8'), database.writes, Date.now());
    say(`${taken.read} notices read, ${taken.fresh} of them new or changed`);
    for (const [reason, times] of taken.refused) say(`${times} refused: ${reason}`);
  } catch (error) {
    if (!(error instanceof NoRecordsError)) throw error;
    giveUp(`${file}: ${error.message}`);
  }
}

const time = (ms: number | null): string => (ms === null ? 'never' : new Date(ms).toISOString().slice(0, 16));

async function status({ env, database: { reader } }: CommandContext): Promise<void> {
  const runs = new Map((await feedRuns(reader)).map((run) => [run.feed, run]));
  say(`${'feed'.padEnd(16)}${'last asked'.padEnd(18)}${'next'.padEnd(18)}   read  fresh refused  last error`);
  for (const { id } of env.recallFeeds) {
    const run = runs.get(id);
    const counts = [run?.read ?? 0, run?.fresh ?? 0, run?.refused ?? 0]
      .map((count) => String(count).padStart(7))
      .join('');
    const next = run ? time(run.next_at) : 'at the next check';
    say(`${id.padEnd(16)}${time(run?.last_at ?? null).padEnd(18)}${next.padEnd(18)}${counts}  ${run?.error ?? '-'}`);
  }
  say('');
  for (const [source, count] of Object.entries(await noticeCounts(reader))) {
    say(`${String(count).padStart(7)} notices of ${RECALL_SOURCES[source as RecallSource].name}`);
  }
}

if (command === 'import' && file !== '') await runWithDatabase(importFile);
else if (command === 'status') await runWithDatabase(status);
else giveUp('Usage: npm run recalls -- import FILE, or npm run recalls -- status');

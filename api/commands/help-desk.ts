import { existsSync } from 'node:fs';
import { databaseOf, openConnections } from '#db/database.ts';
import { dataFiles } from '../data-dir.ts';
import { readEnv } from '../env.ts';
import { createHelpDesk } from '../help/room.ts';
import { createStores } from '../stores.ts';

const USAGE = `npm run help-desk                     what nobody has answered yet
npm run help-desk -- all              everything
npm run help-desk -- answer ID TEXT   answer one; the person finds it with their notifications
`;

const [what = 'open', id, ...words] = process.argv.slice(2);
const { database } = dataFiles(readEnv(process.env).dataDir);

async function run(): Promise<void> {
  const { reader, writer } = openConnections(database);
  try {
    const stores = createStores(databaseOf({ reader, writer }));
    const desk = createHelpDesk(stores);
    if (what === 'answer' && id !== undefined && words.length > 0) {
      const done = await stores.writes.run((tx) => desk.answer(tx, id, words.join(' '), Date.now()));
      if (done.ok) process.stdout.write(`Answered ${id}, for ${done.value.name}.\n`);
      else {
        process.stderr.write(`${done.problem.message}\n`);
        process.exitCode = 1;
      }
      return;
    }
    const asked = await desk.list(what === 'all');
    for (const { request } of asked) {
      const { name, email, kind, title, text, priority, askedAt, answer } = request;
      const head = [new Date(askedAt).toISOString(), request.id, kind, ...(priority ? [priority] : [])].join(' ');
      process.stdout.write(`${head}\n${name} <${email}>\n${title ? `${title}\n` : ''}${text}\n`);
      process.stdout.write(answer === null ? '\n' : `Answer: ${answer}\n\n`);
    }
    process.stdout.write(`${asked.length} ${what === 'all' ? 'requests' : 'without an answer'}\n`);
  } finally {
    // The server beside it keeps its write-ahead log.
    reader.close();
    writer.close();
  }
}

if (!['open', 'all', 'answer'].includes(what) || (what === 'answer' && words.length === 0)) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else if (existsSync(database)) await run();
else {
  process.stderr.write(`There is no database at ${database}.\n`);
  process.exitCode = 1;
}

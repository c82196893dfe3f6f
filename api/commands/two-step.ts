import { existsSync } from 'node:fs';
import { databaseOf, openConnections } from '#db/database.ts';
import { turnOffSecondStep } from '../accounts/room.ts';
import { dataFiles } from '../data-dir.ts';
import { readEnv } from '../env.ts';
import { createJobStore } from '../jobs/store.ts';
import { createPost } from '../mail/post.ts';

const USAGE = `npm run two-step -- off E-MAIL     turns the second step of somebody off who lost app and codes
Make sure that it is they who ask: the password alone opens the account then.
`;

const [what, email] = process.argv.slice(2);
const { database } = dataFiles(readEnv(process.env).dataDir);

async function run(address: string): Promise<void> {
  const connections = openConnections(database);
  try {
    // The server beside it finds the letter within a minute.
    const post = createPost({ rows: createJobStore(), runner: { wake: () => {} } });
    const was = await turnOffSecondStep(databaseOf(connections), post, address.trim().toLowerCase(), Date.now());
    if (was) process.stdout.write(`Two-step sign-in of ${address} is off. They are told by mail.\n`);
    else {
      process.stderr.write(`Nobody with the address ${address} has two-step sign-in.\n`);
      process.exitCode = 1;
    }
  } finally {
    // The server beside it keeps its write-ahead log.
    connections.reader.close();
    connections.writer.close();
  }
}

if (what !== 'off' || email === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else if (existsSync(database)) await run(email);
else {
  process.stderr.write(`There is no database at ${database}.\n`);
  process.exitCode = 1;
}

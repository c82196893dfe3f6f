import { existsSync } from 'node:fs';
import { databaseOf, openConnections } from '#db/database.ts';
import { signOutEverywhere } from '../accounts/room.ts';
import { dataFiles } from '../data-dir.ts';
import { readEnv } from '../env.ts';

const USAGE = `npm run sign-out -- E-MAIL     signs somebody out of every browser
Their phones ask for the password from then on; what waits there to be sent is kept.
`;

const [email] = process.argv.slice(2);
const { database } = dataFiles(readEnv(process.env).dataDir);

async function run(address: string): Promise<void> {
  const connections = openConnections(database);
  try {
    const { writes } = databaseOf(connections);
    const ended = await writes.run((tx) => signOutEverywhere(tx, address.trim().toLowerCase(), Date.now()));
    if (ended === null) {
      process.stderr.write(`Nobody has the address ${address}.\n`);
      process.exitCode = 1;
    } else process.stdout.write(`${address} was signed out of ${ended} ${ended === 1 ? 'browser' : 'browsers'}.\n`);
  } finally {
    // The server beside it keeps its write-ahead log.
    connections.reader.close();
    connections.writer.close();
  }
}

if (email === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else if (existsSync(database)) await run(email);
else {
  process.stderr.write(`There is no database at ${database}.\n`);
  process.exitCode = 1;
}

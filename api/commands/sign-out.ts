import { signOutEverywhere } from '../accounts/room.ts';
import { type CommandContext, runWithDatabase } from '../run-with-database.ts';

const USAGE = `npm run sign-out -- E-MAIL     signs somebody out of every browser
Their phones then ask for the password; what is waiting there to be sent is kept.
`;

const [email] = process.argv.slice(2);

const run =
  (address: string) =>
  async ({ database: { writes } }: CommandContext): Promise<void> => {
    const ended = await writes.run((tx) => signOutEverywhere(tx, address.trim().toLowerCase(), Date.now()));
    if (ended === null) {
      process.stderr.write(`Nobody uses the address ${address}.\n`);
      process.exitCode = 1;
    } else process.stdout.write(`${address} was signed out of ${ended} ${ended === 1 ? 'browser' : 'browsers'}.\n`);
  };

if (email === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else await runWithDatabase(run(email));

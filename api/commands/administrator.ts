import { createInterface } from 'node:readline/promises';
import { Email, NewPassword } from '#domain/contract/account.ts';
import { PASSWORD_COST } from '../accounts/passwords/password-hash.ts';
import { createLoginDelays, createPasswordHashes } from '../accounts/room.ts';
import { createAdministrators } from '../administration/room.ts';
import { createLog } from '../log.ts';
import { runWithDatabase } from '../run-with-database.ts';

const USAGE = `npm run administrator -- E-MAIL     creates an administrator, or restores access after a lost password or app
Asks for a password on standard input. The next sign-in shows the key for the authenticator app.
`;

const email = Email.safeParse(process.argv[2]);

function refuse(text: string): void {
  process.stderr.write(text);
  process.exitCode = 1;
}

async function run(address: string): Promise<void> {
  const input = createInterface({ input: process.stdin });
  process.stdout.write('Password: ');
  const line = (await input[Symbol.asyncIterator]().next()).value ?? '';
  input.close();
  const password = NewPassword.safeParse(line);
  if (!password.success) return refuse('Please use 12 to 128 characters.\n');
  await runWithDatabase(async ({ database }) => {
    const administrators = createAdministrators({
      database,
      passwords: createPasswordHashes(PASSWORD_COST),
      delays: createLoginDelays(database, 1),
      log: createLog(() => undefined, Date.now),
      clock: Date.now,
    });
    const done = await administrators.recover(address, password.data, Date.now());
    process.stdout.write(done === 'made' ? `\n${address} is an administrator.\n` : `\n${address} can sign in again.\n`);
  });
}

if (!email.success) refuse(USAGE);
else await run(email.data);

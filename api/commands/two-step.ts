import { turnOffSecondStep } from '../accounts/room.ts';
import { createJobStore } from '../jobs/store.ts';
import { createPost } from '../mail/post.ts';
import { type CommandContext, runWithDatabase } from '../run-with-database.ts';

const USAGE = `npm run two-step -- off E-MAIL     turns off two-step sign-in for somebody who lost app and codes
Make sure it is really them: the password alone then opens the account.
`;

const [what, email] = process.argv.slice(2);

const run =
  (address: string) =>
  async ({ database }: CommandContext): Promise<void> => {
    // A running server finds the letter within a minute.
    const post = createPost({ rows: createJobStore(), runner: { wake: () => {} } });
    const was = await turnOffSecondStep(database, post, address.trim().toLowerCase(), Date.now());
    if (was) process.stdout.write(`Two-step sign-in for ${address} is off. They are told by mail.\n`);
    else {
      process.stderr.write(`Nobody with the address ${address} has two-step sign-in.\n`);
      process.exitCode = 1;
    }
  };

if (what !== 'off' || email === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else await runWithDatabase(run(email));

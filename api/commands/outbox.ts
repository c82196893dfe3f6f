import { drawText } from '#domain/mail/draw-text.ts';
import { accountLetters } from '../accounts/room.ts';
import { homeUrlOf } from '../env.ts';
import { createOutbox } from '../mail/outbox.ts';
import { type CommandContext, runWithDatabase } from '../run-with-database.ts';

const USAGE = `npm run outbox                what has not been passed on yet
npm run outbox -- all         everything of the last 30 days
npm run outbox -- open ID     prints one, with a link that works from now on, to pass on
`;

const [what = 'waiting', id] = process.argv.slice(2);

async function run({ env, database }: CommandContext): Promise<void> {
  const outbox = createOutbox(database, accountLetters(database, homeUrlOf(env)));
  if (what === 'open' && id !== undefined) {
    const letter = await outbox.open(id, Date.now());
    if (letter)
      process.stdout.write(`To: ${letter.to}\nSubject: ${letter.content.subject}\n\n${drawText(letter.content)}`);
    else {
      process.stderr.write(`There is no message ${id}, or it no longer needs to be delivered.\n`);
      process.exitCode = 1;
    }
    return;
  }
  const lying = await outbox.list(what === 'all');
  for (const { id, kind, to, writtenAt, handedAt } of lying) {
    const handed = handedAt === null ? '' : ` passed on ${new Date(handedAt).toISOString()}`;
    process.stdout.write(`${new Date(writtenAt).toISOString()} ${id} ${kind} for ${to}${handed}\n`);
  }
  process.stdout.write(`${lying.length} ${what === 'all' ? 'messages' : 'to pass on'}\n`);
}

if (!['waiting', 'all', 'open'].includes(what) || (what === 'open' && id === undefined)) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else await runWithDatabase(run);

import { createHelpDesk, settleMessage, waitingMessages } from '../help/room.ts';
import { type CommandContext, runWithDatabase } from '../run-with-database.ts';
import { createStores } from '../stores.ts';

const USAGE = `npm run help-desk                     what is still unanswered
npm run help-desk -- all              everything
npm run help-desk -- answer ID TEXT   answers one; the person sees it in their notifications
npm run help-desk -- settled ID       marks a contact page message as dealt with
`;

const [what = 'open', id, ...words] = process.argv.slice(2);

async function run({ database }: CommandContext): Promise<void> {
  const stores = createStores(database);
  const desk = createHelpDesk(stores);
  if (what === 'answer' && id !== undefined && words.length > 0) {
    const done = await stores.writes.run((tx) => desk.answer(tx, id, words.join(' '), Date.now(), 'over'));
    if (done.ok) process.stdout.write(`Answered ${id}, for ${done.value.name}.\n`);
    else {
      process.stderr.write(`${done.problem.message}\n`);
      process.exitCode = 1;
    }
    return;
  }
  if (what === 'settled' && id !== undefined) {
    const waited = await stores.writes.run((tx) => settleMessage(tx, id, Date.now()));
    process.stdout.write(waited ? `Settled ${id}.\n` : `No message ${id} is waiting.\n`);
    process.exitCode = waited ? 0 : 1;
    return;
  }
  const asked = await desk.list(what === 'all');
  for (const { request } of asked) {
    const { name, email, kind, title, text, priority, askedAt, answer } = request;
    const head = [new Date(askedAt).toISOString(), request.id, kind, ...(priority ? [priority] : [])].join(' ');
    process.stdout.write(`${head}\n${name} <${email}>\n${title ? `${title}\n` : ''}${text}\n`);
    process.stdout.write(answer === null ? '\n' : `Answer: ${answer}\n\n`);
  }
  const messages = await waitingMessages(stores.reader);
  for (const { id: message, name, email: from, text, sentAt } of messages) {
    process.stdout.write(`${new Date(sentAt).toISOString()} ${message} contact page\n${name} <${from}>\n${text}\n\n`);
  }
  process.stdout.write(`${asked.length} ${what === 'all' ? 'requests' : 'unanswered'}\n`);
  if (messages.length > 0) process.stdout.write(`${messages.length} from the contact page\n`);
}

if (
  !['open', 'all', 'answer', 'settled'].includes(what) ||
  (what === 'answer' && words.length === 0) ||
  (what === 'settled' && id === undefined)
) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else await runWithDatabase(run);

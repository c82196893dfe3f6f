import { join } from 'node:path';
import { accountLetters } from '#api/accounts/room.ts';
import { createOutbox } from '#api/mail/outbox.ts';
import { databaseOf, openConnections } from '#db/database.ts';
import type { RunningServer } from '#tests/support/server.ts';

/** The link in the newest e-mail of a kind, as the operators would pass it on. */
export async function mailLink(server: RunningServer, kind: string): Promise<string> {
  const connections = openConnections(join(server.dataDir, 'safeshelf.db'));
  try {
    const database = databaseOf(connections);
    const outbox = createOutbox(database, accountLetters(database, server.url));
    for (let tries = 0; tries < 100; tries += 1) {
      const letter = (await outbox.list(false)).filter((one) => one.kind === kind).at(-1);
      const opened = letter && (await outbox.open(letter.id, Date.now()));
      if (opened?.content.action) return opened.content.action.url;
      await new Promise((settle) => setTimeout(settle, 50));
    }
    throw new Error(`There is no letter of kind ${kind}.`);
  } finally {
    connections.reader.close();
    connections.writer.close();
  }
}

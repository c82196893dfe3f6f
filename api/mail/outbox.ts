import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import type { OutboxLettersTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import type { AddressedLetter } from '#domain/mail/letter.ts';
import type { Carrier } from './carrier.ts';
import type { LetterWriters } from './post.ts';

/** After this time an e-mail is useless if nobody passed it on. */
const KEPT_MS = 30 * 86_400_000;

/** An e-mail in the outbox. */
export interface OutboxLetter {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly writtenAt: number;
  readonly handedAt: number | null;
}

/** E-mails of a server that sends no mail: its operator reads them here and passes them on (product P13.3). */
export interface Outbox {
  /** E-mails not yet passed on, or all of them, oldest first. */
  list(all: boolean): Promise<readonly OutboxLetter[]>;
  /**
   * Writes an e-mail with a freshly issued link and marks it as passed on; null if there is no such e-mail.
   * @param also run in the same transaction as the mark: if it fails, no e-mail is returned
   */
  open(id: string, nowMs: number, also?: (tx: Tx) => Promise<void>): Promise<AddressedLetter | null>;
}

const ADD = statement((q, row: Omit<OutboxLettersTable, 'handed_at'>) =>
  q.insertInto('outbox_letters').values({ id: row.id, kind: row.kind, data: row.data, written_at: row.written_at }),
);
const FORGET = statement((q, { before }: { before: number }) =>
  q.deleteFrom('outbox_letters').where('written_at', '<', before),
);
const ALL = statement((q) => q.selectFrom('outbox_letters').selectAll().orderBy('written_at').orderBy('id'));
const ONE = statement((q, { id }: { id: string }) => q.selectFrom('outbox_letters').selectAll().where('id', '=', id));
const HANDED = statement((q, { id, at }: { id: string; at: number }) =>
  q.updateTable('outbox_letters').set({ handed_at: at }).where('id', '=', id),
);

const dataOf = ({ data }: OutboxLettersTable): Readonly<Record<string, string>> => JSON.parse(data);

/** Puts e-mails into the outbox. One without an addressee is dropped. */
export const createOutboxCarrier = (
  { writes }: Pick<Database, 'writes'>,
  writers: LetterWriters,
  clock: () => number,
): Carrier => ({
  async carry({ kind, data }) {
    if (!(await writers[kind]?.addressee(data))) return;
    const now = clock();
    await writes.run(async (tx) => {
      await tx.run(FORGET, { before: now - KEPT_MS });
      await tx.run(ADD, { id: randomUUID(), kind, data: JSON.stringify(data), written_at: now });
    });
  },
});

/** The outbox as its operator sees it. */
export const createOutbox = ({ reader, writes }: Database, writers: LetterWriters): Outbox => ({
  async list(all) {
    const lying: OutboxLetter[] = [];
    for (const row of await reader.all(ALL)) {
      if (!all && row.handed_at !== null) continue;
      const to = await writers[row.kind]?.addressee(dataOf(row));
      if (to) lying.push({ id: row.id, kind: row.kind, to, writtenAt: row.written_at, handedAt: row.handed_at });
    }
    return lying;
  },
  async open(id, nowMs, also) {
    const row = await reader.first(ONE, { id });
    const letter = row && (await writers[row.kind]?.write(dataOf(row), nowMs));
    if (!letter) return null;
    await writes.run(async (tx) => {
      await tx.run(HANDED, { id, at: nowMs });
      await also?.(tx);
    });
    return letter;
  },
});

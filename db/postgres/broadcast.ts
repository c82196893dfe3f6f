import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import type { Broadcast } from '../broadcast.ts';
import { oneAtATime, type SendQuery } from './reader.ts';

const CHANNEL = 'safeshelf';
/** How long after a connection broke a new one is tried. */
const AGAIN_MS = 1000;

interface Told {
  readonly from: string;
  readonly topic: string;
  readonly text: string;
}

/**
 * NOTIFY and LISTEN on a connection of its own. A message is sent after the commit it is about, not within it, because
 * PostgreSQL commits transactions that notify only one after another.
 * @param lost called when the connection breaks; a new one is opened
 */
export function openBroadcast(
  config: ClientConfig,
  lost: (error: Error) => void,
): { readonly broadcast: Broadcast; close(): Promise<void> } {
  const me = randomUUID();
  const heard = new Map<string, Array<(text: string) => void>>();
  const missed: Array<() => void> = [];
  let waiting: string[] = [];
  let client: Client | null = null;
  let ask: SendQuery | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  /** False until the first connection, before which nothing can have been missed. */
  let isAgain = false;

  const again = (gone: Client, error: Error | null): void => {
    if (client !== gone || closed) return;
    client = null;
    ask = null;
    if (error) lost(error);
    gone.end().catch(() => undefined);
    timer = setTimeout(() => void open(), AGAIN_MS).unref();
  };
  async function open(): Promise<void> {
    const one = new Client(config);
    const inOrder = oneAtATime((query) => one.query(query));
    client = one;
    ask = inOrder;
    one.on('error', (error) => again(one, error));
    one.on('end', () => again(one, null));
    one.on('notification', ({ payload }) => {
      const { from, topic, text } = JSON.parse(payload ?? '') as Told;
      if (from !== me) for (const tell of heard.get(topic) ?? []) tell(text);
    });
    try {
      await one.connect();
      await inOrder({ text: `LISTEN ${CHANNEL}` });
      if (isAgain) for (const tell of missed) tell();
      isAgain = true;
    } catch (error) {
      again(one, error instanceof Error ? error : new Error(String(error)));
    }
  }
  const flush = (): void => {
    const texts = waiting;
    waiting = [];
    const one = client;
    if (one === null || ask === null) return;
    const text = 'SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told';
    ask({ text, values: [CHANNEL, texts] }).catch((error: unknown) =>
      again(one, error instanceof Error ? error : new Error(String(error))),
    );
  };
  void open();

  return {
    broadcast: {
      send(topic, text) {
        // Messages of one turn of the event loop are sent in one query.
        if (waiting.length === 0) setImmediate(flush);
        waiting.push(JSON.stringify({ from: me, topic, text } satisfies Told));
      },
      listen(topic, tell, whenMissed) {
        heard.set(topic, [...(heard.get(topic) ?? []), tell]);
        if (whenMissed) missed.push(whenMissed);
      },
    },
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

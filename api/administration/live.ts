import type { Broadcast } from '#db/broadcast.ts';
import { type AdminTopic, EVERYTHING, topicsOf } from '#domain/administration/live-calls.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { createEventStreams, type EventStreams } from '../http/event-streams.ts';
import type { Handlers } from '../http/handler.ts';
import type { Log } from '../log.ts';
import { topicsOfTables } from './table-topics.ts';

/** Pages that may listen to this server at once. */
const MOST = 100;
/** What changed here is told to the other servers together, this often at most. */
const TOLD_EVERY_MS = 1_000;
/** What servers tell each other of this. */
const TOPIC = 'administration';

/** Hears of topics; null where something may have been missed. */
type Heard = (topics: ReadonlySet<AdminTopic> | null) => void;

/** What changed that the administration shows, at this server and at the others on its database. */
export interface AdminSignals {
  /** Call with the tables that have other rows, once the commit is durable. */
  written(tables: ReadonlySet<string>): void;
  /** @returns ends the listening */
  listen(heard: Heard): () => void;
}

/**
 * What a command writes while the server runs is not heard of.
 * @param others the other servers on the database, where there may be some
 */
export function createAdminSignals(others?: Broadcast): AdminSignals {
  const listeners = new Set<Heard>();
  const tell: Heard = (topics) => {
    for (const heard of listeners) heard(topics);
  };
  let untold: Set<AdminTopic> | null = null;
  others?.listen(
    TOPIC,
    // Of a topic that another release knows alone, no page of this one shows anything.
    (text) => {
      const topics = topicsOf(text);
      tell(topics && new Set(topics));
    },
    () => tell(null),
  );
  return {
    written(tables) {
      const topics = topicsOfTables(tables);
      if (topics === null) return;
      tell(topics);
      if (!others) return;
      if (untold) {
        for (const topic of topics) untold.add(topic);
        return;
      }
      untold = new Set(topics);
      setTimeout(() => {
        others.send(TOPIC, [...(untold ?? [])].join(' '));
        untold = null;
      }, TOLD_EVERY_MS).unref();
    },
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** The open streams of administrators. */
export interface AdminStreams extends Omit<EventStreams, 'open'> {
  /**
   * Opens a server-sent event stream. An event holds names of topics and nothing of what changed; the first one says
   * that anything may have.
   * @param isSignedIn whether the session it began with still stands
   * @returns null after {@link stop}, RATE_LIMITED where too many are open
   */
  open(administratorId: string, isSignedIn: () => Promise<boolean>): Result<ReadableStream<Uint8Array> | null>;
}

/** @param fatal called when the database can no longer be trusted */
export function createAdminStreams(
  signals: Pick<AdminSignals, 'listen'>,
  deps: { readonly log: Log; readonly fatal: (error: unknown) => void },
): AdminStreams {
  const streams = createEventStreams(MOST, 'administration', deps);
  return {
    ...streams,
    open(owner, isSignedIn) {
      let untold = new Set<string>([EVERYTHING]);
      return streams.open({
        owner,
        isSignedIn,
        listen: (tell) =>
          signals.listen((topics) => {
            for (const topic of topics ?? [EVERYTHING]) untold.add(topic);
            tell();
          }),
        async event() {
          const words = [...untold];
          untold = new Set();
          return words.length === 0 ? null : words.join(' ');
        },
      });
    },
  };
}

/** The stream that the pages of the administration follow (product P17.35). */
export const liveRoutes = (streams: AdminStreams): Handlers<'adminChanges'> => ({
  adminChanges: ({ caller }) => {
    const opened = streams.open(caller.administratorId, caller.isSignedIn);
    if (!opened.ok) return opened;
    return succeed(opened.value ? { status: 200, events: opened.value } : { status: 204 });
  },
});

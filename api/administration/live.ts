import type { Broadcast } from '#db/broadcast.ts';
import { type AdminTopic, EVERYTHING, topicsOf } from '#domain/administration/live-calls.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { createEventStreams, type EventStreams } from '../http/event-streams.ts';
import type { Handlers } from '../http/handler.ts';
import type { Log } from '../log.ts';
import { topicsOfTables } from './table-topics.ts';

/** Most pages that may listen to this server at once. */
const MOST = 100;
/** Changes on this server are sent to the other servers in batches, at most this often. */
const TOLD_EVERY_MS = 1_000;
/** The topic of these messages between servers. */
const TOPIC = 'administration';

/** Is called with the topics that changed; null if some may have been missed. */
type Heard = (topics: ReadonlySet<AdminTopic> | null) => void;

/** Signals changes of what the administration shows, made on this server or on the others with the same database. */
export interface AdminSignals {
  /** Call it with the tables whose rows changed, once the commit is durable. */
  written(tables: ReadonlySet<string>): void;
  /** @returns stops listening */
  listen(heard: Heard): () => void;
}

/**
 * Changes that a command makes while the server runs are not noticed.
 * @param others the other servers on the same database, if there can be any
 */
export function createAdminSignals(others?: Broadcast): AdminSignals {
  const listeners = new Set<Heard>();
  const tell: Heard = (topics) => {
    for (const heard of listeners) heard(topics);
  };
  let untold: Set<AdminTopic> | null = null;
  others?.listen(
    TOPIC,
    // A topic that only another release knows is dropped: no page of this release shows it.
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
   * Opens a server-sent event stream. An event contains only names of topics, not what changed. The first event says
   * that anything may have changed.
   * @param isSignedIn whether the session the stream began with is still live
   * @returns null after {@link stop}, RATE_LIMITED if too many are open
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

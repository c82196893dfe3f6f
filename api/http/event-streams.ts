import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';

/** A stream tells of the first change at once, and of all that follow within this time together. */
const LEAST_GAP_MS = 1_000;
/** So often an idle stream sends a comment: proxies close what is silent, and a session that has ended is noticed. */
const BEAT_MS = 25_000;
/** After this long a stream ends, and its browser opens another with the session it then has. */
const LONGEST_MS = 60 * 60_000;
/** Browsers of one person that may listen at once. Others ask by themselves. */
const MOST_OF_A_PERSON = 10;

/** Who listens, and what they are told. */
export interface Listener {
  /** The person. */
  readonly owner: string;
  /** Whether the session it began with still stands: asked before each event, and while nothing happens. */
  readonly isSignedIn: () => Promise<boolean>;
  /**
   * @param heard called when there is something to tell
   * @returns ends the listening; may be called again
   */
  listen(heard: () => void): () => void;
  /** What there is to tell now, on one line; null where it is nothing after all. */
  event(): Promise<string | null>;
}

/** Open streams of server-sent events that say that something changed. */
export interface EventStreams {
  /**
   * Opens a stream. The first event comes at once.
   * @returns null after {@link stop}, RATE_LIMITED where too many are open
   */
  open(who: Listener): Result<ReadableStream<Uint8Array> | null>;
  /** How many are open. */
  count(): number;
  /** Ends every stream, and opens no more. */
  stop(): void;
}

const COMMENT = ':\n\n';
const encoder = new TextEncoder();

/**
 * @param most listeners of the whole server
 * @param route what the log calls it by
 * @param fatal called when the database can no longer be trusted
 */
export function createEventStreams(
  most: number,
  route: string,
  { log, fatal }: { readonly log: Log; readonly fatal: (error: unknown) => void },
): EventStreams {
  const open = new Map<() => void, string>();
  let stopped = false;

  /** @param end ends the stream; it is called at most once */
  const serve = (who: Listener, send: (text: string) => void, end: () => void): (() => void) => {
    let gap: NodeJS.Timeout | null = null;
    let late = false;
    /** One that cannot be served ends, and its browser opens another. */
    const guarded = (what: () => Promise<void>): void => {
      what().catch((error: unknown) => {
        log.error('exception', { route, detail: error instanceof Error ? error.stack : String(error) });
        close();
        if (isFatal(error)) fatal(error);
      });
    };
    const tell = (): void => {
      late = false;
      gap = setTimeout(() => {
        gap = null;
        if (late) tell();
      }, LEAST_GAP_MS);
      guarded(async () => {
        if (!(await who.isSignedIn())) return close();
        const event = await who.event();
        // What it began to listen to meanwhile ends with it.
        if (!open.has(close)) return unlisten();
        if (event !== null) send(`data: ${event}\n\n`);
      });
    };
    const comment = async (): Promise<void> => {
      if (!(await who.isSignedIn())) close();
      else if (open.has(close)) send(COMMENT);
    };
    const unlisten = who.listen(() => {
      if (gap) late = true;
      else tell();
    });
    const beat = setInterval(() => guarded(comment), BEAT_MS);
    const last = setTimeout(() => close(), LONGEST_MS);
    const close = () => {
      if (!open.delete(close)) return;
      unlisten();
      clearInterval(beat);
      clearTimeout(last);
      if (gap) clearTimeout(gap);
      end();
    };
    open.set(close, who.owner);
    tell();
    return close;
  };

  return {
    open: (who) => {
      if (stopped) return succeed(null);
      const own = [...open.values()].filter((owner) => owner === who.owner).length;
      if (open.size >= most || own >= MOST_OF_A_PERSON) {
        return fail('RATE_LIMITED', 'Too many are listening for changes. Ask again in a minute.', { retryAfter: 60 });
      }
      let close = () => {};
      let gone = false;
      return succeed(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            close = serve(
              who,
              (text) => controller.enqueue(encoder.encode(text)),
              () => {
                if (!gone) controller.close();
              },
            );
          },
          cancel: () => {
            gone = true;
            close();
          },
        }),
      );
    },
    count: () => open.size,
    stop: () => {
      stopped = true;
      for (const close of [...open.keys()]) close();
    },
  };
}

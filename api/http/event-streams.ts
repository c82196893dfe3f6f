import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';

/** A stream signals the first change at once, and all that follow within this time together. */
const LEAST_GAP_MS = 1_000;
/**
 * How often an idle stream sends a comment: proxies close silent connections, and it checks if the session has ended.
 */
const BEAT_MS = 25_000;
/** A stream ends after this long. Its browser then opens another, with its current session. */
const LONGEST_MS = 60 * 60_000;
/** Most browsers of one person that may listen at once. Others poll. */
const MOST_OF_A_PERSON = 10;

/** A listener, and what is sent to it. */
export interface Listener {
  /** The person. */
  readonly owner: string;
  /** Whether the session the stream began with is still live. Checked before each event, and regularly when idle. */
  readonly isSignedIn: () => Promise<boolean>;
  /**
   * @param heard called when there is something to send
   * @returns stops listening; may be called more than once
   */
  listen(heard: () => void): () => void;
  /** What to send, on one line; null if there is nothing after all. */
  event(): Promise<string | null>;
}

/** Open server-sent event streams that signal changes. */
export interface EventStreams {
  /**
   * Opens a stream. The first event is sent at once.
   * @returns null after {@link stop}, RATE_LIMITED if too many are open
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
 * @param most listeners on the whole server
 * @param route name in the log
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
    /** A stream that fails is closed, and its browser opens another. */
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
        // The stream was closed in the meantime: also end what `event` may have started to listen to.
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
        return fail('RATE_LIMITED', 'Too many open connections. Try again in a minute.', { retryAfter: 60 });
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

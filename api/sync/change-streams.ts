import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Log } from '../log.ts';
import { isFatal } from '../problems.ts';
import type { Owner } from './actor.ts';
import type { ChangeSignals } from './change-signals.ts';

/** A stream tells of the first change at once, and of all that follow within this time together. */
const LEAST_GAP_MS = 1_000;
/** So often an idle stream sends a comment: proxies close what is silent, and a session that has ended is noticed. */
const BEAT_MS = 25_000;
/** After this long a stream ends, and the phone opens another with the cookie it then has. */
const LONGEST_MS = 60 * 60_000;
/** Browsers of one person that may listen at once, and listeners of the whole server. Others ask by themselves. */
const MOST_OF_A_PERSON = 10;
const MOST = 2_000;

/** Who listens. */
export interface Listener {
  readonly userId: string;
  readonly householdId: string;
  /** The phone, within the account: its own writes are no news to it. */
  readonly device: string;
  /** Whether the session it began with still stands. */
  readonly isSignedIn: () => Promise<boolean>;
}

/** The open streams of "something changed". */
export interface ChangeStreams {
  /**
   * Opens a server-sent event stream. An event holds the numbers of the last commit of the household and of the person,
   * for a member of groups how much changed there, and nothing of what changed: the phone asks for it. The first event comes at once.
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

/** The groups that somebody is in, and a number that differs once anything in one of them changed. */
export type GroupsOf = (userId: string) => Promise<{ readonly ids: readonly string[]; readonly changes: number }>;

/**
 * @param numberOf the number of an owner's last commit
 * @param fatal called when the database can no longer be trusted
 */
export function createChangeStreams(
  numberOf: (owner: Owner) => Promise<number>,
  groupsOf: GroupsOf,
  signals: ChangeSignals,
  { log, fatal }: { readonly log: Log; readonly fatal: (error: unknown) => void },
): ChangeStreams {
  const open = new Map<() => void, string>();
  let stopped = false;

  /** @param end ends the stream; it is called at most once */
  const serve = (who: Listener, send: (text: string) => void, end: () => void): (() => void) => {
    const household: Owner = { kind: 'household', id: who.householdId };
    const person: Owner = { kind: 'person', id: who.userId };
    let gap: NodeJS.Timeout | null = null;
    let late = false;
    /** One that cannot be served ends, and the phone opens another. */
    const guarded = (what: () => Promise<void>): void => {
      what().catch((error: unknown) => {
        log.error('exception', { route: 'changes', detail: error instanceof Error ? error.stack : String(error) });
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
        const { ids, changes } = await groupsOf(who.userId);
        const inGroups = ids.length > 0 ? `.${changes}` : '';
        const event = `data: ${await numberOf(household)}.${await numberOf(person)}${inGroups}\n\n`;
        if (!open.has(close)) return;
        // Whoever joined or left one since listens to others now.
        unlistenGroups();
        unlistenGroups = signals.listen(
          ids.map((id): Owner => ({ kind: 'group', id })),
          heard,
        );
        send(event);
      });
    };
    const comment = async (): Promise<void> => {
      if (!(await who.isSignedIn())) close();
      else if (open.has(close)) send(COMMENT);
    };
    const heard = (device: string): void => {
      if (device === who.device) return;
      if (gap) late = true;
      else tell();
    };
    const unlisten = signals.listen([household, person], heard);
    let unlistenGroups = (): void => {};
    const beat = setInterval(() => guarded(comment), BEAT_MS);
    const last = setTimeout(() => close(), LONGEST_MS);
    const close = () => {
      if (!open.delete(close)) return;
      unlisten();
      unlistenGroups();
      clearInterval(beat);
      clearTimeout(last);
      if (gap) clearTimeout(gap);
      end();
    };
    open.set(close, who.userId);
    tell();
    return close;
  };

  return {
    open: (who) => {
      if (stopped) return succeed(null);
      const own = [...open.values()].filter((userId) => userId === who.userId).length;
      if (open.size >= MOST || own >= MOST_OF_A_PERSON) {
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

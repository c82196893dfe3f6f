import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminTopic } from '#domain/administration/live-calls.ts';
import type { Call } from '#domain/contract/call.ts';
import type { ServerAnswer } from '#web/client/use-server-answer.ts';
import type { AnswerOf } from '#web/offline/transport/reply.ts';
import { useAdminAsk } from '../admin-frame.tsx';
import type { AdminInput } from '../admin-server.ts';
import { useLiveParts } from './live.ts';

/** The page's own requests are made at once, but at most once in this time. */
const GAP_MS = 2_000;
/** While something is being sent, the page's own requests wait this long. */
const SENT_MS = 250;

/** The data of an administration page, kept up to date. */
export interface LiveAnswer<T> {
  readonly asked: ServerAnswer<T>;
  /** Asks again because the person did something. The answer replaces everything shown. */
  readonly again: () => void;
  /** Asks again because the person did something to one row. The others stay where they are. */
  readonly reread: () => void;
  /** Changes whenever the answer replaces everything shown. */
  readonly turn: number;
}

/** The reason for a request: the person for everything, the person for a row, or the page itself. */
type Why = 'whole' | 'row' | 'itself';

/**
 * Asks the server, and again whenever it reports something new on one of the topics. The last answer stays while asking
 * again and if that fails: the frame shows since when.
 * @param topics must stay the same
 * @param input of the call; a different one starts over
 * @param gapMs minimum time between two requests that the page makes by itself
 */
export function useLive<C extends Call>(
  call: C,
  topics: readonly AdminTopic[],
  input?: AdminInput<C>,
  gapMs = GAP_MS,
): LiveAnswer<AnswerOf<C>> {
  const ask = useAdminAsk();
  const live = useLiveParts();
  const question = JSON.stringify(input ?? {});
  const [{ asked, turn }, setAnswer] = useState<{
    readonly asked: ServerAnswer<AnswerOf<C>>;
    readonly turn: number;
    readonly question: string;
  }>({ asked: { state: 'asking' }, turn: 0, question });
  /** Number of the last request. Only its answer counts, and none after the page is gone. */
  const last = useRef(0);
  const isWhole = useRef(false);
  /** Schedules another request by the page itself. */
  const later = useRef((_ms: number): void => {});

  const read = useCallback(
    async (why: Why): Promise<void> => {
      last.current += 1;
      const mine = last.current;
      if (why === 'whole') isWhole.current = true;
      const given = { ...(JSON.parse(question) as AdminInput<C>), unattended: why === 'itself' };
      const answer = await ask(call, given);
      if (mine !== last.current) return;
      if (why === 'itself' && live.isSending()) {
        later.current(SENT_MS);
        return;
      }
      const whole = isWhole.current;
      isWhole.current = false;
      if (answer.ok) live.read();
      setAnswer((before) => {
        if (answer.ok) {
          const next = whole ? before.turn + 1 : before.turn;
          return { asked: { state: 'there', value: answer.value }, turn: next, question };
        }
        if (before.asked.state === 'there' && before.question === question) return before;
        return { asked: { state: 'failed', message: answer.problem.message }, turn: before.turn, question };
      });
    },
    [ask, call, question, live],
  );

  const named = topics.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let nextAt = 0;
    const due = (): void => {
      timer = null;
      // Changes sent from here must not look like somebody else's.
      if (live.isSending()) {
        later.current(SENT_MS);
        return;
      }
      nextAt = Date.now() + gapMs;
      void read('itself');
    };
    later.current = (ms) => {
      timer ??= setTimeout(due, ms);
    };
    const heard = () => later.current(Math.max(0, nextAt - Date.now()));
    const unlisten = live.listen(named.split(' ') as AdminTopic[], heard);
    void read('whole');
    return () => {
      last.current += 1;
      unlisten();
      later.current = () => {};
      if (timer) clearTimeout(timer);
    };
  }, [read, live, named, gapMs]);

  const again = useCallback(() => void read('whole'), [read]);
  const reread = useCallback(() => void read('row'), [read]);
  return { asked, again, reread, turn };
}

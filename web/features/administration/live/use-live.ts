import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminTopic } from '#domain/administration/live-calls.ts';
import type { Call } from '#domain/contract/call.ts';
import type { Asked } from '#web/client/use-asked.ts';
import type { AnswerOf } from '#web/offline/transport/reply.ts';
import { useAdminAsk } from '../admin-frame.tsx';
import type { AdminInput } from '../admin-server.ts';
import { useLiveParts } from './live.ts';

/** A page asks by itself at once, and then not again for this long. */
const GAP_MS = 2_000;
/** While something is sent, the page waits this long with what it would ask by itself. */
const SENT_MS = 250;

/** What a page of the administration shows, kept up to date. */
export interface LiveAnswer<T> {
  readonly asked: Asked<T>;
  /** Asks again because the person did something: what comes is shown as it is. */
  readonly again: () => void;
  /** Asks again because the person did something to one row: the others stay where they are. */
  readonly reread: () => void;
  /** Another number whenever what came is to be shown as it is. */
  readonly turn: number;
}

/** Why it is asked: by the person for the whole, by the person for a row, or by the page itself. */
type Why = 'whole' | 'row' | 'itself';

/**
 * Asks the server, and again whenever it says that one of the topics has something new. What was there stays while it is
 * asked again and where that fails: the frame says since when.
 * @param topics the same each time
 * @param input what is asked for; another one begins anew
 * @param gapMs how long the page waits between two questions that it asks by itself
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
    readonly asked: Asked<AnswerOf<C>>;
    readonly turn: number;
    readonly question: string;
  }>({ asked: { state: 'asking' }, turn: 0, question });
  /** Only the answer to the last question counts, and none after the page is gone. */
  const last = useRef(0);
  const isWhole = useRef(false);
  /** Has the page ask by itself once more. */
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
      // What is sent from here is not to be taken for somebody else's doing.
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

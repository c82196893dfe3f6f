import type { Asked, Questions, Told } from './protocol.ts';
import { WorkerFailure } from './worker-failure.ts';

/** What an answer is made with. */
export interface Answering<News> {
  /** Tells news of the work. */
  tell(news: News): void;
  /** Hands a part of the answer over instead of copying it. */
  handOver(part: Transferable): void;
}

/** How a worker answers each question. What is thrown is told: a {@link WorkerFailure} with its reason. */
export type Answers<Q extends Questions<Q>> = {
  readonly [N in keyof Q]: (
    input: Q[N]['input'],
    answering: Answering<Q[N]['news']>,
  ) => Q[N]['answer'] | Promise<Q[N]['answer']>;
};

/** Where a worker is heard and hears: its own global scope. */
interface Scope {
  onmessage: ((event: MessageEvent) => unknown) | null;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** Makes a worker answer what the page's end of its channel asks. */
export function serve<Q extends Questions<Q>>(scope: Scope, answers: Answers<Q>): void {
  const answer = async ({ id, name, input }: Asked): Promise<void> => {
    const handed: Transferable[] = [];
    const say = (told: Told, transfer: Transferable[] = []) => scope.postMessage(told, transfer);
    try {
      // The page's end is typed by the same contract.
      const value = await answers[name as keyof Q](input, {
        tell: (news) => say({ id, news }),
        handOver: (part) => handed.push(part),
      });
      say({ id, ok: true, value }, handed);
    } catch (error) {
      const reason = error instanceof WorkerFailure ? error.reason : 'failed';
      say({ id, ok: false, reason, message: error instanceof Error ? error.message : String(error) });
    }
  };
  scope.onmessage = ({ data }: MessageEvent<Asked>) => answer(data);
}

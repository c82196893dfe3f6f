import type { QuestionMessage, Questions, WorkerMessage } from './protocol.ts';
import { WorkerFailure } from './worker-failure.ts';

/** Functions an answer may use. */
export interface Answering<News> {
  /** Sends news of the work. */
  tell(news: News): void;
  /** Transfers a part of the answer instead of copying it. */
  handOver(part: Transferable): void;
}

/** A worker's answer to each question. Errors are sent to the page: a {@link WorkerFailure} with its reason. */
export type Answers<Q extends Questions<Q>> = {
  readonly [N in keyof Q]: (
    input: Q[N]['input'],
    answering: Answering<Q[N]['news']>,
  ) => Q[N]['answer'] | Promise<Q[N]['answer']>;
};

/** The worker's global scope, through which it receives and sends messages. */
interface Scope {
  onmessage: ((event: MessageEvent) => unknown) | null;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** Makes a worker answer the questions of the page's end of its channel. */
export function serve<Q extends Questions<Q>>(scope: Scope, answers: Answers<Q>): void {
  const answer = async ({ id, name, input }: QuestionMessage): Promise<void> => {
    const handed: Transferable[] = [];
    const say = (told: WorkerMessage, transfer: Transferable[] = []) => scope.postMessage(told, transfer);
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
  scope.onmessage = ({ data }: MessageEvent<QuestionMessage>) => answer(data);
}

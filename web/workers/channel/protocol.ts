/** One question that a worker answers. */
export interface Question<Input = unknown, Answer = unknown, News = unknown> {
  readonly input: Input;
  readonly answer: Answer;
  /** Sent before the answer, as the work progresses. */
  readonly news: News;
}

/** All questions of one kind of worker, by name: the contract of both ends. */
export type Questions<Q> = { readonly [N in keyof Q]: Question };

/** A question message to the worker. The answer has the same id. */
export interface QuestionMessage {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

/** A worker's message about a question: news, then the answer or the failure. */
export type WorkerMessage =
  | { readonly id: number; readonly news: unknown }
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly reason: string; readonly message: string };

/** One thing that a worker can be asked. */
export interface Question<Input = unknown, Answer = unknown, News = unknown> {
  readonly input: Input;
  readonly answer: Answer;
  /** What is told before the answer, as the work goes on. */
  readonly news: News;
}

/** Everything that one kind of worker can be asked, by name: the contract of both ends. */
export type Questions<Q> = { readonly [N in keyof Q]: Question };

/** A question on its way to the worker. The id comes back with the answer. */
export interface Asked {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

/** What a worker says about a question: news, then the answer or why there is none. */
export type Told =
  | { readonly id: number; readonly news: unknown }
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly reason: string; readonly message: string };

import type { Call } from '#domain/contract/call.ts';
import type { Answers } from './read-reply.ts';
import type { AnswerOf, CallInput, Reply } from './reply.ts';
import { type RequestPorts, request } from './request.ts';
import '../zod-without-eval.ts';

/** The server. A call is given as its declaration, so that the page holds only those that it makes. */
export interface Remote {
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<Reply<AnswerOf<C>>>;
}

/** The answers of a call, each read through its schema: unknown keys are dropped. */
const answersOf = (call: Call): Answers =>
  Object.fromEntries(
    Object.entries(call.answers).map(([status, schema]) => [
      status,
      schema && ((value: unknown) => schema.safeParse(value).data),
    ]),
  );

/** Makes the client of the server. It never throws for what a network or a server can do, and never tries again. */
export const createRemote = (ports: RequestPorts): Remote => ({
  // The schema of this very call has read the value.
  call: async <C extends Call>(call: C, input: CallInput<C> = {}) =>
    (await request(ports, call, input, answersOf(call), call.file)) as Reply<AnswerOf<C>>,
});

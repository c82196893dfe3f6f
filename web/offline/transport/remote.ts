import type { Call } from '#domain/contract/call.ts';
import type { Answers } from './read-reply.ts';
import type { AnswerOf, CallInput, Reply } from './reply.ts';
import { type RequestPorts, request } from './request.ts';
import '../zod-without-eval.ts';

/** The server. A call is passed as its declaration, so that the page's bundle has only the calls it makes. */
export interface Remote {
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<Reply<AnswerOf<C>>>;
}

/** A call's answers, each validated by its schema: unknown keys are dropped. */
const answersOf = (call: Call): Answers =>
  Object.fromEntries(
    Object.entries(call.answers).map(([status, schema]) => [
      status,
      schema && ((value: unknown) => schema.safeParse(value).data),
    ]),
  );

/** Creates the client of the server. It never throws because of the network or the server, and never retries. */
export const createRemote = (ports: RequestPorts): Remote => ({
  // The schema of this call has validated the value.
  call: async <C extends Call>(call: C, input: CallInput<C> = {}) =>
    (await request(ports, call, input, answersOf(call), call.file)) as Reply<AnswerOf<C>>,
});

import { CALLS, type Call, type CallName, IDEMPOTENCY_HEADER } from '#domain/contract/calls.ts';
import type { Clock, Send } from './ports.ts';
import type { Answers } from './read-reply.ts';
import type { AnswerOf, CallInput, Reply } from './reply.ts';
import { type NetworkListener, request } from './request.ts';
import './zod-without-eval.ts';

/** The server's calls, typed by the table of the contract. */
export interface Remote {
  call<N extends CallName>(name: N, input?: CallInput<N>): Promise<Reply<AnswerOf<N>>>;
}

/** The address of a call: `{name}` filled in, query appended. */
function addressOf(call: Call, input: CallInput<CallName>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(key, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
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
export function createRemote(ports: { send: Send; clock: Clock; listener: NetworkListener }): Remote {
  return {
    call: async <N extends CallName>(name: N, input: CallInput<N> = {}) => {
      const call: Call = CALLS[name];
      const key = input.idempotencyKey;
      const reply = await request(ports, {
        method: call.method,
        path: addressOf(call, input as CallInput<CallName>),
        ...(key !== undefined && { headers: { [IDEMPOTENCY_HEADER]: key } }),
        body: input.body,
        signal: input.signal,
        answers: answersOf(call),
      });
      // The schema of this very call has read the value.
      return reply as Reply<AnswerOf<N>>;
    },
  };
}

import { CALLS, type Call, type CallName, IDEMPOTENCY_HEADER } from '#domain/contract/calls.ts';
import type { Clock, Send } from './ports.ts';
import { readReply } from './read-reply.ts';
import type { AnswerOf, CallInput, Reply } from './reply.ts';
import './zod-without-eval.ts';

/** A request is given up after this long (reliability guide, 1.7). */
export const REQUEST_TIMEOUT_MS = 20_000;
/** A request without an answer after this long makes the network "weak". */
export const SLOW_AFTER_MS = 3_000;

/** Hears how requests fare: the only proof there is of a network. */
export interface NetworkListener {
  /** The server answered, after this many milliseconds. */
  heard(tookMs: number): void;
  /** No answer of ours came. */
  unheard(): void;
  /** A request is waiting longer than it should. */
  slow(): void;
}

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

/** Sends one request and reads it whole. Throws where no answer came. */
async function exchange(send: Send, call: Call, input: CallInput<CallName>, signal: AbortSignal) {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  if (input.idempotencyKey !== undefined) headers[IDEMPOTENCY_HEADER] = input.idempotencyKey;
  const response = await send(addressOf(call, input), {
    method: call.method,
    headers,
    credentials: 'same-origin',
    cache: 'no-store',
    // Our server redirects no call; whoever does is a captive portal.
    redirect: 'error',
    signal,
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  });
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
}

/** Makes the client of the server. It never throws for what a network or a server can do, and never tries again. */
export function createRemote(ports: { send: Send; clock: Clock; listener: NetworkListener }): Remote {
  const { send, clock, listener } = ports;
  const run = async (name: CallName, input: CallInput<CallName>): Promise<Reply<unknown>> => {
    const call: Call = CALLS[name];
    const began = clock.now();
    const stop = new AbortController();
    const callOff = () => stop.abort();
    if (input.signal?.aborted) stop.abort();
    input.signal?.addEventListener('abort', callOff);
    let timedOut = false;
    const gaveUp = clock.after(REQUEST_TIMEOUT_MS, () => {
      timedOut = true;
      stop.abort();
    });
    const slow = clock.after(SLOW_AFTER_MS, () => listener.slow());
    // fetch tells a lost connection, a refused one and an aborted one apart only in words.
    const answer = await exchange(send, call, input, stop.signal).catch(() => null);
    gaveUp();
    slow();
    input.signal?.removeEventListener('abort', callOff);
    if (!answer) {
      if (!input.signal?.aborted) listener.unheard();
      return { kind: 'unreachable', why: timedOut ? 'timeout' : 'network' };
    }
    const reply = readReply(call, answer, clock.now());
    if (reply.kind === 'answer' || (reply.kind === 'refused' && reply.ours)) listener.heard(clock.now() - began);
    else listener.unheard();
    return reply;
  };
  return {
    call: async <N extends CallName>(name: N, input: CallInput<N> = {}) =>
      // The schema of this very call has parsed the value.
      (await run(name, input as CallInput<CallName>)) as Reply<AnswerOf<N>>,
  };
}

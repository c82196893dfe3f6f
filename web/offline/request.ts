import type { Clock, Send } from './ports.ts';
import { type Answers, readReply } from './read-reply.ts';
import type { Reply } from './reply.ts';

/** A request is given up after this long (reliability guide, 1.7). */
const REQUEST_TIMEOUT_MS = 20_000;
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

/** One request to our server. */
export interface Request {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Calls it off. */
  readonly signal?: AbortSignal | undefined;
  readonly answers: Answers;
}

/** Sends one request and reads it whole. Throws where no answer came. */
async function exchange(send: Send, { method, path, headers, body }: Request, signal: AbortSignal) {
  const response = await send(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    credentials: 'same-origin',
    cache: 'no-store',
    // Our server redirects no call; whoever does is a captive portal.
    redirect: 'error',
    signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
}

/** Sends one request. It never throws for what a network or a server can do, and never tries again. */
export async function request(
  { send, clock, listener }: { readonly send: Send; readonly clock: Clock; readonly listener: NetworkListener },
  what: Request,
): Promise<Reply<unknown>> {
  const began = clock.now();
  const stop = new AbortController();
  const callOff = () => stop.abort();
  if (what.signal?.aborted) stop.abort();
  what.signal?.addEventListener('abort', callOff);
  let timedOut = false;
  const gaveUp = clock.after(REQUEST_TIMEOUT_MS, () => {
    timedOut = true;
    stop.abort();
  });
  const slow = clock.after(SLOW_AFTER_MS, () => listener.slow());
  // fetch tells a lost connection, a refused one and an aborted one apart only in words.
  const answer = await exchange(send, what, stop.signal).catch(() => null);
  gaveUp();
  slow();
  what.signal?.removeEventListener('abort', callOff);
  if (!answer) {
    if (!what.signal?.aborted) listener.unheard();
    return { kind: 'unreachable', why: timedOut ? 'timeout' : 'network' };
  }
  const reply = readReply(what.answers, answer, clock.now());
  if (reply.kind === 'answer' || (reply.kind === 'refused' && reply.ours)) listener.heard(clock.now() - began);
  else listener.unheard();
  return reply;
}

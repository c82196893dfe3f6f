import { CLIENT_HEADER, CLIENT_PROTOCOL } from '#domain/sync/protocol.ts';
import type { Clock, Send } from './ports.ts';
import { type Answers, readReply } from './read-reply.ts';
import type { Reply, Unreachable } from './reply.ts';

/** A request is given up after this long (reliability guide, 1.7). */
const REQUEST_TIMEOUT_MS = 20_000;
/** A request without an answer after this long makes the network "weak". */
export const SLOW_AFTER_MS = 3_000;

/** Hears how requests fare: the only proof there is of a network. */
export interface NetworkListener {
  /** The server answered, after this many milliseconds. */
  heard(tookMs: number): void;
  /** No answer of ours came; `server` where something answered that the server is out of order. */
  unheard(why: Unreachable | 'server'): void;
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
  /** Sent as they are, in place of JSON. */
  readonly file?: { readonly bytes: ArrayBuffer; readonly mime: string };
  /** Given up after this long, where it is not the usual time. */
  readonly timeoutMs?: number;
  /** Calls it off. */
  readonly signal?: AbortSignal | undefined;
  readonly answers: Answers;
}

/** Sends one request and reads it whole. Throws where no answer came. */
async function exchange(send: Send, { method, path, headers, body, file }: Request, signal: AbortSignal) {
  const response = await send(path, {
    method,
    headers: {
      accept: 'application/json',
      [CLIENT_HEADER]: String(CLIENT_PROTOCOL),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': file.mime }),
      ...headers,
    },
    credentials: 'same-origin',
    cache: 'no-store',
    // Our server redirects no call; whoever does is a captive portal.
    redirect: 'error',
    signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: file.bytes }),
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
  const gaveUp = clock.after(what.timeoutMs ?? REQUEST_TIMEOUT_MS, () => {
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
    const why = timedOut ? 'timeout' : 'network';
    if (!what.signal?.aborted) listener.unheard(why);
    return { kind: 'unreachable', why };
  }
  const reply = readReply(what.answers, answer, clock.now());
  if (reply.kind === 'unreachable') listener.unheard(reply.why);
  else if (reply.kind === 'refused' && (!reply.ours || reply.status >= 500)) listener.unheard('server');
  else listener.heard(clock.now() - began);
  return reply;
}

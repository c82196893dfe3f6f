import { type Address, type Call, IDEMPOTENCY_HEADER } from '#domain/contract/call.ts';
import { CLIENT_HEADER, CLIENT_PROTOCOL } from '#domain/sync/protocol.ts';
import { type Clock, type Send, SLOW_AFTER_MS } from './ports.ts';
import { type Answers, readReply } from './read-reply.ts';
import type { Reply, RequestInput, Unreachable } from './reply.ts';

/** A request is given up after this long (product P9.6). */
const REQUEST_TIMEOUT_MS = 20_000;

/** Hears how requests fare: the only proof there is of a network. */
export interface NetworkListener {
  /** The server answered, after this many milliseconds; null where that says nothing of the network. */
  heard(tookMs: number | null): void;
  /** No answer of ours came; `server` where something answered that the server is out of order. */
  unheard(why: Unreachable | 'server'): void;
  /** A request is waiting longer than it should. */
  slow(): void;
}

/** Who is spoken to, and who hears how requests fare. */
export interface RequestPorts {
  readonly send: Send;
  readonly clock: Clock;
  readonly listener: NetworkListener;
}

/** A listener for requests that say nothing of the network to anybody. */
export const SILENT: NetworkListener = { heard: () => {}, unheard: () => {}, slow: () => {} };

/** The address of a call: `{name}` filled in, query appended. */
function addressOf(path: string, { params, query }: RequestInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/** The body as it is sent, and its type where the browser does not write it itself. */
function bodyOf({ body, form, file }: RequestInput): { readonly body?: BodyInit; readonly mime?: string } {
  if (file) return { body: file.bytes, mime: file.mime };
  if (body !== undefined) return { body: JSON.stringify(body), mime: 'application/json' };
  if (!form) return {};
  const written = new FormData();
  written.append('image', form.image, 'photo.jpg');
  for (const [name, text] of Object.entries(form.texts)) if (typeof text === 'string') written.append(name, text);
  return { body: written };
}

/** Sends one request and reads its answer whole. Throws where none came. */
async function exchange(
  send: Send,
  { method, path }: Address,
  input: RequestInput,
  file: Call['file'],
  signal: AbortSignal,
) {
  const { body, mime } = bodyOf(input);
  const response = await send(addressOf(path, input), {
    method,
    headers: {
      accept: 'application/json',
      [CLIENT_HEADER]: String(CLIENT_PROTOCOL),
      ...(mime !== undefined && { 'content-type': mime }),
      ...(input.idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: input.idempotencyKey }),
    },
    credentials: 'same-origin',
    cache: 'no-store',
    // Our server redirects no call; whoever does is a captive portal.
    redirect: 'error',
    signal,
    ...(body !== undefined && { body }),
  });
  const { status } = response;
  // Bytes of ours are never taken for a page of somebody else, nor that page for them.
  const isFile = file !== undefined && response.ok && response.headers.get('content-type')?.split(';')[0] === file;
  if (isFile) return { status, bytes: await response.arrayBuffer() };
  return { status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
}

/**
 * Sends one request: every request of the page and of the service worker to our server is made here. It never throws for
 * what a network or a server can do, and never tries again.
 * @param answers what may be answered, by status
 * @param file the type of the answer where it is bytes and no JSON; its value is null where something else came
 */
export async function request(
  { send, clock, listener }: RequestPorts,
  address: Address,
  input: RequestInput,
  answers: Answers,
  file?: Call['file'],
): Promise<Reply<unknown>> {
  const began = clock.now();
  const stop = new AbortController();
  const callOff = () => stop.abort();
  if (input.signal?.aborted) stop.abort();
  input.signal?.addEventListener('abort', callOff);
  let timedOut = false;
  const gaveUp = clock.after(input.timeoutMs ?? REQUEST_TIMEOUT_MS, () => {
    timedOut = true;
    stop.abort();
  });
  const slow = input.isWork ? () => {} : clock.after(SLOW_AFTER_MS, () => listener.slow());
  // fetch tells a lost connection, a refused one and an aborted one apart only in words.
  const answer = await exchange(send, address, input, file, stop.signal).catch(() => null);
  gaveUp();
  slow();
  input.signal?.removeEventListener('abort', callOff);
  const heard = () => listener.heard(input.isWork ? null : clock.now() - began);
  if (!answer) {
    const why = timedOut ? 'timeout' : 'network';
    if (!input.signal?.aborted) listener.unheard(why);
    return { kind: 'unreachable', why };
  }
  if ('bytes' in answer) {
    heard();
    return { kind: 'answer', status: answer.status, value: answer.bytes };
  }
  const reply = readReply(answers, answer, clock.now());
  if (reply.kind === 'unreachable') listener.unheard(reply.why);
  else if (reply.kind === 'refused' && (!reply.ours || reply.status >= 500)) listener.unheard('server');
  else heard();
  return reply;
}

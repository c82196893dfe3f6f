import { type Address, type Call, IDEMPOTENCY_HEADER } from '#domain/contract/call.ts';
import { CLIENT_HEADER, CLIENT_PROTOCOL } from '#domain/sync/protocol.ts';
import { type Clock, type Send, SLOW_AFTER_MS } from './ports.ts';
import { type Answers, readReply } from './read-reply.ts';
import type { Reply, RequestInput, Unreachable } from './reply.ts';

/** A request times out after this long (product P9.6). */
const REQUEST_TIMEOUT_MS = 20_000;

/** Called with how requests went: the only evidence of a working network. */
export interface NetworkListener {
  /** The server answered, after this many milliseconds; null if the time says nothing about the network. */
  heard(tookMs: number | null): void;
  /** Our server did not answer; `server` if an answer says that the server is failing. */
  unheard(why: Unreachable | 'server'): void;
  /** A request is taking longer than it should. */
  slow(): void;
}

/** Where requests are sent, and who is told how they went. */
export interface RequestPorts {
  readonly send: Send;
  readonly clock: Clock;
  readonly listener: NetworkListener;
}

/** A listener for requests that must not affect the network chip. */
export const SILENT: NetworkListener = { heard: () => {}, unheard: () => {}, slow: () => {} };

/** The address of a call: `{name}` filled in, query appended. */
function addressOf(path: string, { params, query }: RequestInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/** The body to send, and its type unless the browser sets it. */
function bodyOf({ body, form, file }: RequestInput): { readonly body?: BodyInit; readonly mime?: string } {
  if (file) return { body: file.bytes, mime: file.mime };
  if (body !== undefined) return { body: JSON.stringify(body), mime: 'application/json' };
  if (!form) return {};
  const written = new FormData();
  written.append('image', form.image, 'photo.jpg');
  for (const [name, text] of Object.entries(form.texts)) if (typeof text === 'string') written.append(name, text);
  return { body: written };
}

/** Sends one request and reads the whole answer. Throws if none came. */
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
    // Our server never redirects a call; a captive portal does.
    redirect: 'error',
    signal,
    ...(body !== undefined && { body }),
  });
  const { status } = response;
  // By content type, so that our bytes are not taken for someone else's page, nor such a page for our bytes.
  const isFile = file !== undefined && response.ok && response.headers.get('content-type')?.split(';')[0] === file;
  if (isFile) return { status, bytes: await response.arrayBuffer() };
  return { status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
}

/**
 * Sends one request. Every request of the page and the service worker to our server goes through here. It never throws
 * because of the network or the server, and never retries.
 * @param answers the possible answers, by status
 * @param file the answer's content type if it is bytes instead of JSON; its value is null if something else came
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
  // fetch distinguishes a lost, a refused and an aborted connection only in the text of its error.
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

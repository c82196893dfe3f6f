import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Destinations } from './destinations.ts';
import { isPublicAddress } from './public-address.ts';

/** A request that failed. The message names the host at most, never its answer. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
}

/** A host's answer: its status and its parsed JSON. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A host's answer as text. */
export interface OutgoingText {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface OutgoingLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** A request to a configured host, or to one of a list that a person may choose from. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'HEAD';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or bytes whose type is given in the headers, sent with a POST. */
  readonly body?: string | Uint8Array;
  /** Set if a person, not the operator, entered the address: only these hosts are allowed, and no private address. */
  readonly within?: Destinations;
  /** Set if the operator named a host that is meant to be on the local network. */
  readonly mayBePrivate?: boolean;
}

/** Resolves a host name; tests can replace the system's resolver. */
export type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const systemResolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * The address to connect to. A name is resolved once, and all its addresses must be public: a name that points into the
 * local network is an attack. A literal IP address in the configuration is taken as intended.
 */
async function addressOf(
  { url, mayBePrivate = false }: OutgoingRequest,
  resolve: Resolve,
): Promise<{ address: string; family: number }> {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  const literal = isIP(bare);
  if (literal !== 0) return { address: bare, family: literal };
  const found = await resolve(bare);
  const [first] = found;
  if (!first || !(mayBePrivate || found.every(({ address }) => isPublicAddress(address)))) {
    throw new OutgoingError(`${bare} is not on the public internet.`);
  }
  return first;
}

/**
 * Requests JSON from a configured host (see {@link guardedText}).
 * @throws {OutgoingError} when it cannot be reached, takes too long, sends too much, or does not answer with JSON
 */
export async function guardedRequest(
  question: OutgoingRequest,
  limits: OutgoingLimits,
  resolve = systemResolve,
): Promise<OutgoingAnswer> {
  const { status, text } = await guardedText(question, limits, resolve);
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch {
    throw new OutgoingError(`${question.url.hostname} did not answer with JSON.`);
  }
}

/**
 * Opens the answer of a configured host: one address, no redirects.
 * @param signal aborts the request, and the answer while it arrives
 * @throws {OutgoingError} when it cannot be reached, or the signal aborts first
 */
export async function guardedAnswer(
  question: OutgoingRequest,
  signal: AbortSignal,
  resolve = systemResolve,
): Promise<IncomingMessage> {
  const { url, method, headers = {}, body, within } = question;
  if (within && !(within.allows(url) && question.mayBePrivate !== true)) {
    throw new OutgoingError(`${url.hostname} is not one of the allowed hosts.`);
  }
  const tooLong = () => new OutgoingError(`${url.hostname} took too long.`);
  const target = await Promise.race([
    addressOf(question, resolve),
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(tooLong()))),
  ]);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((settle, reject) => {
    const asked = send(
      url,
      {
        method,
        signal,
        headers: {
          Accept: 'application/json',
          'User-Agent': 'Safeshelf (self-hosted)',
          ...(body !== undefined && {
            'Content-Type': 'application/json',
            'Content-Length': String(Buffer.byteLength(body)),
          }),
          ...headers,
        },
        // Connect to the address that was checked: a second DNS lookup could answer differently.
        lookup: (_host, options, answer) => {
          if (options.all) answer(null, [target]);
          else answer(null, target.address, target.family);
        },
      },
      settle,
    );
    asked.on('error', ({ code }: NodeJS.ErrnoException) => {
      // The code of a refused certificate is kept, so that the log distinguishes it from a network failure.
      const why = code === undefined ? '' : ` (${code})`;
      reject(signal.aborted ? tooLong() : new OutgoingError(`${url.hostname} could not be reached${why}.`));
    });
    asked.end(body);
  });
}

/**
 * Requests text from a configured host: one address, no redirects, limited in time and size.
 * @throws {OutgoingError} when it cannot be reached, takes too long, or sends too much
 */
export async function guardedText(
  question: OutgoingRequest,
  limits: OutgoingLimits,
  resolve = systemResolve,
): Promise<OutgoingText> {
  const { hostname } = question.url;
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const reply = await guardedAnswer(question, signal, resolve);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limits.maxBytes) throw new OutgoingError(`${hostname} sent too much data.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof OutgoingError) throw error;
    throw new OutgoingError(signal.aborted ? `${hostname} took too long.` : `${hostname} ended the connection early.`);
  }
  return { status: reply.statusCode ?? 0, headers: reply.headers, text: Buffer.concat(chunks).toString('utf8') };
}

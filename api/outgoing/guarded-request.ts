import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Destinations } from './destinations.ts';
import { isPublicAddress } from './public-address.ts';

/** Why nothing came back. The message names the host at most, never what it said. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
}

/** What a host answered: its status, and its JSON where that was any. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What a host answered, as text. */
export interface OutgoingText {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface OutgoingLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** A question to a host of the configuration, or to one of a list that a person may choose from. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'HEAD';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or bytes whose headers say what they are, sent with a POST. */
  readonly body?: string | Uint8Array;
  /** Given where a person entered the address, not the operator: only these may be asked, and no private one. */
  readonly within?: Destinations;
  /** The operator named a host that is meant to lie behind the router. */
  readonly mayBePrivate?: boolean;
}

/** Resolves a host name; the system's resolver unless a test brings another. */
export type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const systemResolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * The address to connect to. A name is resolved once and must lead to the public internet alone: a name that points
 * behind the router is somebody's trick. An address that the operator wrote down as such is meant.
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
    throw new OutgoingError(`${bare} does not lead to the public internet.`);
  }
  return first;
}

/**
 * Asks a host of the configuration for JSON (see {@link guardedText}).
 * @throws {OutgoingError} when it cannot be reached, takes too long, says too much, or something else than JSON
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
 * Opens the answer of a host of the configuration: one address, no redirects.
 * @param signal ends the question, and the answer while it comes
 * @throws {OutgoingError} when it cannot be reached, or the signal came first
 */
export async function guardedAnswer(
  question: OutgoingRequest,
  signal: AbortSignal,
  resolve = systemResolve,
): Promise<IncomingMessage> {
  const { url, method, headers = {}, body, within } = question;
  if (within && !(within.allows(url) && question.mayBePrivate !== true)) {
    throw new OutgoingError(`${url.hostname} is not one of the places that may be asked.`);
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
        // The address that was judged is the one that is connected to: nobody may answer differently in between.
        lookup: (_host, options, answer) => {
          if (options.all) answer(null, [target]);
          else answer(null, target.address, target.family);
        },
      },
      settle,
    );
    asked.on('error', ({ code }: NodeJS.ErrnoException) => {
      // A refused certificate is named by its code: whoever reads the log must know it from a cable that is out.
      const why = code === undefined ? '' : ` (${code})`;
      reject(signal.aborted ? tooLong() : new OutgoingError(`${url.hostname} could not be reached${why}.`));
    });
    asked.end(body);
  });
}

/**
 * Asks a host of the configuration: one address, no redirects, a time and a size that are kept.
 * @throws {OutgoingError} when it cannot be reached, takes too long, or says too much
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
      if (size > limits.maxBytes) throw new OutgoingError(`${hostname} sent too much.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof OutgoingError) throw error;
    throw new OutgoingError(signal.aborted ? `${hostname} took too long.` : `${hostname} broke off.`);
  }
  return { status: reply.statusCode ?? 0, headers: reply.headers, text: Buffer.concat(chunks).toString('utf8') };
}

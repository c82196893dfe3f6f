import { createWriteStream, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { guardedAnswer, OutgoingError, type Resolve } from './guarded-request.ts';
import { isGuarded, isNearby } from './nearby.ts';

/** A download is given up when the host has sent nothing for this long. */
const SILENT_MS = 60_000;
/** Publishers redirect large files to their storage hosts. */
const MOST_REDIRECTS = 3;

const OK = 200;
const PART = 206;
const PRECONDITION_FAILED = 412;
const RANGE_NOT_SATISFIABLE = 416;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A file to download. */
export interface Download {
  readonly url: URL;
  /** The target path. An incomplete download is kept next to it, and the next attempt resumes it. */
  readonly path: string;
  readonly maxBytes: number;
  /** Time limit for the whole download, in milliseconds; if left out, it may go on as long as data keeps arriving. */
  readonly withinMs?: number;
}

/** A finished download. */
export interface Downloaded {
  readonly bytes: number;
  /** Bytes that an earlier attempt had already downloaded. */
  readonly resumedAt: number;
  /** When the file was last changed, in ms since 1970; null if its host does not say. */
  readonly changedAt: number | null;
}

/**
 * Opens an answer and follows redirects; each address is checked like the first.
 * @throws {OutgoingError} as {@link guardedAnswer}, for too many redirects, and for one to a local host or without
 * https
 */
async function followed(
  method: 'GET' | 'HEAD',
  first: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  resolve?: Resolve,
): Promise<IncomingMessage> {
  let url = first;
  for (let sent = 0; sent <= MOST_REDIRECTS; sent += 1) {
    const reply = await guardedAnswer({ method, url, headers }, signal, resolve);
    if (!REDIRECTS.has(reply.statusCode ?? 0)) return reply;
    const { location = '' } = reply.headers;
    reply.resume();
    if (!URL.canParse(location, url.href)) throw new OutgoingError(`${url.hostname} redirects to an invalid address.`);
    const next = new URL(location, url);
    // Only the operator may name a local machine: a redirect to one is an attack.
    const isElsewhere = next.protocol === 'https:' && !isNearby(next);
    if (!isElsewhere && !(next.host === first.host && isGuarded(next))) {
      throw new OutgoingError(`${first.hostname} redirects to an address that is not allowed.`);
    }
    url = next;
  }
  throw new OutgoingError(`${first.hostname} redirects too often.`);
}

const dateOf = (text: string | undefined): number | null => {
  const ms = Date.parse(text ?? '');
  return Number.isNaN(ms) ? null : ms;
};

/**
 * The size of a published file in bytes; null if its host does not say.
 * @throws {OutgoingError} when there is no such file, or its host cannot be reached
 */
export async function publishedSize(url: URL, resolve?: Resolve): Promise<number | null> {
  const reply = await followed('HEAD', url, {}, AbortSignal.timeout(SILENT_MS), resolve);
  reply.resume();
  if (reply.statusCode !== OK) throw new OutgoingError(`${url.hostname} answered ${reply.statusCode}.`);
  const length = Number(reply.headers['content-length']);
  return Number.isSafeInteger(length) && length > 0 ? length : null;
}

/** Aborts when nothing has arrived for too long. */
function watchSilence(stop: AbortController, ms: number) {
  let timer = setTimeout(() => stop.abort(), ms);
  return {
    heard(): void {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), ms);
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * Downloads a file. An interrupted attempt is resumed if the host still has the same file (ETag); else the download
 * starts again.
 * @param told receives the bytes so far, and the total if the host says it
 * @throws {OutgoingError} when there is no such file, it breaks off, or it is too large; after a break, what has
 * arrived is kept for the next attempt
 */
export async function guardedDownload(
  { url, path, maxBytes, withinMs }: Download,
  told: (here: number, of: number | null) => void = () => undefined,
  resolve?: Resolve,
  silentMs = SILENT_MS,
): Promise<Downloaded> {
  const [partial, tag] = [`${path}.partial`, `${path}.etag`];
  const held = existsSync(tag) && existsSync(partial) ? statSync(partial).size : 0;
  const etag = held > 0 ? readFileSync(tag, 'utf8') : '';
  const stop = new AbortController();
  const silence = watchSilence(stop, silentMs);
  const whole = withinMs === undefined ? undefined : setTimeout(() => stop.abort(), withinMs);
  const startAnew = () => {
    for (const one of [partial, tag]) rmSync(one, { force: true });
  };
  try {
    const resume = held > 0 ? { Range: `bytes=${held}-`, 'If-Range': etag } : {};
    const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', ...resume };
    const reply = await followed('GET', url, headers, stop.signal, resolve);
    const status = reply.statusCode ?? 0;
    if (status === RANGE_NOT_SATISFIABLE || status === PRECONDITION_FAILED) startAnew();
    if (status !== OK && status !== PART) {
      reply.resume();
      throw new OutgoingError(`${url.hostname} answered ${status}.`);
    }
    const from = status === PART ? held : 0;
    const length = Number(reply.headers['content-length']);
    const total = Number.isSafeInteger(length) && length > 0 ? from + length : null;
    if ((total ?? 0) > maxBytes) {
      reply.destroy();
      throw new OutgoingError(`${url.hostname} sends more than is allowed.`);
    }
    // Only a strong ETag tells whether it is still the same file; without one, a break costs the whole download.
    const named = reply.headers.etag;
    if (named !== undefined && !named.startsWith('W/')) writeFileSync(tag, named, { mode: 0o600 });
    else rmSync(tag, { force: true });
    let here = from;
    let cut: unknown = null;
    // Ends normally if the host breaks off, so that what has arrived is written before the error is thrown.
    const arriving = async function* () {
      try {
        for await (const chunk of reply as AsyncIterable<Buffer>) {
          silence.heard();
          here += chunk.length;
          if (here > maxBytes) throw new OutgoingError(`${url.hostname} sends more than is allowed.`);
          told(here, total);
          yield chunk;
        }
      } catch (error) {
        cut = error;
      }
    };
    await pipeline(arriving, createWriteStream(partial, { flags: from > 0 ? 'a' : 'w', mode: 0o600 }));
    if (cut instanceof OutgoingError) {
      startAnew();
      throw cut;
    }
    if (stop.signal.aborted) throw new OutgoingError(`${url.hostname} took too long.`);
    if (cut !== null || (total !== null && here < total))
      throw new OutgoingError(`${url.hostname} ended the connection early.`);
    renameSync(partial, path);
    rmSync(tag, { force: true });
    return { bytes: here, resumedAt: from, changedAt: dateOf(reply.headers['last-modified']) };
  } finally {
    silence.end();
    clearTimeout(whole);
  }
}

import { createWriteStream, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { guardedAnswer, OutgoingError, type Resolve } from './guarded-request.ts';
import { isGuarded, isNearby } from './nearby.ts';

/** A host that sends nothing for this long is given up. */
const SILENT_MS = 60_000;
/** Publishers send large files on to where they are stored. */
const MOST_REDIRECTS = 3;

const OK = 200;
const PART = 206;
const PRECONDITION_FAILED = 412;
const RANGE_NOT_SATISFIABLE = 416;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A file that is fetched. */
export interface Download {
  readonly url: URL;
  /** Where it shall lie; until it is whole it lies beside that, and the next try goes on from there. */
  readonly path: string;
  readonly maxBytes: number;
  /** The whole may take this long, in milliseconds; as long as something comes where it is left out. */
  readonly withinMs?: number;
}

/** What came of it. */
export interface Downloaded {
  readonly bytes: number;
  /** Bytes that an earlier try had brought. */
  readonly resumedAt: number;
  /** When its host last changed it, ms since 1970; null where it does not say. */
  readonly changedAt: number | null;
}

/**
 * Opens an answer, following where the host sends it on: each address is judged like the first.
 * @throws {OutgoingError} as {@link guardedAnswer}, and where it is sent in circles, to a machine at home or without https
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
    if (!URL.canParse(location, url.href)) throw new OutgoingError(`${url.hostname} sends on to nowhere.`);
    const next = new URL(location, url);
    // Only an operator may name a machine at home: an answer that does is somebody's trick.
    const isElsewhere = next.protocol === 'https:' && !isNearby(next);
    if (!isElsewhere && !(next.host === first.host && isGuarded(next))) {
      throw new OutgoingError(`${first.hostname} sends on to where nobody may be sent.`);
    }
    url = next;
  }
  throw new OutgoingError(`${first.hostname} sends on too often.`);
}

const dateOf = (text: string | undefined): number | null => {
  const ms = Date.parse(text ?? '');
  return Number.isNaN(ms) ? null : ms;
};

/**
 * How large a published file is, in bytes; null where its host does not say.
 * @throws {OutgoingError} when it is not there, or its host cannot be reached
 */
export async function publishedSize(url: URL, resolve?: Resolve): Promise<number | null> {
  const reply = await followed('HEAD', url, {}, AbortSignal.timeout(SILENT_MS), resolve);
  reply.resume();
  if (reply.statusCode !== OK) throw new OutgoingError(`${url.hostname} answered ${reply.statusCode}.`);
  const length = Number(reply.headers['content-length']);
  return Number.isSafeInteger(length) && length > 0 ? length : null;
}

/** Lets the signal go off when nothing came for too long. */
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
 * Fetches a file. Where an earlier try was cut off it goes on from there, if the host still has the same file (ETag);
 * else it begins anew.
 * @param told hears how many bytes are here, of how many where the host says that
 * @throws {OutgoingError} when it is not there, breaks off, or is larger than it may be: what came is kept for the next try
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
      throw new OutgoingError(`${url.hostname} sends more than it may.`);
    }
    // Without an ETag nobody can tell whether it is the same file: then a cut costs all of it. Weak ones do not tell that.
    const named = reply.headers.etag;
    if (named !== undefined && !named.startsWith('W/')) writeFileSync(tag, named, { mode: 0o600 });
    else rmSync(tag, { force: true });
    let here = from;
    let cut: unknown = null;
    // Ends where its host breaks off, so that what has come is written before that is told.
    const arriving = async function* () {
      try {
        for await (const chunk of reply as AsyncIterable<Buffer>) {
          silence.heard();
          here += chunk.length;
          if (here > maxBytes) throw new OutgoingError(`${url.hostname} sends more than it may.`);
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
    if (cut !== null || (total !== null && here < total)) throw new OutgoingError(`${url.hostname} broke off.`);
    renameSync(partial, path);
    rmSync(tag, { force: true });
    return { bytes: here, resumedAt: from, changedAt: dateOf(reply.headers['last-modified']) };
  } finally {
    silence.end();
    clearTimeout(whole);
  }
}

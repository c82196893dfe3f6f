import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { APP_ARCHIVE_TYPE } from '#domain/instance/app-archive.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  map: 'application/json',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  bin: 'application/octet-stream',
  txt: 'text/plain; charset=utf-8',
  form: APP_ARCHIVE_TYPE,
};

/** Worth compressing: text, wasm and the knowledge pack. Fonts and pictures are compressed already. */
const PACKED = new Set(['html', 'js', 'mjs', 'css', 'json', 'webmanifest', 'map', 'svg', 'wasm', 'bin', 'txt', 'form']);
/** Below this a compressed answer is no smaller on the wire. */
const LEAST_BYTES = 1024;

/** Files that the build has compressed are next to the originals, and have no address of their own. */
const BROTLI = '.br';

/** Files named by a hash of their content, which never change. */
const IMMUTABLE = /^\/(assets|knowledge)\//;

/** One file, as it is sent. */
interface Loaded {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly type: string;
  readonly packable: boolean;
  gzip?: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
}

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** Compresses a file once, at the first request that accepts it. */
function packed(file: Loaded, accepts: string): { body: Uint8Array<ArrayBuffer>; encoding: 'br' | 'gzip' | null } {
  if (!file.packable) return { body: file.plain, encoding: null };
  if (/\bbr\b/.test(accepts)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: file.plain.length };
    file.br ??= bytes(brotliCompressSync(file.plain, { params }));
    return { body: file.br, encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepts)) {
    file.gzip ??= bytes(gzipSync(file.plain));
    return { body: file.gzip, encoding: 'gzip' };
  }
  return { body: file.plain, encoding: null };
}

/** Every file below a folder, by the path of its URL. */
function listFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(folder);
  } catch {
    // Nothing was built: the calls work, but there is no page.
    return files;
  }
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${path.slice(folder.length).split(sep).filter(Boolean).join('/')}`, path);
  }
  return files;
}

const readEntries = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true });

const START_PAGE = '/start-page.html';

/** What is needed of a request for a file. */
export interface FileRequest {
  readonly path: string;
  readonly accept: string;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string | undefined;
}

/**
 * Serves the built page from memory. Only files that existed at start have an address, so no path can lead out of the
 * folder.
 * @returns a function that answers null if there is no such file
 */
export function createStaticFiles(folder: string): (request: FileRequest) => Response | null {
  const files = listFiles(folder);
  const loaded = new Map<string, Loaded>();
  const make = (plain: Uint8Array<ArrayBuffer>, extension: string): Loaded => ({
    plain,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    type: TYPES[extension] ?? 'application/octet-stream',
    packable: PACKED.has(extension) && plain.length >= LEAST_BYTES,
  });
  const load = (path: string): Loaded | null => {
    const known = loaded.get(path);
    if (known) return known;
    const file = path.endsWith(BROTLI) ? undefined : files.get(path);
    if (file === undefined) return null;
    const fresh = make(bytes(readFileSync(file)), path.slice(path.lastIndexOf('.') + 1));
    const packedByBuild = files.get(`${path}${BROTLI}`);
    if (packedByBuild !== undefined) fresh.br = bytes(readFileSync(packedByBuild));
    loaded.set(path, fresh);
    return fresh;
  };
  return ({ path, accept, acceptEncoding, ifNoneMatch }) => {
    // The build draws the start page; without it there is only the app.
    const wanted = path !== '/' ? path : files.has(START_PAGE) ? START_PAGE : '/index.html';
    let file = load(wanted);
    // A page that the server does not know: the app itself finds out what it is.
    if (!file && accept.includes('text/html') && !IMMUTABLE.test(path)) file = load('/index.html');
    if (!file) return null;
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': IMMUTABLE.test(wanted) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.etag,
      ...(file.packable && { Vary: 'Accept-Encoding' }),
    };
    if (ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)) {
      return new Response(null, { status: 304, headers });
    }
    const { body, encoding } = packed(file, acceptEncoding);
    if (encoding) headers['Content-Encoding'] = encoding;
    return new Response(body, { headers });
  };
}

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const ACCESS_KEY = 'shelf';
export const SECRET_KEY = 'kept by the operator';
export const REGION = 'eu-central-1';
export const BUCKET = 'pictures';
/** Keys per answer: so few that a list has several pages. */
const PAGE = 2;

interface Stored {
  bytes: Buffer;
  at: Date;
}

/** A service that implements the part of S3 that we use, and refuses requests without a valid S3 signature. */
export interface BucketServer {
  readonly endpoint: URL;
  readonly objects: Map<string, Stored>;
  /** Requests so far, with their headers. */
  readonly asked: Array<{ readonly method: string; readonly headers: IncomingMessage['headers'] }>;
  /** Status codes with which the next requests fail. */
  readonly fail: number[];
  close(): Promise<void>;
}

const hash = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The signature that a request must have (AWS, Signature Version 4). */
function signatureOf({ method, headers }: IncomingMessage, url: URL, signedHeaders: string, date: string): string {
  const said = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const payload = headers['x-amz-content-sha256'];
  const canonical = [method, url.pathname, query, said.join(''), signedHeaders, payload].join('\n');
  const day = date.slice(0, 8);
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const key = [day, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(mac, `AWS4${SECRET_KEY}`);
  return mac(key, ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n')).toString('hex');
}

function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, credential, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const date = String(request.headers['x-amz-date']);
  return (
    credential?.startsWith(`${ACCESS_KEY}/`) === true &&
    request.headers['x-amz-content-sha256'] === hash(body) &&
    signatureOf(request, url, signed ?? '', date) === signature
  );
}

const error = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** Starts it on a local port. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Stored>();
  const asked: BucketServer['asked'] = [];
  const fail: number[] = [];
  const list = (url: URL): string => {
    const keys = [...objects.keys()].filter((key) => key.startsWith(url.searchParams.get('prefix') ?? '')).sort();
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const contents = keys.slice(from, from + PAGE).map((key) => {
      return `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`;
    });
    const next = from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
  };
  const put = (key: string, { headers }: IncomingMessage, body: Buffer): [number, string] => {
    const source = headers['x-amz-copy-source'];
    if (source !== undefined) {
      const from = objects.get(String(source).replace(`/${BUCKET}/`, ''));
      if (!from) return [404, error('NoSuchKey')];
      objects.set(key, { bytes: from.bytes, at: new Date() });
      return [200, '<CopyObjectResult/>'];
    }
    if (headers['if-none-match'] === '*' && objects.has(key)) return [412, error('PreconditionFailed')];
    const checksum = createHash('sha256').update(body).digest('base64');
    if (headers['x-amz-checksum-sha256'] !== checksum) return [400, error('BadDigest')];
    objects.set(key, { bytes: body, at: new Date() });
    return [200, ''];
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '', 'http://bucket');
    asked.push({ method: request.method ?? '', headers: request.headers });
    const answer = (status: number, said: string | Buffer = '') => response.writeHead(status).end(said);
    const failing = fail.shift();
    if (failing !== undefined) return answer(failing, error('SlowDown'));
    if (!isSigned(request, url, body)) return answer(403, error('SignatureDoesNotMatch'));
    const key = url.pathname.replace(`/${BUCKET}`, '').replace(/^\//, '');
    if (key === '') return answer(200, list(url));
    const stored = objects.get(key);
    if (request.method === 'PUT') return answer(...put(key, request, body));
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    if (!stored) return answer(404, request.method === 'HEAD' ? '' : error('NoSuchKey'));
    return answer(200, request.method === 'HEAD' ? '' : stored.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    objects,
    asked,
    fail,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

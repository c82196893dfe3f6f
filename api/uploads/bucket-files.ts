import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import type { PictureFiles } from './picture-files.ts';

/** The bucket with the pictures of all servers, as the operator configured it. */
export interface Bucket {
  readonly name: string;
  /** The prefix of every key, such as `shelf/`; may be empty. */
  readonly prefix: string;
  /** The base URL of the service, such as https://s3.eu-central-1.amazonaws.com. */
  readonly endpoint: URL;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Time limit for any answer of the service. */
const ANSWER_MS = 30_000;
/** A service that is busy or failing is asked once more. */
const RETRIES = 1;

const EMPTY = createHash('sha256').digest('hex');
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const Listed = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.string() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
});

/** The parser for bucket listings; only servers with a bucket load it. */
async function readerOfLists() {
  const { XMLParser } = await import('fast-xml-parser');
  return new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });
}

/**
 * Pictures in a bucket of an S3-compatible service, for servers on several machines. A picture is written only if it is
 * not there yet, with its hash for the service to check, and is checked again when read. No ACL is ever sent: read
 * access is configured on the bucket, and only the servers need it.
 * @param ask sends a request
 */
export function createBucketFiles(bucket: Bucket, ask: typeof fetch = fetch): PictureFiles {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const base = `${bucket.endpoint.href.replace(/\/$/, '')}/${bucket.name}`;
  const nameOf = (hash: string) => `${bucket.prefix}${hash.slice(0, 2)}/${hash}.jpg`;

  const send = async (method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array) => {
    for (let tries = 0; ; tries += 1) {
      const signed = await client.sign(`${base}${path}`, {
        method,
        headers: { 'X-Amz-Content-Sha256': body ? sha256(body) : EMPTY, ...headers },
        ...(body && { body: Buffer.from(body) }),
      });
      const answer = await ask(signed, { signal: AbortSignal.timeout(ANSWER_MS) });
      if (answer.status < 500 || tries === RETRIES) return answer;
      await answer.body?.cancel();
    }
  };
  /** @throws for any unexpected status, with the error code of the service */
  const expectOf = async (answer: Response, ...expected: readonly number[]): Promise<Response> => {
    if (expected.includes(answer.status)) return answer;
    const why = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
    throw new Error(`The bucket ${bucket.name} answered ${answer.status} ${why}`.trim());
  };
  const done = async (answer: Response): Promise<number> => {
    await answer.body?.cancel();
    return answer.status;
  };
  const pathOf = (hash: string) => `/${nameOf(hash)}`;

  return {
    has: async (hash) => (await done(await expectOf(await send('HEAD', pathOf(hash)), 200, 404))) === 200,
    async write(hash, bytes) {
      const checksum = Buffer.from(hash, 'hex').toString('base64');
      const headers = { 'If-None-Match': '*', 'x-amz-checksum-sha256': checksum, 'Content-Type': 'image/jpeg' };
      // 409: another server is writing the same picture at this moment.
      const answer = await expectOf(await send('PUT', pathOf(hash), headers, bytes), 200, 409, 412);
      if ((await done(answer)) === 200) return;
      // In use again, so the clean-up must not delete it as an old unused file: copying it onto itself renews its date.
      const copy = { 'x-amz-copy-source': `/${bucket.name}/${nameOf(hash)}`, 'x-amz-metadata-directive': 'REPLACE' };
      await done(await expectOf(await send('PUT', pathOf(hash), { ...copy, 'Content-Type': 'image/jpeg' }), 200));
    },
    async read(hash) {
      const answer = await expectOf(await send('GET', pathOf(hash)), 200, 404);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (sha256(bytes) !== hash) throw new Error(`The picture ${hash} in ${bucket.name} is not what was stored.`);
      return bytes;
    },
    async writtenBefore(ms) {
      const old: string[] = [];
      const lists = await readerOfLists();
      for (let next: string | undefined = ''; next !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: bucket.prefix });
        if (next !== '') query.set('continuation-token', next);
        const answer = await expectOf(await send('GET', `?${query}`), 200);
        const { ListBucketResult: page } = Listed.parse(lists.parse(await answer.text()));
        for (const { Key, LastModified } of page.Contents) {
          const hash = /(?:^|\/)([0-9a-f]{64})\.jpg$/.exec(Key)?.[1];
          if (hash && nameOf(hash) === Key && Date.parse(LastModified) < ms) old.push(hash);
        }
        next = page.NextContinuationToken;
      }
      return old;
    },
    remove: async (hash) => void (await done(await expectOf(await send('DELETE', pathOf(hash)), 204, 404))),
  };
}

import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchWhole, stateOfWhole, wholeFile } from '#api/catalogue/updates/fetch-whole.ts';
import { subscriptionsOf } from '#api/catalogue/updates/subscriptions.ts';
import { updateJob } from '#api/catalogue/updates/update-job.ts';
import { updateSource } from '#api/catalogue/updates/update-source.ts';
import { keepUpdateState, updateState } from '#api/catalogue/updates/update-store.ts';
import { guardedDownload } from '#api/outgoing/guarded-download.ts';
import { sourceStates } from '#api/sources/room.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';

// Product P14.19 and P14.20: updates from a publisher on this machine whose connections break.
const DAY = 86_400;
const START = 1_760_000_000;
/** Products in each file. */
const COUNT = 120;
const eanOf = (at: number): string => {
  const body = String(300_000_000_000 + at * 7);
  return `${body}${checkDigit(body)}`;
};
const changes = (list: string): Buffer =>
  gzipSync(
    Array.from({ length: COUNT }, (_, at) =>
      JSON.stringify({
        code: eanOf(at),
        product_name: `Soap ${at}`,
        ingredients_text: `${list}, ${at * 7919}`,
        last_modified_t: START + (list === 'aqua' ? 1 : DAY + 1),
      }),
    ).join('\n'),
  );
const nameOf = (day: number): string =>
  `openbeautyfacts_products_${START + day * DAY}_${START + (day + 1) * DAY}.json.gz`;

let db: TestDatabase;
let server: Server;
let folder: URL;
let files: Map<string, Buffer>;
let asked: string[];
/** Handles a request in place of the publisher if it returns true; null: the publisher answers normally. */
let trouble: ((request: IncomingMessage, response: ServerResponse, body: Buffer) => boolean) | null;

beforeEach(async () => {
  db = await testDatabase();
  files = new Map();
  asked = [];
  trouble = null;
  server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    asked.push(`${path}${request.headers.range ? ` ${request.headers.range}` : ''}`);
    const body = files.get(path);
    if (!body) return void response.writeHead(404).end();
    if (trouble?.(request, response, body)) return;
    const etag = `"${body.length}"`;
    const modified = new Date((START + DAY) * 1000).toUTCString();
    const headers = { etag, 'last-modified': modified };
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const isSame = from > 0 && request.headers['if-range'] === etag;
    const rest = isSame ? body.subarray(from) : body;
    response.writeHead(isSame ? 206 : 200, { ...headers, 'content-length': rest.length });
    response.end(request.method === 'HEAD' ? undefined : rest);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  folder = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  db.close();
});

const imports = () => join(db.dir, 'imports');
const world = () => ({ database: db, imports: imports(), clock: () => (START + 3 * DAY) * 1000 });
const update = () => updateSource(world(), { source: 'obf', folder });
const takenIn = (upTo: number) => db.writes.run((tx) => keepUpdateState(tx, 'obf', { upTo, etag: null }));
const publish = (...days: readonly number[]) => {
  for (const day of days) files.set(`delta/${nameOf(day)}`, changes(day === 0 ? 'aqua' : 'aqua, glycerin'));
  files.set('delta/index.txt', Buffer.from(`${days.map(nameOf).join('\n')}\n`));
};
/** Breaks one connection in the middle of the body. */
const breakOnce = (end: string): void => {
  trouble = (request, response, body) => {
    if (!(request.url ?? '').endsWith(end)) return false;
    trouble = null;
    response.writeHead(200, { etag: `"${body.length}"`, 'content-length': body.length });
    response.write(body.subarray(0, body.length >> 1), () => response.destroy());
    return true;
  };
};
const lists = (): string[] =>
  db.db
    .prepare<[], string>("SELECT json_extract(data, '$.ingredientsText') FROM products WHERE household_id IS NULL")
    .pluck()
    .all();

describe('an update', () => {
  it('takes in what changed since the last, and asks for nothing twice', async () => {
    publish(0, 1);
    await takenIn(START);
    expect(await update()).toEqual({
      ...{ files: 2, read: 2 * COUNT, added: COUNT, changed: COUNT, refused: 0, needsWhole: false },
    });
    expect(lists()).toContain('aqua, glycerin, 0');
    expect(await updateState(db.reader, 'obf')).toMatchObject({ upTo: START + 2 * DAY });
    asked = [];
    expect(await update()).toMatchObject({ files: 0 });
    expect(asked).toEqual(['delta/index.txt']);
    publish(0, 1, 2);
    asked = [];
    expect(await update()).toMatchObject({ files: 1 });
    expect(asked).toEqual(['delta/index.txt', `delta/${nameOf(2)}`]);
    expect(existsSync(join(imports(), `obf-changes-${START}-${START + DAY}.jsonl.gz`))).toBe(false);
  });

  it('goes on where its publisher broke off, with the bytes that are here', async () => {
    publish(0, 1);
    await takenIn(START);
    breakOnce(nameOf(1));
    await expect(update()).rejects.toThrow('127.0.0.1 ended the connection early.');
    expect(lists()).toHaveLength(COUNT);
    asked = [];
    expect(await update()).toEqual({
      ...{ files: 1, read: COUNT, added: 0, changed: COUNT, refused: 0, needsWhole: false },
    });
    const half = (files.get(`delta/${nameOf(1)}`)?.length ?? 0) >> 1;
    expect(asked).toEqual(['delta/index.txt', `delta/${nameOf(1)} bytes=${half}-`]);
  });

  it('begins a file anew that is another one by then', async () => {
    publish(1);
    await takenIn(START + DAY);
    breakOnce(nameOf(1));
    await expect(update()).rejects.toThrow('ended the connection early');
    files.set(`delta/${nameOf(1)}`, changes('another list'));
    expect(await update()).toMatchObject({ files: 1, added: COUNT });
    expect(lists()[0]).toMatch(/^another list/);
  });

  it('says that the whole file is needed where it never was taken in, or changes between are gone', async () => {
    publish(1);
    expect(await update()).toMatchObject({ files: 0, needsWhole: true });
    await takenIn(START);
    expect(await update()).toMatchObject({ files: 0, needsWhole: true });
    expect(lists()).toEqual([]);
  });

  it.each([
    ['an error', (response: ServerResponse) => response.writeHead(500).end(), 'answered 500'],
    ['nothing at all', (response: ServerResponse) => response.destroy(), 'could not be reached'],
    [
      'a way to a machine at home',
      (response: ServerResponse) => response.writeHead(302, { location: 'http://192.168.1.1/a' }).end(),
      'redirects to an address that is not allowed',
    ],
    [
      'a way without end',
      (response: ServerResponse) => response.writeHead(302, { location: '/delta/round' }).end(),
      'redirects too often',
    ],
  ])('changes nothing where its publisher answers with %s', async (_what, answer, said) => {
    publish(0);
    files.set('delta/round', Buffer.from(''));
    await takenIn(START);
    trouble = (request, response) => {
      if ((request.url ?? '').endsWith('index.txt')) return false;
      answer(response);
      return true;
    };
    await expect(update()).rejects.toThrow(said);
    expect(lists()).toEqual([]);
    expect(await updateState(db.reader, 'obf')).toEqual({ upTo: START, etag: null });
  });

  it('of each day goes on with the next source where one fails', async () => {
    publish(0);
    await takenIn(START);
    const lines: string[] = [];
    const note = (event: string, fields?: object) => void lines.push(JSON.stringify({ event, ...fields }));
    const log = { info: note, warn: note, error: note, flush: () => undefined };
    const gone = { source: 'off', folder: new URL('missing/', folder) } as const;
    await db.writes.run((tx) => keepUpdateState(tx, 'off', { upTo: START, etag: null }));
    const job = updateJob(world(), [gone, { source: 'obf', folder }], log);
    const { signal } = new AbortController();
    await job.run({ payload: '{}' } as never, () => undefined, signal);
    expect(lines[0]).toContain('answered 404');
    expect(lines[1]).toContain('"added":120');
    // Both record their result. A source that is switched off is not requested; one that is requested runs alone.
    const states = await sourceStates.all(db.reader);
    expect(states.get('catalogue off')).toMatchObject({ error: expect.stringContaining('404'), answered_at: null });
    expect(states.get('catalogue obf')).toMatchObject({ error: null, read: COUNT, answered_at: expect.any(Number) });
    await db.writes.run((tx) => sourceStates.switch(tx, 'catalogue off', false, 1));
    asked = [];
    await job.run({ payload: '{}' } as never, () => undefined, signal);
    expect(asked.every((path) => !path.startsWith('missing/'))).toBe(true);
    asked = [];
    await job.run({ payload: '{"source":"off"}' } as never, () => undefined, signal);
    expect(asked).toEqual([]);
  });
});

describe('the whole file', () => {
  const NAME = 'en.openbeautyfacts.org.products.csv.gz';

  it('tells its size, is fetched in two tries, and says from when on changes are wanted', async () => {
    files.set(NAME, gzipSync('code\tproduct_name\n'.repeat(5000)));
    const whole = await wholeFile('obf', folder);
    expect(whole.bytes).toBe(files.get(NAME)?.length);
    breakOnce(NAME);
    await expect(fetchWhole('obf', whole, imports(), () => undefined)).rejects.toThrow('ended the connection early');
    const fetched = await fetchWhole('obf', whole, imports(), () => undefined);
    expect(fetched.resumedAt).toBe((whole.bytes ?? 0) >> 1);
    expect(readFileSync(fetched.path).equals(files.get(NAME) ?? Buffer.alloc(0))).toBe(true);
    expect(stateOfWhole(fetched, 0)).toEqual({ upTo: START - DAY, etag: null });
    expect(stateOfWhole({ changedAt: null }, 1000 * START).upTo).toBe(START - 2 * DAY);
  });

  it('is refused where it is larger than it may be, and given up where nothing comes', async () => {
    mkdirSync(imports());
    files.set('a', Buffer.alloc(5000));
    const path = join(imports(), 'a');
    const url = new URL('a', folder);
    await expect(guardedDownload({ url, path, maxBytes: 4000 })).rejects.toThrow('more than is allowed');
    trouble = (_request, response) => {
      response.writeHead(200).write('a');
      return true;
    };
    const silent = guardedDownload({ url, path, maxBytes: 10_000 }, undefined, undefined, 50);
    await expect(silent).rejects.toThrow('took too long');
    // A host that keeps sending a byte now and then.
    trouble = (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('a'), 10);
      response.on('close', () => clearInterval(drip));
      return true;
    };
    await expect(guardedDownload({ url, path, maxBytes: 10_000, withinMs: 200 })).rejects.toThrow('took too long');
    trouble = null;
    await guardedDownload({ url, path, maxBytes: 10_000 });
    expect(statSync(path).size).toBe(5000);
  });
});

it('is asked of sources that are known, each once and never without encryption', () => {
  expect(subscriptionsOf('off, obf=https://mirror.example/data')?.map(({ folder: { href } }) => href)).toEqual([
    'https://static.openfoodfacts.org/data/',
    'https://mirror.example/data/',
  ]);
  expect(subscriptionsOf('')).toEqual([]);
  for (const wrong of ['usda', 'off,off', 'off=nowhere', 'off=http://mirror.example/', 'off=https://a.example/?b=c']) {
    expect(subscriptionsOf(wrong), wrong).toBeNull();
  }
});

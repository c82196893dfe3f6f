import { expect, test } from 'vitest';
import { receiveFile } from '#web/features/administration/receive-file.ts';

// Receiving a file from the server (product P17.27): the progress, and where the bytes go.

const parts = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(600));
      controller.enqueue(new Uint8Array(400));
      controller.close();
    },
  });
const answer = (headers: Record<string, string> = {}, body: ReadableStream<Uint8Array> = parts()) =>
  new Response(body, { headers: { 'content-type': 'application/octet-stream', ...headers } });

/** A file on the device that records what was written to it and how it was closed. */
function file() {
  const written: number[] = [];
  const ends: string[] = [];
  const stream = new WritableStream<Uint8Array>({
    write: (chunk) => void written.push(chunk.length),
    close: () => void ends.push('closed'),
    abort: () => void ends.push('left as it was'),
  });
  return { written, ends, open: async () => stream };
}

test('what goes into a file is held nowhere else, and says how far it is of its size (product P17.27)', async () => {
  const { written, ends, open } = file();
  const told: unknown[] = [];
  const got = await receiveFile(answer({ 'content-length': '1000' }), {
    ...{ open, told: (here, of) => void told.push([here, of]) },
  });
  expect(told).toEqual([
    [0, 1000],
    [600, 1000],
    [1000, 1000],
  ]);
  expect([written, ends]).toEqual([[600, 400], ['closed']]);
  expect((await got.arrayBuffer()).byteLength).toBe(0);
});

test('without a file it is collected, and of one whose size nobody says it tells how much has come (product P17.27)', async () => {
  const told: unknown[] = [];
  const got = await receiveFile(answer(), { open: null, told: (here, of) => void told.push([here, of]) });
  expect((await got.arrayBuffer()).byteLength).toBe(1000);
  expect(told).toEqual([
    [0, null],
    [600, null],
    [1000, null],
  ]);
});

test('what is called off leaves the file as it was, and asks the server for no more (product P17.27)', async () => {
  const { written, ends, open } = file();
  let isEnded = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => {
      isEnded = true;
    },
  });
  const stop = new AbortController();
  const told = (here: number) => {
    if (here >= 100) stop.abort();
  };
  await expect(receiveFile(answer({}, endless), { open, told }, stop.signal)).rejects.toThrow();
  expect(written.length).toBeGreaterThan(0);
  expect([ends, isEnded]).toEqual([['left as it was'], true]);
});

test('an answer that is no file opens none', async () => {
  let opened = 0;
  const open = async () => {
    opened += 1;
    return new WritableStream<Uint8Array>();
  };
  const refused = new Response('{"error":"no"}', { status: 401 });
  const got = await receiveFile(refused, { open, told: () => undefined });
  expect([got, opened]).toEqual([refused, 0]);
  const page = new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } });
  expect([await receiveFile(page, { open, told: () => undefined }), opened]).toEqual([page, 0]);
});

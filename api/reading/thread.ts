import { parentPort } from 'node:worker_threads';
import { unpackPicture } from '../uploads/picture.ts';
import { startBarDecoders } from './bar-decoders.ts';
import { startOcr } from './label-ocr.ts';
import type { Reading, ReadingAnswer, ReadingRequest } from './messages.ts';
import { readCodes } from './read-codes.ts';

// The thread that looks at pictures, so that the server goes on answering. Its readers start with the first picture.

/** Longest side of a picture that is searched for bars, and of one that is read: more costs seconds and reads no more. */
const LONGEST_FOR_BARS = 2000;
const LONGEST_FOR_PRINT = 2600;

const port = parentPort;
if (!port) throw new Error('This file is started as a thread.');

const decoders = startBarDecoders();
let ocr: ReturnType<typeof startOcr> | null = null;

async function answerTo({ task, picture }: ReadingRequest) {
  const frame = await unpackPicture(picture, task === 'barcode' ? LONGEST_FOR_BARS : LONGEST_FOR_PRINT);
  if (!frame.ok) return frame;
  if (task === 'barcode') {
    const reading: Reading = { task, ...(await readCodes(frame.value, await decoders)) };
    return { ok: true as const, value: reading };
  }
  ocr ??= startOcr();
  const reading: Reading = { task, label: await (await ocr).read(frame.value) };
  return { ok: true as const, value: reading };
}

port.on('message', async (request: ReadingRequest) => {
  const { id } = request;
  try {
    const found = await answerTo(request);
    const answer: ReadingAnswer = found.ok
      ? { id, ok: true, reading: found.value }
      : { id, ok: false, problem: found.problem };
    port.postMessage(answer);
  } catch {
    const message = 'The picture could not be looked at. Please try again.';
    port.postMessage({ id, ok: false, problem: { code: 'BUSY', message, retryAfter: 5 } } satisfies ReadingAnswer);
  }
});

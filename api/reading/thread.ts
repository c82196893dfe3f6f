import { parentPort } from 'node:worker_threads';
import { readCapture } from '#domain/scanning/capture.ts';
import { type CaptureView, captureView } from '#domain/scanning/capture-views.ts';
import { readStill } from '#domain/scanning/decode-ladder.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { unpackPicture } from '../pictures/picture.ts';
import { startBarDecoders } from './bar-decoders.ts';
import { collectGarbage } from './collect-garbage.ts';
import { startDigitOcr } from './digit-ocr.ts';
import { startOcr } from './label-ocr.ts';
import type { Reading, ReadingAnswer, ReadingRequest } from './messages.ts';

// The thread that reads pictures, so that the server stays responsive. It is started with the first picture.

/**
 * The longest side in pixels of a picture that is searched for bars, read as text, or copied for another service: a
 * larger one takes seconds longer and reads no better.
 */
const LONGEST = { barcode: 2000, label: 2600, copy: 1600 } as const;
/** JPEG quality of the copy: letters stay sharp. */
const COPY_QUALITY = 85;

const port = parentPort;
if (!port) throw new Error('This file must be started as a thread.');

const decoders = startBarDecoders();
let ocr: ReturnType<typeof startOcr> | null = null;
let digitOcr: ReturnType<typeof startDigitOcr> | null = null;

const copyOf = async ({ data, width, height }: Frame): Promise<Uint8Array> => {
  const sharp = await loadSharp();
  return new Uint8Array(
    await sharp(Buffer.from(data.buffer, data.byteOffset, data.length), { raw: { width, height, channels: 4 } })
      .jpeg({ quality: COPY_QUALITY })
      .toBuffer(),
  );
};

async function readingOf(task: ReadingRequest['task'], frame: Frame): Promise<Reading> {
  switch (task) {
    case 'barcode': {
      const readers = await decoders;
      const bars = async (view: CaptureView) => {
        const seen = await readStill(captureView(frame, view), readers);
        collectGarbage();
        return seen.map(({ gtin }) => gtin);
      };
      const digits = async () => {
        digitOcr ??= startDigitOcr();
        return (await digitOcr)(frame);
      };
      return { task, end: await readCapture({ bars, digits }, true) };
    }
    case 'label':
      ocr ??= startOcr();
      return { task, label: await (await ocr).read(frame) };
    case 'copy':
      return { task, jpeg: await copyOf(frame) };
  }
}

async function answerTo({ task, picture }: ReadingRequest) {
  const frame = await unpackPicture(picture, LONGEST[task]);
  return frame.ok ? { ok: true as const, value: await readingOf(task, frame.value) } : frame;
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
    const message = 'The picture could not be processed. Please try again.';
    port.postMessage({ id, ok: false, problem: { code: 'BUSY', message, retryAfter: 5 } } satisfies ReadingAnswer);
  }
  // Before the next picture arrives, so that the two are not in memory at the same time.
  collectGarbage();
});

import { startBarDecoders } from '#api/reading/bar-decoders.ts';
import { startDigitOcr } from '#api/reading/digit-ocr.ts';
import { type CaptureResult, readCapture } from '#domain/scanning/capture.ts';
import { type CaptureView, captureView } from '#domain/scanning/capture-views.ts';
import { readStill } from '#domain/scanning/decode-ladder.ts';
import { barcodePictures, frameOfPicture } from './barcode-pictures.ts';

type Verdict = 'right' | 'wrong' | 'suggestedRight' | 'suggestedWrong' | 'nothing';

/** The verdict on a result for a picture with this code. Without a code, anything but "nothing" is wrong. */
function verdictOf(end: CaptureResult, gtin: string | null): Verdict {
  if (end.status === 'nothing') return 'nothing';
  if (end.status === 'suggested') return end.code === gtin ? 'suggestedRight' : 'suggestedWrong';
  return end.codes.some((code) => code === gtin) ? 'right' : 'wrong';
}

const emptyCounts = (): Record<Verdict, number> => ({
  right: 0,
  wrong: 0,
  suggestedRight: 0,
  suggestedWrong: 0,
  nothing: 0,
});

/**
 * Searches every picture of a folder as the stronger pass of a capture does: all views, then the printed digits. Counts
 * reads and mere suggestions separately. The last line is JSON. Fails if any read is wrong.
 */
export async function measureCaptures(folder: string): Promise<void> {
  const decoders = await startBarDecoders();
  const readDigits = await startDigitOcr();
  const [coded, blank] = [emptyCounts(), emptyCounts()];
  const times: number[] = [];
  for (const { set, path, gtin } of barcodePictures(folder)) {
    const frame = await frameOfPicture(path);
    const bars = async (view: CaptureView) =>
      (await readStill(captureView(frame, view), decoders)).map((read) => read.gtin);
    const start = performance.now();
    const end = await readCapture({ bars, digits: () => readDigits(frame) }, true);
    times.push(performance.now() - start);
    const verdict = verdictOf(end, gtin);
    (gtin === null ? blank : coded)[verdict] += 1;
    const early = end.status === 'read' && end.by.includes('plain');
    if (verdict !== 'nothing' && !early) console.log(`${set} ${path.slice(folder.length)} ${verdict}`);
  }
  times.sort((a, b) => a - b);
  const at = (part: number): number => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
  console.log(JSON.stringify({ coded, blank, msMedian: at(0.5), msP95: at(0.95) }));
  if (coded.wrong + blank.wrong > 0) process.exitCode = 1;
  process.exit();
}

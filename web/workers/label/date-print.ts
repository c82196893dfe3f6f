import { type PrintedDate, readPrintedDate } from '#domain/inventory/printed-date/read-printed-date.ts';
import type { Place } from '#domain/label-photo/corners.ts';
import { printWindow } from '#domain/label-photo/print-window.ts';
import { allowsWasm, WasmNotAllowed } from '../wasm-allowed.ts';
import { fetchLabelReader } from './label-model-at-hand.ts';
import { createLabelPhotograph } from './label-pages.ts';
import { startPrintReader } from './print-reader.ts';

/** Longer side in pixels of the image that is read; two lines of print need no more. */
const LONGEST = 1200;

/**
 * Reads the date and lot printed around a point of a photo, on this phone. The print is read twice, as photographed and
 * as prepared for OCR, since dot-matrix print and ink on foil are each lost in one of the two.
 * Rejects with `NoLabelReader`, `WasmNotAllowed` or a `LabelPageError`, and when the signal is aborted.
 * @param place where the person tapped
 */
export async function readDatePrint(photo: Blob, place: Place, signal: AbortSignal): Promise<PrintedDate> {
  if (!allowsWasm()) throw new WasmNotAllowed('This browser does not allow WebAssembly.');
  await fetchLabelReader(signal, () => undefined);
  const pages = createLabelPhotograph();
  const worker = await startPrintReader(false, () => undefined);
  try {
    await pages.open(photo);
    const corners = printWindow(place);
    const whole = await pages.jpeg(corners, LONGEST);
    const texts: string[] = [];
    const read = async (file: Blob) => {
      signal.throwIfAborted();
      texts.push((await worker.recognize(file)).data.text);
    };
    await read(whole);
    const { bands } = await pages.page(corners, 0);
    for (const band of bands) await read(new Blob([await pages.rows(band, 'block')]));
    return readPrintedDate(texts.join('\n\n'));
  } finally {
    pages.close();
    await worker.terminate();
  }
}

import { type PrintedDate, readPrintedDate } from '#domain/inventory/printed-date/read-printed-date.ts';
import type { Place } from '#domain/label-photo/corners.ts';
import { printWindow } from '#domain/label-photo/print-window.ts';
import { allowsWasm, WasmNotAllowed } from '../wasm-allowed.ts';
import { fetchLabelReader } from './label-model-at-hand.ts';
import { createLabelPhotograph } from './label-pages.ts';
import { startPrintReader } from './print-reader.ts';

/** Pixels of the longer side of what is read: print of two lines needs no more. */
const LONGEST = 1200;

/**
 * Reads the date and the lot that are printed around a place of a photograph, on this phone. The print is read twice, as
 * photographed and as prepared: dots and ink on foil are lost in one way and kept in the other.
 * Rejects with `NoLabelReader`, `WasmNotAllowed` or a `LabelPageError`, and once the signal is given.
 * @param place where the person tapped
 */
export async function readDatePrint(photo: Blob, place: Place, signal: AbortSignal): Promise<PrintedDate> {
  if (!allowsWasm()) throw new WasmNotAllowed('This browser allows no WebAssembly.');
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

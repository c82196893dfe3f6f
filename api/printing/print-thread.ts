import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { WriteReport } from '#domain/printing/printed-report.ts';
import { Report } from '#domain/safety/report.ts';
import { readFonts } from './fonts.ts';
import type { PrintAnswer, PrintParts, PrintRequest } from './print-messages.ts';
import { setReport } from './set-report.ts';

// The thread that prints reports: laying out a long one takes a second, during which the server stays responsive.

const port = parentPort;
if (!port) throw new Error('This file must be started as a thread.');
const { words, fonts: folder } = workerData as PrintParts;
const { writeReport } = (await import(pathToFileURL(words).href)) as { readonly writeReport: WriteReport };
const fonts = readFonts(folder);

async function answer({ id, product, report, nowMs }: PrintRequest): Promise<PrintAnswer> {
  try {
    const bytes = await setReport(fonts, writeReport(product, Report.parse(JSON.parse(report)), nowMs));
    return { id, made: new Uint8Array(bytes) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// One at a time: two at once would each take twice as long.
let last = Promise.resolve();
port.on('message', (request: PrintRequest) => {
  last = last.then(async () => {
    const made = await answer(request);
    port.postMessage(made, 'made' in made ? [made.made.buffer] : []);
  });
});

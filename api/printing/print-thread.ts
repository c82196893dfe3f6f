import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { WriteReport } from '#domain/printing/printed-report.ts';
import { Report } from '#domain/safety/report.ts';
import { readFonts } from './fonts.ts';
import type { PrintAnswer, PrintParts, PrintRequest } from './print-messages.ts';
import { setReport } from './set-report.ts';

// The thread that prints reports: setting a long one takes a second, in which the server goes on answering.

const port = parentPort;
if (!port) throw new Error('This file is started as a thread.');
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

// One after the other: two at once would take twice as long each.
let last = Promise.resolve();
port.on('message', (request: PrintRequest) => {
  last = last.then(async () => {
    const made = await answer(request);
    port.postMessage(made, 'made' in made ? [made.made.buffer] : []);
  });
});

import { fileURLToPath } from 'node:url';
import { createPrinter, type Printer } from '#api/printing/print-worker.ts';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

/** The server's printer, from its sources. Its thread starts with the first report. */
export const testPrinter = (): Printer =>
  createPrinter({ words: path('web/drawn/report-document.ts'), fonts: path('node_modules/dejavu-fonts-ttf/ttf') });

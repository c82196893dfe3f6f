import type { Worker as PrintWorker } from 'tesseract.js';
import { labelModelFolder, labelReaderFiles } from './label-files.ts';

/**
 * Starts tesseract.js from our own files: nothing is fetched from elsewhere, and no worker is made from a blob. It
 * expects one block of print.
 * @param digitsOnly it knows no letters
 * @param onShare told the share of a page that is read, 0 to 1
 */
export async function startPrintReader(digitsOnly: boolean, onShare: (share: number) => void): Promise<PrintWorker> {
  const { createWorker, PSM } = await import('./page-reader.ts');
  const worker = await createWorker('eng', 1, {
    langPath: labelModelFolder,
    workerPath: labelReaderFiles.worker,
    corePath: labelReaderFiles.core,
    workerBlobURL: false,
    cacheMethod: 'none',
    // Said by the promise already; without this it is thrown where nobody can catch it.
    errorHandler: () => undefined,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onShare(progress);
    },
  });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    user_defined_dpi: '150',
    ...(digitsOnly && { tessedit_char_whitelist: '0123456789' }),
  });
  return worker;
}

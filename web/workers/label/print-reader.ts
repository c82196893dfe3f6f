import type { Worker as PrintWorker } from 'tesseract.js';
import { labelModelFolder, labelReaderFiles } from './label-files.ts';

/**
 * Starts tesseract.js from our own files: nothing is fetched from elsewhere, and no worker is created from a blob. It
 * expects a single block of print.
 * @param digitsOnly recognises digits only
 * @param onShare called with the share of a page that is read, 0 to 1
 */
export async function startPrintReader(digitsOnly: boolean, onShare: (share: number) => void): Promise<PrintWorker> {
  const { createWorker, PSM } = await import('./page-reader.ts');
  const worker = await createWorker('eng', 1, {
    langPath: labelModelFolder,
    workerPath: labelReaderFiles.worker,
    corePath: labelReaderFiles.core,
    workerBlobURL: false,
    cacheMethod: 'none',
    // The promise rejects with it already; without this handler it would also be thrown where nobody can catch it.
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

import workerUrl from 'tesseract.js/dist/worker.min.js?url';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import { LABEL_MODEL } from './label-model.ts';

/** Folder of the model. A folder, because the reader appends the file name itself. */
export const labelModelFolder = `/label-reader/${LABEL_MODEL}`;

/** The label reader's files, all from our own origin: its worker, its program and its model of Latin print. */
export const labelReaderFiles = {
  worker: workerUrl,
  core: coreUrl,
  model: `${labelModelFolder}/eng.traineddata.gz`,
} as const;

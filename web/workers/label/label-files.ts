import workerUrl from 'tesseract.js/dist/worker.min.js?url';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import { LABEL_MODEL } from './label-model.ts';

/** Where the model lies: a folder, because the reader puts the name of the file behind it itself. */
export const labelModelFolder = `/label-reader/${LABEL_MODEL}`;

/** The files of the label reader, all of our own origin: its worker, its program and its model of Latin print. */
export const labelReaderFiles = {
  worker: workerUrl,
  core: coreUrl,
  model: `${labelModelFolder}/eng.traineddata.gz`,
} as const;

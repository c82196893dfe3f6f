import modelUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import workerUrl from 'tesseract.js/dist/worker.min.js?url';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';

/** The files of the label reader, all of our own origin: its worker, its program and its model of Latin print. */
export const labelReaderFiles = { worker: workerUrl, core: coreUrl, model: modelUrl } as const;

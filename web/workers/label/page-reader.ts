import PSM from 'tesseract.js/src/constants/PSM.js';
import createWorker from 'tesseract.js/src/createWorker.js';

// Its own entry brings a scheduler, names of languages and a runtime for old browsers as well: 4 kB for nothing.
export { createWorker, PSM };

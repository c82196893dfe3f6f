import PSM from 'tesseract.js/src/constants/PSM.js';
import createWorker from 'tesseract.js/src/createWorker.js';

// The package's index also brings a scheduler, language names and a runtime for old browsers: 4 kB for nothing.
export { createWorker, PSM };

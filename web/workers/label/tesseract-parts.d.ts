declare module 'tesseract.js/src/createWorker.js' {
  export { createWorker as default } from 'tesseract.js';
}
declare module 'tesseract.js/src/constants/PSM.js' {
  export { PSM as default } from 'tesseract.js';
}

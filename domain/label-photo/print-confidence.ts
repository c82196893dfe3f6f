import type { OcrWord } from './ocr.ts';

/** The number of letters and digits in a word. */
export const letters = ({ text }: OcrWord): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** Mean confidence of words, weighted by their letters; 0 if there are none. */
export function confidenceOf(words: readonly OcrWord[]): number {
  let [sum, count] = [0, 0];
  for (const word of words) {
    const weight = letters(word);
    sum += weight * word.confidence;
    count += weight;
  }
  return count === 0 ? 0 : sum / count;
}

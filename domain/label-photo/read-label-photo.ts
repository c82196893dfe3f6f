import type { OcrLine, OcrWord } from './ocr.ts';

/** A label as it was read from a photograph. */
export interface LabelPhotoReading {
  /** The words in order, as a label text; lines that were only broken for width run on. */
  readonly text: string;
  /** Mean confidence of the words, weighted by their letters: 0 to 1. 0 where nothing was read. */
  readonly confidence: number;
  /** Words that may have been misread, as they stand in the text. */
  readonly unsure: readonly string[];
  /** Lines that were seen and could not be read. */
  readonly unreadLines: number;
}

/** Below this the reader is more often wrong than right about a word. */
const UNSURE = 0.6;
/** Lines below this are shapes taken for letters: folds, edges, bar codes. */
const NO_PRINT = 0.3;
/** Confidence below which a page may lie on its side, or stand on its head. */
const LYING = 0.5;
/** A line this much shorter than the widest one ended for a reason. */
const FULL = 0.7;

const letters = ({ text }: OcrWord): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

function confidenceOf(words: readonly OcrWord[]): number {
  let [sum, count] = [0, 0];
  for (const word of words) {
    const weight = letters(word);
    sum += weight * word.confidence;
    count += weight;
  }
  return count === 0 ? 0 : sum / count;
}

/** The frame of a table or the edge of a pack, taken for a letter at the end of a line. */
const isEdge = (word: OcrWord): boolean => letters(word) <= 1 && word.confidence < UNSURE && !/\d/.test(word.text);

function withoutEdges(line: OcrLine): OcrLine {
  const { words } = line;
  let [from, to] = [0, words.length];
  for (let word = words[from]; word && from < to && isEdge(word); word = words[from]) from += 1;
  for (let word = words[to - 1]; word && to > from && isEdge(word); word = words[to - 1]) to -= 1;
  return { ...line, words: words.slice(from, to) };
}

const wordsOf = (lines: readonly OcrLine[]): OcrWord[] => lines.flatMap(({ words }) => words);

/** Letters that were read well: what tells a page that lies right from one that lies wrong. */
const readWell = (lines: readonly OcrLine[]): number =>
  wordsOf(lines).reduce((sum, word) => sum + (word.confidence >= UNSURE ? letters(word) : 0), 0);

function textOf(lines: readonly OcrLine[]): string {
  const widest = lines.reduce((most, { left, right }) => Math.max(most, right - left), 0);
  let text = '';
  for (const [at, { words }] of lines.entries()) {
    const before = lines[at - 1];
    // A hyphen at the end is left for the reader of the text to judge, which needs the line break to see it.
    const runsOn = before && before.right - before.left >= widest * FULL && !/[-‐]$/.test(text);
    text += `${at === 0 ? '' : runsOn ? ' ' : '\n'}${words.map((word) => word.text).join(' ')}`;
  }
  return text.trim();
}

/** Reads the lines of a photograph that was turned clockwise by this many quarters of a circle first. */
export type LookAtPage = (quarters: number) => Promise<readonly OcrLine[]>;

/**
 * Reads the print on a photograph of a label. Where little was read, the page is tried lying on its sides and on its
 * head too. A word that is not in the answer was not read: nothing may be concluded from its absence.
 * @param look prepares the page (`prepare-page.ts`) and shows it to an optical reader
 */
export async function readLabelPhoto(look: LookAtPage): Promise<LabelPhotoReading> {
  let lines = await look(0);
  if (confidenceOf(wordsOf(lines)) < LYING) {
    for (const quarters of [1, 3, 2]) {
      const other = await look(quarters);
      if (readWell(other) > readWell(lines)) lines = other;
    }
  }
  const print = lines.map(withoutEdges).filter(({ words }) => confidenceOf(words) >= NO_PRINT);
  const words = wordsOf(print);
  return {
    text: textOf(print),
    confidence: confidenceOf(words),
    unsure: words.filter((word) => word.confidence < UNSURE && letters(word) > 0).map(({ text }) => text),
    unreadLines: lines.filter(({ words: seen }) => seen.length > 0).length - print.length,
  };
}

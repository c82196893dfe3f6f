import type { Band } from './bands.ts';
import { isLargeEnough, isWorthShowing } from './legible.ts';
import { mergeLineReadings } from './merge-line-readings.ts';
import type { OcrLine, OcrWord } from './ocr.ts';
import { confidenceOf, letters } from './print-confidence.ts';

/** The text read from a photograph of a label. */
export interface LabelPhotoReading {
  /** False if there is print that is too small or too unclear to read; the text is then empty. */
  readonly legible: boolean;
  /** The words in order, as a label text. Lines that were only broken for width are joined. */
  readonly text: string;
  /** Mean confidence of the words, weighted by their letters: 0 to 1. 0 if nothing was read. */
  readonly confidence: number;
  /** Words that may have been misread, as in the text. */
  readonly unsure: readonly string[];
  /** Number of lines that were seen but could not be read. */
  readonly unreadLines: number;
}

/** Below this confidence OCR is more often wrong than right about a word. */
const UNSURE = 0.6;
/** Lines below this confidence are shapes taken for letters: folds, edges, bar codes. */
const NO_PRINT = 0.3;
/** Confidence below which a page may be sideways or upside down. */
const LYING = 0.5;
/** Confidence below which a line is read again by itself. */
const DOUBTFUL = 0.85;
/** Lines shorter than this share of the widest one were not broken for width. */
const FULL = 0.7;

/** Whether a word is really the border of a table or the edge of a pack, taken for a letter at the end of a line. */
const isEdge = (word: OcrWord): boolean => letters(word) <= 1 && word.confidence < UNSURE && !/\d/.test(word.text);

function withoutEdges(line: OcrLine): OcrLine {
  const { words } = line;
  let [from, to] = [0, words.length];
  for (let word = words[from]; word && from < to && isEdge(word); word = words[from]) from += 1;
  for (let word = words[to - 1]; word && to > from && isEdge(word); word = words[to - 1]) to -= 1;
  return { ...line, words: words.slice(from, to) };
}

const wordsOf = (lines: readonly OcrLine[]): OcrWord[] => lines.flatMap(({ words }) => words);

/** The number of letters read with confidence, which tells whether a page is the right way up. */
const readWell = (lines: readonly OcrLine[]): number =>
  wordsOf(lines).reduce((sum, word) => sum + (word.confidence >= UNSURE ? letters(word) : 0), 0);

function textOf(lines: readonly OcrLine[]): string {
  const widest = lines.reduce((most, { left, right }) => Math.max(most, right - left), 0);
  let text = '';
  for (const [at, { words }] of lines.entries()) {
    const before = lines[at - 1];
    // Keep the line break after a hyphen: the label parser needs it to decide whether the hyphen belongs to the word.
    const runsOn = before && before.right - before.left >= widest * FULL && !/[-‐]$/.test(text);
    text += `${at === 0 ? '' : runsOn ? ' ' : '\n'}${words.map((word) => word.text).join(' ')}`;
  }
  return text.trim();
}

/** A prepared page, open for OCR. */
export interface OpenPage {
  /** Its parts, from top to bottom, which are read one after the other. */
  readonly bands: readonly Band[];
  /** Where there are lines of print, found by darkness alone. */
  readonly lines: readonly Band[];
  /** Distance between two lines, in pixels of the photograph; 0 if it was not found. */
  readonly lineDistance: number;
}

/** A photograph with the OCR engine that reads it. */
export interface LabelPages {
  /** Whether its lines clearly run up and down (`sideways.ts`). */
  readonly sideways: boolean;
  /** Prepares the page (`prepare-page.ts`) after turning it clockwise by this many quarter turns. */
  open(quarters: number): Promise<OpenPage>;
  /** Reads these rows of the page opened last: a block of lines, or a single line, which is sharpened first. */
  read(rows: Band, as: 'block' | 'line'): Promise<readonly OcrLine[]>;
}

/** What has been read so far. */
export interface LabelPhotoProgress {
  /** Number of bands read, out of `bands`. */
  readonly read: number;
  readonly bands: number;
  readonly text: string;
}

/** An l misread as "!" or "|" in or at the end of a word. Lists use neither sign, and there it would end a name. */
const READ_AS_L = /(?<=\p{L}{3})[!|](?=\p{L}|$)/gu;

const withoutCalls = (line: OcrLine): OcrLine => ({
  ...line,
  words: line.words.map(({ text, confidence }) => ({ text: text.replace(READ_AS_L, 'l'), confidence })),
});

const printOf = (lines: readonly OcrLine[]): OcrLine[] =>
  lines
    .map(withoutEdges)
    .map(withoutCalls)
    .filter(({ words }) => confidenceOf(words) >= NO_PRINT);

const isWithin = (line: Band, band: Band): boolean => {
  const middle = (line.top + line.bottom) / 2;
  return middle >= band.top && middle < band.bottom;
};

/** Completes a band: reads each line that was missed or read badly again, and keeps the better reading. */
async function readBand(pages: LabelPages, page: OpenPage, band: Band, block: readonly OcrLine[]): Promise<OcrLine[]> {
  let lines = [...block];
  for (const rows of page.lines.filter((line) => isWithin(line, band))) {
    const own = lines.filter((line) => isWithin(line, rows));
    if (own.length > 1 || confidenceOf(wordsOf(own)) >= DOUBTFUL) continue;
    const again = await pages.read(rows, 'line');
    lines = mergeLineReadings(lines, again.slice(0, 1));
  }
  return lines;
}

/** The band with the most lines; the first one on a tie. */
const fullest = ({ bands, lines }: OpenPage): Band | undefined => {
  const count = (band: Band): number => lines.filter((line) => isWithin(line, band)).length;
  return bands.reduce<Band | undefined>((best, band) => (best && count(best) >= count(band) ? best : band), undefined);
};

/**
 * Finds the orientation in which the fullest band is read best. Leaves that page open and returns that band's lines.
 */
async function uprightPage(
  pages: LabelPages,
): Promise<{ page: OpenPage; tried: Band | undefined; block: readonly OcrLine[] }> {
  const tryWay = async (quarters: number) => {
    const page = await pages.open(quarters);
    const tried = fullest(page);
    return { quarters, page, tried, block: tried ? await pages.read(tried, 'block') : [] };
  };
  const [likely, ...others] = pages.sideways ? ([1, 3, 0, 2] as const) : ([0, 2, 1, 3] as const);
  let best = await tryWay(likely);
  let open: number = likely;
  for (const quarters of others) {
    if (confidenceOf(wordsOf(best.block)) >= LYING) break;
    const other = await tryWay(quarters);
    open = quarters;
    if (readWell(other.block) > readWell(best.block)) best = other;
  }
  if (open !== best.quarters) await pages.open(best.quarters);
  return best;
}

/** The result for print that cannot be read: the person is asked to come closer, and is shown no list. */
const illegible = (unreadLines: number): LabelPhotoReading => ({
  legible: false,
  text: '',
  confidence: 0,
  unsure: [],
  unreadLines,
});

/**
 * Reads the print on a photograph of a label. If little is read of its fullest band, the page is tried in the other
 * orientations too. A word missing from the result was not read: nothing may be concluded from its absence.
 * @param onRead called after every band
 */
export async function readLabelPhoto(
  pages: LabelPages,
  onRead: (progress: LabelPhotoProgress) => void = () => undefined,
): Promise<LabelPhotoReading> {
  const { page, tried, block: known } = await uprightPage(pages);
  if (!isLargeEnough(page.lineDistance)) return illegible(page.lines.length);
  const lines: OcrLine[] = [];
  for (const [at, band] of page.bands.entries()) {
    const block = band === tried ? known : await pages.read(band, 'block');
    lines.push(...(await readBand(pages, page, band, block)));
    const sofar = printOf(lines);
    const text = isWorthShowing(wordsOf(sofar)) ? textOf(sofar) : '';
    onRead({ read: at + 1, bands: page.bands.length, text });
  }
  const print = printOf(lines);
  const words = wordsOf(print);
  if (words.length > 0 && !isWorthShowing(words)) return illegible(lines.length);
  return {
    legible: true,
    text: textOf(print),
    confidence: confidenceOf(words),
    unsure: words.filter((word) => word.confidence < UNSURE && letters(word) > 0).map(({ text }) => text),
    unreadLines: lines.filter(({ words: seen }) => seen.length > 0).length - print.length,
  };
}

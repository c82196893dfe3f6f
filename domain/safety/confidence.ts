import type { LabelNote } from '../products/label/label-reading.ts';
import type { LabelItem } from './label-item.ts';
import { confidenceGrade } from './labels.ts';
import type { ScoredItem } from './points.ts';
import type { Report } from './report.ts';

/** An OCR reading with a mean confidence below this is trusted less (method M3.3.2). */
const CLEAR_READING = 0.8;
const UNCLEAR_FACTOR = 0.9;
/**
 * Just below grade B: the limit for a label that may be torn, was not read completely or may hold something grave
 * (method M2.1.4, M2.1.7, M2.1.11, M2.1.14, M2.7.7, M3.2.10, M3.3.11).
 */
const DOUBTED = 0.749;
const DOUBTS: ReadonlySet<LabelNote['reason']> = new Set<LabelNote['reason']>([
  'torn',
  'cut_off',
  'too_long',
  'too_many',
  'maybe_free_from',
  'grave',
  'grave_misread',
  'classes',
]);

/** Words per name: an unknown item with more words may be several names. */
const WORDS_OF_NAME = 3;
const SPACES = /\s+/;
/** Words counted at most; longer runs are prose. */
const MOST_WORDS = 30;

/** How many names an item may be: one, unless it is a longer run of unknown words (method M3.3.10). */
const namesIn = ({ match, printed }: LabelItem): number =>
  match.confidence > 0 ? 1 : Math.max(1, Math.ceil(printed.trim().split(SPACES, MOST_WORDS).length / WORDS_OF_NAME));

/**
 * How far the report can be trusted: the match confidences, weighted by the plain dose weights (method M3.3.1).
 * @param ocrConfidence mean OCR confidence, 0 to 1, or undefined for typed text
 * @param notes what was set apart from the label, and the reasons to doubt it
 */
export const confidenceOf = (
  scored: readonly ScoredItem[],
  ocrConfidence: number | undefined,
  notes: readonly LabelNote[],
): Report['confidence'] => {
  let sum = 0;
  let weights = 0;
  for (const { item, plain } of scored) {
    sum += plain * item.match.confidence;
    weights += plain * namesIn(item);
  }
  const read = weights === 0 ? 0 : sum / weights;
  const clear = ocrConfidence !== undefined && ocrConfidence < CLEAR_READING ? read * UNCLEAR_FACTOR : read;
  const value = notes.some(({ reason }) => DOUBTS.has(reason)) ? Math.min(clear, DOUBTED) : clear;
  return { value, grade: confidenceGrade(value) };
};

import { confidenceGrade } from './labels.ts';
import type { ScoredItem } from './points.ts';
import type { Report } from './report.ts';

/** A reading by camera with a mean below this is trusted less (method, section 3). */
const CLEAR_READING = 0.8;
const UNCLEAR_FACTOR = 0.9;

/**
 * How far the report can be trusted: the match confidences, weighted by the plain dose weights (method, section 3).
 * @param ocrConfidence mean confidence of an optical reading, 0 to 1, or undefined for typed text
 */
export const confidenceOf = (
  scored: readonly ScoredItem[],
  ocrConfidence: number | undefined,
): Report['confidence'] => {
  let sum = 0;
  let weights = 0;
  for (const { item, plain } of scored) {
    sum += plain * item.match.confidence;
    weights += plain;
  }
  const read = weights === 0 ? 0 : sum / weights;
  const value = ocrConfidence !== undefined && ocrConfidence < CLEAR_READING ? read * UNCLEAR_FACTOR : read;
  return { value, grade: confidenceGrade(value) };
};

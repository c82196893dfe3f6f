import type { ConfidenceGrade, IngredientLevel, RiskLabel } from './vocabulary.ts';

/** The risk label of a score (method M4.6). */
export const riskLabel = (score: number | null): RiskLabel => {
  if (score === null) return 'UNKNOWN';
  if (score >= 85) return 'MINIMAL';
  if (score >= 70) return 'LOW';
  if (score >= 40) return 'MODERATE';
  return score >= 20 ? 'HIGH' : 'VERY_HIGH';
};

/** The level of an identified ingredient from its points d (method M4.6.7). */
export const ingredientLevel = (points: number): IngredientLevel => {
  if (points === 0) return 'none';
  if (points < 4) return 'low';
  if (points < 12) return 'moderate';
  return points < 25 ? 'high' : 'critical';
};

/** The grade of a confidence (method M3.3). */
export const confidenceGrade = (value: number): ConfidenceGrade => {
  if (value >= 0.9) return 'A';
  if (value >= 0.75) return 'B';
  return value >= 0.5 ? 'C' : 'D';
};

import type { Product } from '../products/product.ts';
import type { Report } from '../safety/report.ts';
import { shownRisk } from '../safety/shown-risk.ts';

/** Tells an assistant, which has no other explanation of it, that a score is no promise. */
export const SCORE_MEANING =
  'A score out of 100 says what was found in the sources checked. It never says that a product is harmless; a null score means that too little is known.';

/**
 * A report for an assistant: the part of the score that may be shown, every ingredient with its level, and the general
 * warnings with their sources. Contains nothing about any household (product P18.5).
 */
export const reportBrief = (report: Report) => {
  const { score, level, provisional, known, total } = shownRisk(report);
  return {
    score,
    level,
    provisional,
    confidence: report.confidence.grade,
    ingredientsKnown: known,
    ingredientsTotal: total,
    ingredients: report.ingredients.map(({ raw, name, level }) => ({ printed: raw, name, level })),
    deductions: report.deductions.map(({ ingredient, class: hazard, applied, source }) => ({
      ...{ ingredient, hazard, pointsOff: applied, source },
    })),
    warnings: report.warnings.map(({ audience, severity, message, action, source }) => ({
      ...{ audience, severity, message, action, source },
    })),
    notChecked: report.notes,
  };
};

/** A product for an assistant. */
export const productBrief = ({ id, name, brand, gtin, category, ingredientsText, source }: Product) => ({
  ...{ id, name, brand, barcode: gtin, category, ingredientsText },
  source: `${source.name}, ${source.date}`,
});

import type { Product } from '../products/product.ts';
import type { Report } from '../safety/report.ts';
import { shownRisk } from '../safety/shown-risk.ts';

/** What an assistant is told where nothing else says it: a score is no promise. */
export const SCORE_MEANING =
  'A score out of 100 says what was found in the sources checked. It never says that a product is harmless; a null score means that too little is known.';

/**
 * A report as an assistant needs it: what may be shown of the score, every ingredient with its level, the general
 * warnings with their sources. Nothing of any household (product P18.5).
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

/** A product as an assistant needs it. */
export const productBrief = ({ id, name, brand, gtin, category, ingredientsText, source }: Product) => ({
  ...{ id, name, brand, barcode: gtin, category, ingredientsText },
  source: `${source.name}, ${source.date}`,
});

import type { Household } from '#domain/households/household.ts';
import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import type { Nutrition } from '#domain/products/nutrition.ts';
import { guessProductType } from '#domain/products/product-type.ts';
import { assess } from '#domain/safety/engine.ts';
import { understandAllergen } from '#domain/safety/household/understand-allergen.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { HouseholdReport, Report } from '#domain/safety/report.ts';
import { PRODUCT_FORMS, type ProductForm, type ProductType } from '#domain/safety/vocabulary.ts';

/** One label to be analysed from the command line. */
export interface AnalyseRequest {
  readonly text: string | null;
  /** If undefined, candidate types are guessed and the lowest score counts. */
  readonly type: ProductType | undefined;
  readonly name: string | undefined;
  readonly forms: readonly ProductForm[];
  readonly baby: boolean;
  readonly household: Household | undefined;
  readonly nutrition?: Nutrition | undefined;
  /** Sold as a medicine. */
  readonly medicine?: boolean;
}

/** The report on a label; with a household, also that household's view of it. */
export const analyseLabel = (
  request: AnalyseRequest,
  knowledge: Knowledge,
): Report & { readonly household?: HouseholdReport } => {
  const { text, name, household } = request;
  const guess =
    request.type === undefined
      ? guessProductType({ name: name ?? '', category: 'General', ingredientsText: text })
      : { types: [request.type], forms: [], baby: false };
  const report = assess(
    {
      text,
      types: guess.types,
      forms: PRODUCT_FORMS.filter((form) => request.forms.includes(form) || guess.forms.includes(form)),
      baby: request.baby || guess.baby,
      ...(name === undefined ? {} : { name }),
      ...(request.nutrition === undefined ? {} : { nutrition: request.nutrition }),
      ...(request.medicine === true ? { medicine: true } : {}),
    },
    knowledge,
  );
  const understand = (typed: string) => understandAllergen(typed, knowledge);
  return household === undefined ? report : { ...report, household: householdView(report, household, understand) };
};

import type { Report, ReportIngredient } from '#domain/safety/report.ts';

export type GroupName = 'listed' | 'unidentified' | 'unlisted';

export interface IngredientGroup {
  readonly name: GroupName;
  readonly ingredients: readonly ReportIngredient[];
}

const ORDER: readonly ReportIngredient['level'][] = ['critical', 'high', 'moderate', 'low'];

/**
 * Ingredients in the order in which they matter: those with a listed hazard by level and points, then those nobody
 * could identify, then those without a listed hazard in label order. Empty groups are left out.
 */
export function groupIngredients(report: Pick<Report, 'ingredients'>): readonly IngredientGroup[] {
  const listed = report.ingredients
    .filter((one) => ORDER.includes(one.level))
    .sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || b.points - a.points);
  const groups: IngredientGroup[] = [
    { name: 'listed', ingredients: listed },
    { name: 'unidentified', ingredients: report.ingredients.filter((one) => one.level === 'unknown') },
    { name: 'unlisted', ingredients: report.ingredients.filter((one) => one.level === 'none') },
  ];
  return groups.filter((group) => group.ingredients.length > 0);
}

import type { Report, ReportIngredient } from '#domain/safety/report.ts';

export type GroupName = 'listed' | 'unidentified' | 'unlisted' | 'asides';

interface IngredientGroup {
  readonly name: GroupName;
  readonly entries: readonly { readonly key: string; readonly ingredient: ReportIngredient }[];
}

const ORDER: readonly ReportIngredient['level'][] = ['critical', 'high', 'moderate', 'low'];

/**
 * Ingredients by importance: those with a listed hazard by level and points, then those not identified, then those
 * without a listed hazard in label order, then words that name no ingredient. Empty groups are left out.
 */
export function groupIngredients(report: Pick<Report, 'ingredients'>): readonly IngredientGroup[] {
  // A label may name the same thing twice, so the key includes the position.
  const entries = report.ingredients.map((ingredient, at) => ({ key: `${at} ${ingredient.raw}`, ingredient }));
  const listed = entries
    .filter(({ ingredient }) => ORDER.includes(ingredient.level))
    .sort(
      ({ ingredient: a }, { ingredient: b }) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || b.points - a.points,
    );
  const groups: IngredientGroup[] = [
    { name: 'listed', entries: listed },
    {
      name: 'unidentified',
      entries: entries.filter(({ ingredient }) => ingredient.level === 'unknown' && ingredient.aside !== true),
    },
    { name: 'unlisted', entries: entries.filter(({ ingredient }) => ingredient.level === 'none') },
    { name: 'asides', entries: entries.filter(({ ingredient }) => ingredient.aside === true) },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

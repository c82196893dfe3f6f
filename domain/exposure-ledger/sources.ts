import type { Household } from '../households/household.ts';
import { householdView } from '../safety/household-view.ts';
import type { Report } from '../safety/report.ts';
import type { ProductForm, ProductType } from '../safety/vocabulary.ts';

/** The route by which something reaches the body. */
export type LedgerRoute = 'eaten' | 'skin' | 'breathed';

/** A product as input to the ledger. */
export interface LedgerProduct {
  readonly key: string;
  readonly type: ProductType;
  readonly forms: readonly ProductForm[];
  readonly report: Report;
}

/** The substances of concern on one label, without duplicates, by the id of the member or pet they concern. */
export type Sources = ReadonlyMap<string, readonly string[]>;

const isEaten = ({ type, forms }: LedgerProduct): boolean =>
  type === 'food' ||
  type === 'pet_food' ||
  (['oral', 'lip', 'supplement'] as const).some((form) => forms.includes(form));

const isBreathed = ({ forms }: LedgerProduct): boolean =>
  (['spray', 'powder', 'air'] as const).some((form) => forms.includes(form));

/** The routes by which a product reaches the body in intended use, from its type and forms (product P2.13.2). */
export function routesOf(product: LedgerProduct): readonly LedgerRoute[] {
  const onSkin = product.type !== 'food' && product.type !== 'pet_food' && !product.forms.includes('supplement');
  const routes: readonly (readonly [LedgerRoute, boolean])[] = [
    ['eaten', isEaten(product)],
    ['skin', onSkin],
    ['breathed', isBreathed(product)],
  ];
  return routes.flatMap(([route, holds]) => (holds ? [route] : []));
}

const isForAnimals = ({ type }: LedgerProduct): boolean => type === 'pet_food' || type === 'pet_topical';

/**
 * The substances of one label that concern each member and pet (product P2.13.1). For people: the ingredients that cost
 * points in the report, unless the product is made for animals. For pets: the same, but only if it is made for animals.
 * For everybody: also the ingredients that a warning above INFO names for them.
 */
export function sourcesOf(product: LedgerProduct, household: Household): Sources {
  const listed = product.report.deductions.map(({ ingredient, name }) => name ?? ingredient);
  const { warnings } = householdView(product.report, household);
  const namedFor = (who: string): readonly string[] =>
    warnings.flatMap(({ subject, severity, ingredient }) =>
      subject === who && severity !== 'INFO' ? [ingredient] : [],
    );
  const forAnimals = isForAnimals(product);
  const of = (who: { readonly id: string; readonly name: string }, counts: boolean): [string, readonly string[]] => [
    who.id,
    [...new Set([...(counts ? listed : []), ...namedFor(who.name)])],
  ];
  return new Map([
    ...household.members.map((member) => of(member, !forAnimals)),
    ...household.pets.map((pet) => of(pet, forAnimals)),
  ]);
}

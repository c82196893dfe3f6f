import type { Household } from '#domain/households/household.ts';
import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import type { HomeProduct } from '#domain/safety/mixing/home-product.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import { interactions } from '#domain/safety/mixing/interactions.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { analyseLabel } from './analyse-label.ts';

/** One product of a home, as given in an input line of the command. */
export interface HomeRequest {
  readonly name: string;
  /** If left out, the type is guessed from the name and the label. */
  readonly type?: ProductType | undefined;
  readonly text: string | null;
  readonly forms: readonly ProductForm[];
  readonly place?: string | undefined;
}

const homeProduct = (asked: HomeRequest, at: number, knowledge: Knowledge): HomeProduct => {
  const { name, type, text, forms, place } = asked;
  const report = analyseLabel({ text, type, name, forms, baby: false, household: undefined }, knowledge);
  return {
    key: String(at),
    name,
    place: place ?? null,
    type: type ?? report.productType,
    forms: report.forms,
    report,
  };
};

/** The pairs of products in one home that must not come together, with the names of the products (method M7). */
export const analyseHome = (
  home: readonly HomeRequest[],
  household: Household | undefined,
  knowledge: Knowledge,
): readonly Pick<Interaction, 'products' | 'severity' | 'result' | 'source'>[] =>
  interactions(
    home.map((asked, at) => homeProduct(asked, at, knowledge)),
    household,
  ).map(({ products, severity, result, source }) => ({ products, severity, result, source }));

import type { CompiledFact } from './compiled-ingredient.ts';
import { PRODUCT_TYPES, type ProductForm, type ProductType } from './vocabulary.ts';

// The columns of the method's section 4.2, in the order of PRODUCT_TYPES.
type Row = readonly [number, number, number, number, number, number, number, number];
const ROWS = {
  legal: [1, 1, 0, 0, 0, 0, 0, 0],
  systemic: [1, 0.6, 1, 0.7, 0.7, 1, 1, 0.8],
  systemic_inhalation: [0.15, 0.1, 0, 0.5, 0.5, 0.15, 0, 0.3],
  systemic_oral: [0, 0, 1, 0, 0, 0, 1, 0.2],
  endocrine: [1, 0.6, 1, 0.6, 0.6, 1, 1, 0.8],
  skin: [1, 0.6, 0.05, 0.6, 0.6, 1, 0.05, 0.7],
  resp: [0.3, 0.2, 0, 0.9, 0.7, 0.3, 0, 0.5],
  local: [0.2, 0.15, 0, 1, 1, 0.2, 0, 0.6],
  acute: [0.15, 0.1, 0, 0.8, 0.9, 0.2, 0, 0.5],
  physical: [0.3, 0.1, 0, 0.5, 0.5, 0.3, 0, 0.3],
  intake: [0, 0, 1, 0, 0, 0, 1, 0.3],
  vulnerable: [0.1, 0.1, 0, 0.8, 1, 1, 1, 0.4],
  env: [0.1, 0.2, 0.03, 0.2, 0.25, 0.1, 0.03, 0.15],
} as const satisfies Record<string, Row>;
export type ExposureRow = keyof typeof ROWS;

/** How a product is used: its type, and the forms that change exposure. */
export interface Use {
  readonly type: ProductType;
  /** Position of the type in the columns of the exposure tables. */
  readonly column: number;
  /** Food for people or animals. */
  readonly eaten: boolean;
  readonly cosmetic: boolean;
  /** Household, outdoor or other. */
  readonly house: boolean;
  readonly spray: boolean;
  readonly powder: boolean;
  readonly air: boolean;
  readonly lip: boolean;
  readonly oral: boolean;
  readonly caustic: boolean;
  readonly neat: boolean;
  readonly supplement: boolean;
  readonly baby: boolean;
}

/** Reads a product type and its forms once, so that no rule searches the list again. */
export const usageOf = (type: ProductType, forms: readonly ProductForm[], baby: boolean): Use => ({
  type,
  column: PRODUCT_TYPES.indexOf(type),
  eaten: type === 'food' || type === 'pet_food',
  cosmetic: type === 'leave_on' || type === 'rinse_off',
  house: type === 'household' || type === 'outdoor' || type === 'other',
  spray: forms.includes('spray'),
  powder: forms.includes('powder'),
  air: forms.includes('air'),
  lip: forms.includes('lip'),
  oral: forms.includes('oral'),
  caustic: forms.includes('caustic'),
  neat: forms.includes('neat'),
  supplement: forms.includes('supplement'),
  baby,
});

const cell = (row: ExposureRow, use: Use): number => ROWS[row][use.column] ?? 0;

/** Exposure to what harms children and animals (row "vulnerable"). */
export const vulnerableExposure = (use: Use): number => cell('vulnerable', use);

/**
 * Exposure E of a fact in one use (method, section 4.2 and the paragraph on forms below it), 0 to 1.5.
 * @param fact its class, group and route
 * @param use the product's type and forms
 */
export const exposure = (fact: CompiledFact, use: Use): number => {
  if (fact.onlyTypes !== null && !fact.onlyTypes.includes(use.type)) return 0;
  // "E = 1 in the type its fact names": the row of PROHIBITED does not hold for it.
  if (fact.class === 'NOT_PERMITTED') return fact.onlyTypes === null ? 0 : 1;
  const value = cell(fact.row, use);
  if (!use.eaten) {
    if ((use.spray || use.powder) && (fact.row === 'resp' || fact.row === 'systemic_inhalation')) return 1;
    if (use.air && fact.class === 'FRAG_MIX') return 1.5;
  }
  if ((use.lip || use.oral) && (fact.row === 'intake' || fact.row === 'systemic_oral')) return Math.max(value, 0.5);
  return value;
};

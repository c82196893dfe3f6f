import type { Product, TopCategory } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import type { Shown } from '#web/offline/tables/account-db.ts';
import { formatDay } from '#web/ui/formats.ts';
import { brandWords } from '#web/words/brand-words.ts';

const CATEGORY: Readonly<Record<TopCategory, string | null>> = {
  food_beverage: 'Food and drink',
  baby_kids: 'Baby and kids',
  pet_care: 'Pet care',
  personal_care: 'Personal care',
  health_medicine: 'Health',
  automotive: 'Car',
  garden_outdoor: 'Garden',
  cleaning_products: 'Cleaning',
  General: null,
};

/** "Sample Home · 500 ml · Cleaning". */
export const productMeta = (product: Product): string =>
  [brandWords(product.brand), product.size, CATEGORY[product.category]].filter(Boolean).join(' \u00b7 ');

const TYPE: Readonly<Record<ProductType, string>> = {
  leave_on: 'something that stays on skin or hair',
  rinse_off: 'something that is rinsed off',
  food: 'food or drink',
  household: 'a household product',
  outdoor: 'a product for outdoors',
  pet_topical: 'something put on a pet',
  pet_food: 'pet food',
  other: 'another kind of product',
};

/** How the product was assessed: "Assessed as something that is rinsed off." */
export const assessedAs = (type: ProductType): string => `Assessed as ${TYPE[type]}.`;

/** Shown if several types were possible and the lowest score counts. */
export const lowestOf = (types: readonly ProductType[]): string =>
  `The type of product was not clear. It was assessed as each of these: ${types.map((type) => TYPE[type]).join('; ')}. The lowest score is shown.`;

/** "3 warnings". */
export function warningCount(count: number): string {
  if (count === 0) return 'No warnings';
  return count === 1 ? '1 warning' : `${count} warnings`;
}

/** The score adjusted for the household's warnings; the report itself keeps its own score. */
export const adjustedWords = (adjusted: number): string =>
  `With these warnings, it scores ${adjusted} for your household.`;

/** "21 Nov 2026". */
export const dateWords = (ms: number): string => formatDay(ms);

/** "Was 52 until 18 Nov 2026." */
export const wasWords = (score: number | null, until: number): string =>
  score === null ? `Had no score until ${dateWords(until)}.` : `Was ${score} until ${dateWords(until)}.`;

/** The versions a report was recomputed with. */
export function recomputedWords(before: Report['versions'], after: Report['versions']): string {
  const knowledge = before.knowledge === after.knowledge ? [] : [`knowledge ${before.knowledge} to ${after.knowledge}`];
  const engine = before.engine === after.engine ? [] : [`engine ${before.engine} to ${after.engine}`];
  return `The same label was reassessed: ${[...engine, ...knowledge].join(', ')}.`;
}

/** Where and when a report was made. */
export const assessedWords = (computedAt: number, byServer: boolean): string =>
  `Assessed ${byServer ? 'by the server' : 'on this phone'} on ${dateWords(computedAt)}.`;

/** "21 Nov 2026", from the ISO date of a source. */
export const dayWords = (iso: string): string => dateWords(Date.parse(iso));

/** The versions that anyone can recompute a report with. */
export const versionWords = (versions: { engine: string; knowledge: string }): string =>
  `Anyone can recompute this: engine ${versions.engine}, knowledge ${versions.knowledge}.`;

/** Where the facts about a product come from, with the aisle pack that brought them, if any (product P14.12). */
export const sourceWords = ({ source, packDay }: Pick<Shown<Product>, 'source' | 'packDay'>): string =>
  [
    `Product facts: ${source.name}, ${source.date}`,
    source.licence,
    packDay !== undefined && `read from the aisle pack of ${dayWords(packDay)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** How old the shown data is while the server cannot be reached. */
export const offlineWords = (lastHeardAt: number | null): string =>
  lastHeardAt === null
    ? 'Offline. This report comes from this phone.'
    : `Offline. This report comes from this phone; the server was last reached on ${dateWords(lastHeardAt)}.`;

import { few } from '#domain/recalls/match-words.ts';
import type { HazardClass, RecallArea, RecallNotice } from '#domain/recalls/notice.ts';
import { RECALL_SOURCES } from '#domain/recalls/source-names.ts';
import type { MatchedRecall } from '#web/offline/recalls/match.ts';

/** The hazard, in a word or two. */
export const HAZARD_WORDS: Readonly<Record<HazardClass, string>> = {
  allergen: 'Undeclared allergen',
  microbe: 'Germs',
  chemical: 'Chemical',
  foreign_body: 'Foreign body',
  choking: 'Choking',
  fire: 'Fire',
  electric: 'Electric shock',
  injury: 'Injury',
  strangulation: 'Strangulation',
  labelling: 'Wrong label',
  other: 'Other',
};

/** The kind of product. */
export const AREA_WORDS: Readonly<Record<RecallArea, string>> = {
  food: 'Food',
  cosmetic: 'Cosmetics',
  medicine: 'Medicine',
  device: 'Medical devices',
  children: 'Children',
  household: 'Household',
  electrical: 'Electrical',
  clothing: 'Clothing',
  pet: 'Pets',
  vehicle: 'Vehicles',
  other: 'Other',
};

/**
 * Title and explanation for a notice that its source withdrew or closed. A closed recall (FSIS) or an archived one
 * (Canada) only says that the source is done with it, not that the product is safe.
 */
export const WITHDRAWN = {
  title: 'Withdrawn or closed recall',
  text: 'The source withdrew or closed this notice. A closed recall does not make products sold before it safe: read what the source says.',
} as const;

const REMEDY: Readonly<Record<RecallNotice['remedy']['kind'], string>> = {
  refund: 'Return it for a refund.',
  replace: 'Have it replaced.',
  repair: 'Have it repaired.',
  dispose: 'Throw it away.',
  none: 'Do what the notice says.',
};

/** The remedy offered to the owner, and the source's own words for it. */
export const remedyWords = ({ remedy }: Pick<RecallNotice, 'remedy'>) => ({
  title: REMEDY[remedy.kind],
  text: remedy.text,
});

/** Areas where nobody should stop a treatment because of a notice alone. */
const TREATMENT: ReadonlySet<RecallArea> = new Set(['medicine', 'device']);

/** The first thing the owner should do. */
export const stopWords = ({ area }: Pick<RecallNotice, 'area'>): string => {
  if (TREATMENT.has(area)) return 'Ask a doctor or pharmacist before you continue or stop using it.';
  return area === 'food' ? 'Do not eat or drink it.' : 'Stop using it.';
};

/** The publisher of a notice published by a server and not by an authority; null for all others (product P17.28). */
export const publisherWords = ({ publishedBy }: Pick<RecallNotice, 'publishedBy'>): string | null =>
  publishedBy === undefined ? null : `Published by this server (${publishedBy})`;

/** The same as a line suffix; empty for all others. */
export const publisherSuffix = ({ publishedBy }: Pick<RecallNotice, 'publishedBy'>): string =>
  publishedBy === undefined ? '' : ' · published by this server';

/** The publisher and its number for the notice. */
export const sourceWords = (notice: Pick<RecallNotice, 'source' | 'number' | 'publishedBy'>): string =>
  `${publisherWords(notice) ?? RECALL_SOURCES[notice.source].name} ${notice.number}`;

/** One fact of the notice compared with the product. */
export interface EvidenceLine {
  readonly label: string;
  readonly value: string;
  readonly agreement: 'same' | 'check' | 'different';
}

/** The facts that were compared, in the order in which they decide (product P11.3, P11.4). */
export function evidenceLines({ notice, match: { evidence }, product }: MatchedRecall): EvidenceLine[] {
  const dates = notice.dates.map(({ from, to }) => (from === to ? from : `${from} to ${to}`));
  const gtins = notice.gtins.map((gtin) => gtin.replace(/^0{1,6}/, ''));
  const own = product.gtin?.replace(/^0{1,6}/, '');
  const lines: readonly (readonly [string, string, EvidenceLine['agreement'] | null])[] = [
    ['Barcode', evidence.barcode === 'same' && own ? own : few(gtins), evidence.barcode],
    [
      'Brand, name',
      [notice.brands[0], notice.products[0] ?? notice.title].filter(Boolean).join(', '),
      evidence.brandName,
    ],
    ['Model', few(notice.models), evidence.model],
    ['Lot', few(notice.lots), evidence.lot],
    ['Date', few(dates), evidence.date],
    ['Size', few(notice.sizes), evidence.size],
  ];
  return lines.flatMap(([label, value, agreement]) => (agreement === null ? [] : [{ label, value, agreement }]));
}

/** User-facing words for each agreement. */
export const AGREEMENT_WORDS: Readonly<Record<EvidenceLine['agreement'], string>> = {
  same: 'Same',
  check: 'Check pack',
  different: 'Different',
};

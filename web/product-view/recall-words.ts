import { few } from '#domain/recalls/match-words.ts';
import type { HazardClass, RecallArea, RecallNotice } from '#domain/recalls/notice.ts';
import { RECALL_SOURCES } from '#domain/recalls/source-names.ts';
import type { RecallHere } from '#web/offline/recalls/match.ts';

/** What may happen, in a word or two. */
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

/** What kind of thing it is. */
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
 * What a notice is called that its source took back or closed, and what that means: a closed recall (FSIS) or an archived
 * one (Canada) says that the source is done with it, and nothing of the product.
 */
export const WITHDRAWN = {
  title: 'Withdrawn or closed recall',
  text: 'The source took this notice back or closed it. That a recall is closed does not make what was sold before it safe: read what the source says.',
} as const;

const REMEDY: Readonly<Record<RecallNotice['remedy']['kind'], string>> = {
  refund: 'Return it for a refund.',
  replace: 'Have it replaced.',
  repair: 'Have it repaired.',
  dispose: 'Throw it away.',
  none: 'Do what the notice says.',
};

/** What the owner is offered, and the source's own words for it. */
export const remedyWords = ({ remedy }: Pick<RecallNotice, 'remedy'>) => ({
  title: REMEDY[remedy.kind],
  text: remedy.text,
});

/** Nobody should stop a treatment because of a notice alone. */
const TREATMENT: ReadonlySet<RecallArea> = new Set(['medicine', 'device']);

/** The first thing to do. */
export const stopWords = ({ area }: Pick<RecallNotice, 'area'>): string => {
  if (TREATMENT.has(area)) return 'Ask a doctor or pharmacist before you go on or stop using it.';
  return area === 'food' ? 'Do not eat or drink it.' : 'Stop using it.';
};

/** Of a notice that no authority published but a server; null of all others (product P17.28). */
export const ownWords = ({ publishedBy }: Pick<RecallNotice, 'publishedBy'>): string | null =>
  publishedBy === undefined ? null : `Published by this server (${publishedBy})`;

/** The same at the end of a line; nothing of all others. */
export const ownMark = ({ publishedBy }: Pick<RecallNotice, 'publishedBy'>): string =>
  publishedBy === undefined ? '' : ' · published by this server';

/** Who published it, with the number there. */
export const sourceWords = (notice: Pick<RecallNotice, 'source' | 'number' | 'publishedBy'>): string =>
  `${ownWords(notice) ?? RECALL_SOURCES[notice.source].name} ${notice.number}`;

/** One fact of the notice beside the product. */
export interface EvidenceLine {
  readonly label: string;
  readonly value: string;
  readonly agreement: 'same' | 'check' | 'different';
}

/** The facts that were laid beside each other, in the order in which they decide (product P11.3, P11.4). */
export function evidenceLines({ notice, match: { evidence }, product }: RecallHere): EvidenceLine[] {
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

/** What an agreement is called. */
export const AGREEMENT_WORDS: Readonly<Record<EvidenceLine['agreement'], string>> = {
  same: 'Same',
  check: 'Check pack',
  different: 'Different',
};

import { z } from 'zod';
import { printedCode, storedGtin } from '../../products/gtin.ts';
import { typedText } from '../../text-limits.ts';
import { HazardClass, RecallArea, type RecallNotice, RemedyKind } from '../notice.ts';

/** Maximum characters of each text in a server's own notice. */
export const OWN_NOTICE_MAX = { title: 200, name: 120, mark: 60, text: 2000, link: 1000 } as const;
/** Maximum entries of each of its lists. */
export const OWN_LIST_MAX = 40;

const list = (most: number) => z.array(typedText(most, 1)).max(OWN_LIST_MAX);

/** A recall notice as entered by the operators. */
export const OwnNotice = z.strictObject({
  title: typedText(OWN_NOTICE_MAX.title, 1),
  brands: list(OWN_NOTICE_MAX.name),
  products: list(OWN_NOTICE_MAX.name).min(1, 'Please name at least one product.'),
  gtins: list(OWN_NOTICE_MAX.mark),
  lots: list(OWN_NOTICE_MAX.mark),
  models: list(OWN_NOTICE_MAX.mark),
  area: RecallArea,
  hazard: HazardClass,
  reason: typedText(OWN_NOTICE_MAX.text, 1),
  remedy: z.strictObject({ kind: RemedyKind, text: typedText(OWN_NOTICE_MAX.text) }),
  /** URL of the full announcement; empty if there is none. */
  link: typedText(OWN_NOTICE_MAX.link),
});
export type OwnNotice = z.infer<typeof OwnNotice>;

/** The number of a server's own notice: its date and a random suffix. */
export const OWN_NUMBER = /^\d{4}-\d{2}-\d{2}-[a-z0-9]{6}$/;

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Generates a number for a new notice. @param random six bytes */
export const ownNumber = (day: string, random: Uint8Array): string =>
  `${day}-${[...random.subarray(0, 6)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;

/** A server's own notice in its editable form, for a correction. */
export const draftOf = (notice: RecallNotice): OwnNotice => ({
  title: notice.title,
  brands: notice.brands,
  products: notice.products,
  gtins: notice.gtins.map((gtin) => {
    const stored = storedGtin(gtin);
    return stored === null ? gtin : printedCode(stored);
  }),
  lots: notice.lots,
  models: notice.models,
  area: notice.area,
  hazard: notice.hazard,
  reason: notice.reason,
  remedy: notice.remedy,
  link: notice.link ?? '',
});

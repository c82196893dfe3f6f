import type { Product } from '../../products/product.ts';
import { LABEL_PHOTO_SOURCE } from '../../products/relabel.ts';
import { UNKNOWN_BRAND } from '../../products/unknown-brand.ts';
import type { SourceFacts } from '../facts.ts';
import { publishedCode } from '../published-code.ts';
import type { HandMatch } from './admin-calls.ts';

/** How a household obtained what it offers. */
export type ContributionKind = 'entered' | 'photo';

/**
 * States of a contribution: waiting for review, accepted into the catalogue, refused with a reason, withdrawn by the
 * person, or accepted and later undone.
 */
export const CONTRIBUTION_STATES = ['waiting', 'taken', 'refused', 'withdrawn', 'reverted'] as const;
export type ContributionState = (typeof CONTRIBUTION_STATES)[number];

/** A key that is the same for two lists that differ only in case, accents, spaces and signs. */
export const listKey = (list: string): string =>
  list
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** The facts offered about a product, and how they were obtained. */
export interface Offered {
  readonly kind: ContributionKind;
  readonly facts: SourceFacts;
  /** The lines that a reviewer matched by hand. */
  readonly matches?: readonly HandMatch[];
}

/**
 * What an entry of a household offers to the catalogue of its server (product P14.13).
 * @returns null for what no other household could find or use, without a barcode that names one product everywhere or
 *   without a list; and for a list from another source, such as an earlier one that was restored
 */
export function offeredFacts(product: Product): Offered | null {
  const { gtin, name, brand, size, category, productType, forms, baby, ingredientsText, emoji, source, own } = product;
  if (!own || product.sample || gtin === null || ingredientsText === null) return null;
  const { digits, fault } = publishedCode(gtin);
  const kind = source.name === LABEL_PHOTO_SOURCE ? 'photo' : source.name === 'Entered by hand' ? 'entered' : null;
  if (fault !== null || kind === null) return null;
  const named = brand === UNKNOWN_BRAND ? '' : brand;
  const facts = { name, brand: named, size, category, productType, forms, baby, ingredientsText, emoji, source };
  return { kind, facts: { code: digits, codeFault: null, ...facts, countries: [] } };
}

/** The source shown for accepted facts. */
const TAKEN_AS: Readonly<Record<ContributionKind | 'agreed', string>> = {
  entered: 'Entered by hand, reviewed',
  photo: 'Label photo, reviewed',
  agreed: 'Several households',
};

/** How many hand-made matches the source of a product names individually; the rest are only counted. */
const MATCHES_NAMED = 5;

/**
 * States which lines of the list a reviewer matched by hand, so that every point of a receipt can still be traced to
 * the printed words and to who interpreted them. Matches whose name is no longer in the list are left out.
 */
function matchedWords(list: string, matches: readonly HandMatch[]): string {
  const lower = list.toLowerCase();
  const made = matches.filter(({ name }) => lower.includes(name.toLowerCase()));
  if (made.length === 0) return '';
  const named = made.slice(0, MATCHES_NAMED).map(({ printed, name }) => `“${printed}” as ${name}`);
  const others = made.length > MATCHES_NAMED ? [`${made.length - MATCHES_NAMED} more`] : [];
  return `; matched by the reviewer: ${[...named, ...others].join(', ')}`;
}

/**
 * The facts accepted into the catalogue from what was offered. For a label photo of a known product that is only the
 * list, because the rest was copied from the catalogue.
 * @param known whether the catalogue has the product
 */
export function takenFacts(
  { kind, facts, matches = [] }: Offered,
  known: boolean,
  by: 'review' | 'agreement',
): SourceFacts {
  const byHand = matchedWords(facts.ingredientsText ?? '', matches);
  const source = { ...facts.source, name: `${TAKEN_AS[by === 'agreement' ? 'agreed' : kind]}${byHand}` };
  if (!known || kind === 'entered') return { ...facts, source };
  const silent = { name: '', brand: '', size: null, category: 'General' as const, productType: null };
  return { ...facts, ...silent, forms: [], baby: false, source };
}

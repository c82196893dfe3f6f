import type { Product } from '../../products/product.ts';
import { LABEL_PHOTO_SOURCE } from '../../products/relabel.ts';
import { UNKNOWN_BRAND } from '../../products/unknown-brand.ts';
import type { SourceFacts } from '../facts.ts';
import { publishedCode } from '../published-code.ts';
import type { HandMatch } from './admin-calls.ts';

/** How a household came by what it offers. */
export type ContributionKind = 'entered' | 'photo';

/**
 * What a contribution is: it waits for a look, was taken into the catalogue, refused with a reason, withdrawn by its
 * person, or taken and later undone.
 */
export const CONTRIBUTION_STATES = ['waiting', 'taken', 'refused', 'withdrawn', 'reverted'] as const;
export type ContributionState = (typeof CONTRIBUTION_STATES)[number];

/** The same for two lists that differ only in case, accents, spaces and signs. */
export const listKey = (list: string): string =>
  list
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** What is offered of a product, and what it says. */
export interface Offered {
  readonly kind: ContributionKind;
  readonly facts: SourceFacts;
  /** What a reviewer matched by hand. */
  readonly matches?: readonly HandMatch[];
}

/**
 * What an entry of a household says to the catalogue of its server (product P14.13).
 * @returns null for what no other household could find or use: without a barcode that names one product everywhere, or
 *   without a list; and for a list that its household had before
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

/** What is shown as the source of what was taken. */
const TAKEN_AS: Readonly<Record<ContributionKind | 'agreed', string>> = {
  entered: 'Entered by hand, reviewed',
  photo: 'Label photo, reviewed',
  agreed: 'Several households',
};

/** Hand-made matches that the source of a product names one by one; of more it says how many. */
const MATCHES_NAMED = 5;

/**
 * Says of the list which of its lines a reviewer matched by hand, so that every point of a receipt still leads to the words
 * that were printed, and to who said what they are. Those whose name stands in the list no more are left out.
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
 * What is taken into the catalogue of what was offered. Of a label photo that is the list alone, where the catalogue
 * knows the product: the rest was copied from there.
 * @param known whether the catalogue holds the product
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

import type { FollowedBrand } from './followed-brands.ts';
import type { RecallNotice } from './notice.ts';
import { tokensOf } from './tokens.ts';

/** Whether a name is distinctive enough to identify a brand: "The Company" has no distinctive word. */
export const namesBrand = (name: string): boolean => tokensOf(name, 12).length > 0;

const holdsAll = (words: readonly string[], all: readonly string[]): boolean => {
  const held = new Set(words);
  return all.length > 0 && all.every((word) => held.has(word));
};

/** Whether two names are the same brand: the same words, regardless of order, case and accents. */
export const isSameBrand = (one: string, other: string): boolean => {
  const [words, others] = [tokensOf(one, 12), tokensOf(other, 12)];
  return words.length === others.length && holdsAll(words, others);
};

/**
 * The followed brand that a notice names: all of its words occur in one of the notice's brands, or in its title if the
 * source gives no brand (product P11.14). "Acme" is in "Acme Foods", "art" is not in "smart".
 * @returns null if the notice names none of them
 */
export function followedIn<T extends { readonly name: string }>(
  { brands, title }: Pick<RecallNotice, 'brands' | 'title'>,
  followed: readonly T[],
): T | null {
  const names = (brands.length > 0 ? brands : [title]).map((name) => tokensOf(name));
  return followed.find(({ name }) => names.some((words) => holdsAll(words, tokensOf(name, 12)))) ?? null;
}

/** Whether a notice is news for a followed brand: published or changed since the follow began, and not withdrawn. */
export const isNewsOfBrand = (
  { changedOn, withdrawn }: Pick<RecallNotice, 'changedOn' | 'withdrawn'>,
  { since }: Pick<FollowedBrand, 'since'>,
): boolean => !withdrawn && changedOn >= since;

/** The index keys of notices that may name a brand (see `noticeKeys`): a notice needs all of them. */
export const brandKeys = (name: string): string[] => tokensOf(name, 12).map((token) => `t:${token}`);

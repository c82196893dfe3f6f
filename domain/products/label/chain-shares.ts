const CHAIN = /(?:^|[^a-z])c ?-?\d{1,2}(?!\d)/;
const ONLY_CHAINS = /^(?:[\s,;:/&+=-]|and|n-|c ?-?\d{1,2}(?!\d)|\d{1,3}(?:[.,]\d{1,2})? ?%)+$/;

/**
 * Whether a bracket gives the chain lengths of a substance and their shares ("60% C14, 30% C16"). It is then part of
 * the name, not a list and not a share of the product.
 * @param content the content of the bracket, folded
 */
export const areChainShares = (content: string): boolean =>
  content.length <= 80 && CHAIN.test(content) && ONLY_CHAINS.test(content);

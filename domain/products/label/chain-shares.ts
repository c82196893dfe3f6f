const CHAIN = /(?:^|[^a-z])c ?-?\d{1,2}(?!\d)/;
const ONLY_CHAINS = /^(?:[\s,;:/&+=-]|and|n-|c ?-?\d{1,2}(?!\d)|\d{1,3}(?:[.,]\d{1,2})? ?%)+$/;

/**
 * Whether a bracket says which chain lengths a substance has and in what shares ("60% C14, 30% C16"): part of its name,
 * no list and no share of the product.
 * @param content what stands in the bracket, folded
 */
export const areChainShares = (content: string): boolean =>
  content.length <= 80 && CHAIN.test(content) && ONLY_CHAINS.test(content);

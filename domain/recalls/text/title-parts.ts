const RECALLS =
  /\s+(?:(?:is|has|have)\s+)?(?:(?:voluntarily|initiates?|issues?|announces?|expands?|conducts?|brand)\s+)*(?:a\s+)?(?:(?:nationwide|voluntary|limited|urgent|allergy|public|health|product|recall|of)\s+)*(?:recall(?:s|ed|ing)?|alert(?:\s+on|\s+for)?)\s+(?:of\s+|on\s+|for\s+)?/i;
/** Words with which a headline starts to give the reason. */
const BECAUSE =
  /\s+(?:due\s+to|because|for\s+possible|over|after|that|as\s+it|produced\s+without|without|in\s+response)\b/i;

/**
 * Splits a headline such as "Acme Foods Recalls Pulled Pork Due to Salmonella" into firm and product. With "Recalled",
 * as in "Acme Bassinets Recalled Due to Falls", the product comes first and no firm is named.
 */
export function titleParts(title: string): { readonly firm: string | null; readonly product: string } {
  const before = title.slice(0, 400).split(BECAUSE)[0] ?? '';
  const at = RECALLS.exec(before);
  if (!at || /recalled/i.test(at[0])) {
    return { firm: null, product: before.replace(/\s+recalled\b.*$/i, '').trim() };
  }
  const product = before.slice(at.index + at[0].length).trim();
  const firm = before.slice(0, at.index).trim();
  if (/^(?:fda|fsis|usda|cpsc)\b/i.test(firm)) return { firm: null, product };
  return product === '' ? { firm: null, product: firm } : { firm, product };
}

/** A headline without the reason at its end. */
export const withoutReason = (title: string): string => title.split(BECAUSE)[0] ?? '';

import { isUnderstood, type TypedPart, understandTyped } from '#domain/safety/household/understand-allergen.ts';

/** What a typed part stands for, as it is kept: allergens of law by their key, else the words themselves. */
export function meantBy({ text, means: { ids, nut } }: TypedPart): readonly string[] {
  return ids.length > 0 && nut === null ? ids : [text.trim()];
}

/** Allergens with others, none of them twice. */
export function withAllergens(allergens: readonly string[], added: readonly string[]): readonly string[] {
  const all = [...allergens];
  for (const one of added) if (!all.some((held) => held.toLowerCase() === one.toLowerCase())) all.push(one);
  return all;
}

/**
 * What somebody typed and did not add before they went on: nothing typed may be lost without a word (method M6.2.10).
 * @returns the allergens that are understood, and the words that are not; empty where all are
 */
export function takeTyped(typed: string): { readonly allergens: readonly string[]; readonly unclear: string } {
  const parts = understandTyped(typed).filter(({ text }) => text.trim() !== '');
  const understood = parts.filter(({ means }) => isUnderstood(means));
  const unclear = parts.filter(({ means }) => !isUnderstood(means));
  return {
    allergens: understood.flatMap(meantBy),
    unclear: unclear.map(({ text }) => text.trim()).join(', '),
  };
}

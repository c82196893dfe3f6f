import { isUnderstood, type TypedPart, understandTyped } from '#domain/safety/household/understand-allergen.ts';

/** The stored form of a typed part: allergens listed in law by their keys, anything else as the words themselves. */
export function storedAllergensOf({ text, means: { ids, nut } }: TypedPart): readonly string[] {
  return ids.length > 0 && nut === null ? ids : [text.trim()];
}

/** Merges allergens without duplicates, ignoring case. */
export function withAllergens(allergens: readonly string[], added: readonly string[]): readonly string[] {
  const all = [...allergens];
  for (const one of added) if (!all.some((held) => held.toLowerCase() === one.toLowerCase())) all.push(one);
  return all;
}

/**
 * Text that was typed but not added before moving on: it must not be dropped silently (method M6.2.10).
 * @returns the allergens that are understood, and the words that are not, joined; '' if all are understood
 */
export function takeTyped(typed: string): { readonly allergens: readonly string[]; readonly unclear: string } {
  const parts = understandTyped(typed).filter(({ text }) => text.trim() !== '');
  const understood = parts.filter(({ means }) => isUnderstood(means));
  const unclear = parts.filter(({ means }) => !isUnderstood(means));
  return {
    allergens: understood.flatMap(storedAllergensOf),
    unclear: unclear.map(({ text }) => text.trim()).join(', '),
  };
}

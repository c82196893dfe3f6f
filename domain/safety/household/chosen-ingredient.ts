const CHOSEN = 'ingredient:';

/** The stored form of an allergen that was chosen as an ingredient, from the ingredient's id. */
export const chosenIngredient = (id: string): string => CHOSEN + id;

/** The ingredient's id in such a stored form, or null for any other text. */
export const chosenId = (text: string): string | null => (text.startsWith(CHOSEN) ? text.slice(CHOSEN.length) : null);

/** The ingredient's name in such a stored form, or null for any other text. */
export const chosenName = (text: string): string | null => chosenId(text)?.replaceAll('-', ' ') ?? null;

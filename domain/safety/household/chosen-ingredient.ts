const CHOSEN = 'ingredient:';

/** How an allergen is kept that was chosen as an ingredient, by the ingredient's id. */
export const chosenIngredient = (id: string): string => CHOSEN + id;

/** The id of an ingredient that is kept so, or null for any other text. */
export const chosenId = (text: string): string | null => (text.startsWith(CHOSEN) ? text.slice(CHOSEN.length) : null);

/** The name of an ingredient that is kept by its id, or null for any other text. */
export const chosenName = (text: string): string | null => chosenId(text)?.replaceAll('-', ' ') ?? null;

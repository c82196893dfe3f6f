/** Values for the slots of a template. */
export interface Slots {
  readonly ingredient: string;
  readonly who: string;
  readonly allergen: string;
}

/** A whole-sentence template, split at its slots once: text, slot, text, slot, … */
type Pieces = readonly string[];

const cut = new Map<string, Pieces>();

const piecesOf = (template: string): Pieces => {
  const known = cut.get(template);
  if (known !== undefined) return known;
  const pieces = template.split(/\{(\w+)\}/);
  cut.set(template, pieces);
  return pieces;
};

/** Fills the named slots of a template. */
export const fillTemplate = (template: string, slots: Slots): string => {
  const pieces = piecesOf(template);
  let text = '';
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    if (at % 2 === 0) text += piece;
    else text += piece === 'ingredient' ? slots.ingredient : piece === 'who' ? slots.who : slots.allergen;
  }
  return text;
};

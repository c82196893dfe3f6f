/** Words of a food's "Contains:" statement: allergens and what links them, folded, in the five languages read first. */
const ALLERGENS = new Set(
  [
    'milk dairy lactose soy soya soybean soybeans wheat gluten barley rye oat oats egg eggs peanut peanuts nut nuts tree nuts almond almonds hazelnut hazelnuts walnut walnuts cashew cashews pecan pecans pistachio pistachios coconut fish shellfish crustacean crustaceans mollusc molluscs sesame celery mustard lupin sulphite sulphites sulfite sulfites',
    'lait soja ble orge seigle avoine oeuf oeufs arachide arachides noix noisette noisettes amande amandes fruits a coque poisson poissons crustaces mollusques celeri moutarde sulfites',
    'milch weizen gerste roggen hafer ei eier erdnuss erdnusse nusse mandeln haselnusse fisch krebstiere weichtiere sellerie senf sulfite lupinen sesam laktose',
    'leche trigo cebada centeno avena huevo huevos cacahuete cacahuetes nueces almendra almendras avellanas pescado crustaceos moluscos sesamo apio mostaza sulfitos frutos de cascara',
    'latte grano frumento orzo segale uovo uova arachidi noci mandorle nocciole pesce crostacei molluschi sedano senape solfiti soia frutta a guscio',
    'and et und y e or ou oder o ingredients',
  ].flatMap((line) => line.split(' ')),
);
const SENTENCE = /[.!?\n]/;
const WORD = /\p{L}+/gu;
/** A product name before the statement is short; more words are a text about the product. */
const MOST_WORDS = 4;
const LONGEST = 200;

const wordsOf = (folded: string): string[] => folded.replaceAll('œ', 'oe').match(WORD) ?? [];

/**
 * Whether "Contains: milk, soy." states the allergens of the one-ingredient list before it ("Sugar. Contains: milk,
 * soy.") rather than heading a list itself. It does if a few words and a full stop come before it, and it names
 * nothing but allergens.
 * @param before the label up to the heading, folded
 * @param after the text after the heading and its colon, folded
 */
export const isAllergenStatement = (before: string, after: string): boolean => {
  const name = before.trim();
  if (name.length > LONGEST || !name.endsWith('.')) return false;
  const count = wordsOf(name).length;
  if (count === 0 || count > MOST_WORDS) return false;
  const told = wordsOf(after.slice(0, LONGEST).split(SENTENCE, 1)[0] ?? '');
  return told.length > 0 && told.every((word) => ALLERGENS.has(word));
};

/** How much the knowledge of a server holds. */
interface Held {
  readonly ingredients: number;
  /** Hazards of ingredients, each with its source. */
  readonly facts: number;
}

const figure = (count: number): string => count.toLocaleString('en-GB');

/** How much this server knows, in one sentence. */
export const knownWords = ({ ingredients, facts }: Held): string =>
  `This server knows ${figure(ingredients)} ingredients and ${figure(facts)} hazards of them, each with its published source.`;

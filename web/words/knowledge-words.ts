/** The size of a server's knowledge. */
interface Held {
  readonly ingredients: number;
  /** Number of ingredient hazards, each with its source. */
  readonly facts: number;
}

const figure = (count: number): string => count.toLocaleString('en-GB');

/** How much this server knows, in one sentence. */
export const knownWords = ({ ingredients, facts }: Held): string =>
  `This server knows ${figure(ingredients)} ingredients and ${figure(facts)} of their hazards, each with its published source.`;

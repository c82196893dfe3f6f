/** German joins plant, part and preparation into one word: "Kamillenblütenextrakt", "Traubenkernöl". */
const PREPARATION =
  /(extrakt|pulver|saft|butter|wachs|wasser|hydrolat|mehl|starke|protein|harz|essenz|konzentrat|tinktur|ol|oel)$/;
const PART =
  /(bluten|blute|blatter|blatt|wurzel|samen|kerne|kern|frucht|fruchte|kraut|rinden|rinde|schalen|schale|knospen|knospe|beeren|nadel|keim|kleie|holz|nuss|fruchtfleisch|sprossen|zapfen)(?:n|s)?$/;
const SHORTEST = 4;

/** A German compound, split. */
export interface GermanCompound {
  readonly preparation: string;
  readonly part: string | null;
  /** Possible spellings of the plant: "kamillen", "kamille". */
  readonly plants: readonly string[];
}

const stems = (word: string): readonly string[] => {
  const found = [word];
  for (const ending of ['en', 'es', 'er', 'n', 's', 'e']) {
    if (word.endsWith(ending) && word.length - ending.length >= SHORTEST) found.push(word.slice(0, -ending.length));
  }
  return [...found, `${word}e`];
};

/**
 * The ways to read one word as plant, part and preparation; empty if it does not end in a preparation.
 * @param word one normalised word
 */
export const germanCompounds = (word: string): readonly GermanCompound[] => {
  const preparation = PREPARATION.exec(word)?.[1];
  if (preparation === undefined) return [];
  const front = word.slice(0, -preparation.length);
  if (front.length < SHORTEST) return [];
  const ways: GermanCompound[] = [{ preparation, part: null, plants: stems(front) }];
  const part = PART.exec(front);
  const plant = part ? front.slice(0, part.index) : '';
  if (part && plant.length >= SHORTEST) ways.push({ preparation, part: part[1] ?? null, plants: stems(plant) });
  return ways;
};

/** "Kamillenblüten", "Brennnesselblätter": plant and part without a preparation. @param word one normalised word */
export const germanParts = (word: string): readonly GermanCompound[] => {
  const part = PART.exec(word);
  const plant = part ? word.slice(0, part.index) : '';
  return part && plant.length >= SHORTEST ? [{ preparation: '', part: part[1] ?? null, plants: stems(plant) }] : [];
};

import { readCas, readColourIndex, readEc, readENumber } from '#domain/knowledge/chemistry/numbers.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import type { SourceIngredient } from './source-schema.ts';

/** A name or number claimed by two ingredients; the first keeps it. */
export interface Conflict {
  readonly text: string;
  readonly kept: string;
  readonly dropped: string;
}

/** Which ingredient owns each text, as an index into the list. */
export interface Claims {
  readonly owners: ReadonlyMap<string, number>;
  readonly conflicts: readonly Conflict[];
}

/** What every ingredient claims in one round. In a `quiet` round, losing is expected and not reported. */
interface Round {
  readonly textsOf: (one: SourceIngredient) => readonly string[];
  readonly quiet?: boolean;
}

/** Gives each text to the first ingredient that claims it, round by round, and records who lost. */
function claim(ingredients: readonly SourceIngredient[], rounds: readonly Round[]): Claims {
  const owners = new Map<string, number>();
  const conflicts: Conflict[] = [];
  for (const { textsOf, quiet } of rounds) {
    for (const [index, one] of ingredients.entries()) {
      for (const text of new Set(textsOf(one))) {
        const owner = owners.get(text);
        if (owner === undefined) owners.set(text, index);
        else if (owner !== index && !quiet) {
          conflicts.push({ text, kept: ingredients[owner]?.id ?? '', dropped: one.id });
        }
      }
    }
  }
  return { owners, conflicts };
}

const named = (texts: readonly string[]): string[] => texts.map(normaliseName).filter((name) => name !== '');

/** Normalised names. A preferred name wins over a synonym, then the lower id wins. */
export const claimNames = (ingredients: readonly SourceIngredient[]): Claims =>
  claim(ingredients, [{ textsOf: (one) => named([one.name]) }, { textsOf: (one) => named(one.synonyms) }]);

const present = <T>(value: T | null): value is T => value !== null;

const checkedCas = (one: SourceIngredient): string[] =>
  one.cas.map((text) => {
    const cas = readCas(text);
    if (cas === null) throw new Error(`${one.id}: ${text} is not a CAS number: its check digit is wrong`);
    return `cas:${cas}`;
  });

const checkedEc = (one: SourceIngredient): string[] =>
  one.ec.map((text) => {
    const ec = readEc(text);
    if (ec === null) throw new Error(`${one.id}: ${text} is not an EC number: its check digit is wrong`);
    return `ec:${ec}`;
  });

const eNumbers = (texts: readonly string[]): string[] =>
  texts
    .map((text) => readENumber(text))
    .filter(present)
    .map((text) => `e:${text}`);

const colours = (one: SourceIngredient): string[] => [
  ...one.ci.map((number) => `ci:${number}`),
  ...one.synonyms
    .map((text) => readColourIndex(text))
    .filter(present)
    .map((number) => `ci:${number}`),
];

/** An E number with a Roman part ("E500ii") names one salt of several, so it claims the plain number last. */
const isRoman = (text: string): boolean => /\d[a-h]?\(?[ivx]+\)?$/i.test(text);

/** Numbers as in look-ups: "cas:50-00-0", "e:e330", "ci:77891". A CAS or EC number with a wrong check digit throws. */
export const claimNumbers = (ingredients: readonly SourceIngredient[]): Claims =>
  claim(ingredients, [
    { textsOf: checkedCas },
    { textsOf: checkedEc },
    { textsOf: (one) => eNumbers([...one.eNumbers, ...one.synonyms].filter((text) => !isRoman(text))) },
    { textsOf: (one) => eNumbers([...one.eNumbers, ...one.synonyms].filter(isRoman)), quiet: true },
    { textsOf: colours },
  ]);

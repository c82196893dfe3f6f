import { Condition } from '../../households/household.ts';
import { allergenOf } from './wording/who-words.ts';

/** The keys of method M6.4.1, in its order. `al_food` stands for every `al_food(name)`. */
export const AUDIENCES = [
  'everyone',
  'child',
  'infant',
  'preg',
  'dog',
  'cat',
  'bird',
  'fish',
  'small_mammal',
  'reptile',
  'al_fragrance',
  'al_skin',
  'al_chemical',
  'al_respiratory',
  'al_pollen',
  'al_food',
  ...Condition.options,
] as const;

const RANKS: ReadonlyMap<string, number> = new Map(AUDIENCES.map((key, at) => [key, at]));

/** Position of an audience in the order of the method; unknown keys come last. */
export const audienceRank = (audience: string): number =>
  RANKS.get(allergenOf(audience) === null ? audience : 'al_food') ?? AUDIENCES.length;

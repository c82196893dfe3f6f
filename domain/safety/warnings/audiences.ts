import { allergenOf } from './who-words.ts';

/** The keys of the method's section 6, in its order. `al_food` stands for every `al_food(name)`. */
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
  'eczema',
  'asthma',
  'pku',
  'galact',
  'hfi',
  'coeliac',
  'g6pd',
  'diabetes',
  'hypertension',
  'kidney',
  'epilepsy',
  'migraine',
  'thyroid',
  'immuno',
  'anticoag',
  'maoi',
  'cyp3a4',
  'lactose',
  'histamine',
  'alpha_gal',
  'haemochromatosis',
  'nickel',
  'latex',
] as const;

const RANKS: ReadonlyMap<string, number> = new Map(AUDIENCES.map((key, at) => [key, at]));

/** Place of an audience in the order of the method; unknown keys come last. */
export const audienceRank = (audience: string): number =>
  RANKS.get(allergenOf(audience) === null ? audience : 'al_food') ?? AUDIENCES.length;

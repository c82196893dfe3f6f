import { foldText } from '../knowledge/names/fold.ts';
import type { Use } from './exposure.ts';

/** Words on packaging for the animal it is for, folded, in the languages of the dictionary. */
const NAMED: readonly (readonly [string, RegExp])[] = [
  [
    'dog',
    /\bdogs?\b|\bpupp(?:y|ies)\b|\bcanine|\bhunde?|\bwelpen|\bchiens?\b|\bchiots?\b|\bperros?\b|\bcan[ei]\b|\bcachorros?\b/,
  ],
  ['cat', /\bcats?\b|\bkittens?\b|\bfelin|\bkatzen?|\bchats?\b|\bchatons?\b|\bgat(?:o|os|ti|to)\b/],
  [
    'bird',
    /\bbirds?\b|\bparrots?\b|\bbudg|\bparakeet|\bcanar[yi]|vogel|sittich|\boiseaux?\b|\bpajaros?\b|\buccell|\bpapaga/,
  ],
  ['fish', /\bfish\b|\baquari|\bpoissons?\b|\bzierfisch|\bpeces\b|\bpesci\b|\bpeixes\b/],
  [
    'small_mammal',
    /\brabbits?\b|\bguinea pigs?\b|\bhamsters?\b|\brodents?\b|kaninchen|meerschwein|nager|\blapins?\b|\bcobay|\bconejo|\bconigli|\bcoelho/,
  ],
  ['reptile', /\breptil|\btortoise|\bturtles?\b|schildkrot|\btortues?\b|\btortuga|\btartarug/],
];

/** If no animal is named: most products for animals are for these two. */
const UNNAMED: readonly string[] = ['dog', 'cat'];

/**
 * The animals a product is for, as audiences of method M6.4.1: those its name mentions, else dog and cat. Empty if it
 * is not for animals.
 */
export const targetAnimals = (use: Use, name: string): readonly string[] => {
  if (use.type !== 'pet_food' && use.type !== 'pet_topical') return [];
  const folded = foldText(name);
  const named = NAMED.filter(([, words]) => words.test(folded)).map(([animal]) => animal);
  return named.length === 0 ? UNNAMED : named;
};

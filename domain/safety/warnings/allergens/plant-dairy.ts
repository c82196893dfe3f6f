import { normaliseName } from '../../../knowledge/names/normalise.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(normaliseName));

/** What milk, cream, butter and cheese are called where a plant stands beside them in one name. */
const DAIRY =
  list(`milk cream butter cheese yogurt yoghurt curd lait creme beurre fromage yaourt milch sahne rahm butter
  käse joghurt quark leche nata mantequilla queso yogur latte panna burro formaggio melk room slagroom boter kaas kwark
  mleko mleka śmietana śmietanka masło jogurt mjölk grädde smör ost mælk fløde leite natas manteiga queijo iogurte`);
/** Plants that are pressed, ground or soaked into something white or fat. */
const PLANTS =
  list(`coconut coco coconuts cocoa cacao cacau shea karite karité almond almonds oat oats rice soy soya cashew hemp
  hazelnut macadamia walnut pistachio pea quinoa flax spelt peanut sesame sunflower mango kokum pumpkin avocado
  amande amandes soja avoine riz noisette noisettes cajou chanvre épeautre châtaigne châtaignes marron marrons millet sésame
  pois souchet orge noix sarrasin cassis menthe mûre framboise pêche pruneau pruneaux tournesol mangue illipé avocat 
  cacahuète cacahuètes pistache pistaches tartre courge figue figues citrouille potiron maïs lupin
  kokos kokosnuss mandel mandeln hafer reis erbsen hanf dinkel haselnuss erdnuss kakao
  almendra almendras avena arroz avellana avellanas anacardo anacardos espelta chufa cáñamo mijo sésamo girasol
  cacahuete cacahuetes maní nuez nueces aguacate alpiste orujo
  cocco mandorla mandorle riso avena nocciola nocciole farro miglio canapa pisello piselli anacardi sesamo noci
  pistacchio pistacchi semi girasole ceci
  kokosnoot amandel amandelen haver rijst hazelnoot cashew hennep pinda cacao
  coco amêndoa amêndoas aveia arroz castanha amendoim cacau`);
/** Dairy words of languages that name the plant before them ("almond milk", "Mandelmilch"): what follows is another thing. */
const AFTER_PLANT = list('milk cream cheese curd milch sahne rahm käse quark melk room kaas kwark');
/** Names that lists turn round: "milk, coconut", "butter, cocoa". */
const TURNED = /^(?:coco|cacao|kakao|kokos)/;
/** Polish and Czech say it with an adjective: "mleko kokosowe", "masło kakaowe", "kakaové máslo". */
const SLAVIC_PLANT =
  /^(?:kokoso[wv]|kakao[wv]|migdalow|owsian|sojow|ryzow|orzechow|konopn|gryczan|jaglan|roslinn|wegansk)/;
/** Made of plants, whatever it is called. */
const OF_PLANTS =
  /^(?:vegan[aeio]?[rsn]?|vegetal(?:e|i|is)?|vegetaux|vegetarian|plantaardige?|pflanzliche[rsnm]?|roslinn[aey]|vegetabilisk)$/;
/** What joins a dairy word and its plant. */
const LINKS = list("de d' d du des di da del della dell of aus von van z ze ao à");
const SEEDS = list('noix graine graines fève fèves lait semilla semillas noce noci nuez seme semi germe germes');
const FAR = 4;

/** Whether a word is a dairy word that a plant may stand beside. @param word normalised */
export const isDairyWord = (word: string): boolean => DAIRY.has(word);

const isPlant = (word: string): boolean =>
  PLANTS.has(word) || (word.startsWith("d'") && PLANTS.has(word.slice(2))) || SLAVIC_PLANT.test(word);

/**
 * Whether the dairy word at a place of a name is made of a plant: "crème de sarrasin", "fromage végétal", "burro cacao",
 * "mleko kokosowe". What stands before a dairy word is left to the list of phrases, as "hazelnut milk chocolate" is milk.
 * @param words of a normalised name
 * @param at the place of the dairy word
 */
export const isOfPlants = (words: readonly string[], at: number): boolean => {
  const next = words[at + 1] ?? '';
  if (OF_PLANTS.test(next) || OF_PLANTS.test(words[at - 1] ?? '')) return true;
  const another = AFTER_PLANT.has(words[at] ?? '') && !TURNED.test(next);
  if ((isPlant(next) && !another) || SLAVIC_PLANT.test(words[at - 1] ?? '')) return true;
  let place = at + 1;
  while (place < at + FAR && (LINKS.has(words[place] ?? '') || (place > at + 1 && SEEDS.has(words[place] ?? ''))))
    place += 1;
  return place > at + 1 && isPlant(words[place] ?? '');
};

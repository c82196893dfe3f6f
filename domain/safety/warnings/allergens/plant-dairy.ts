import { normaliseName } from '../../../knowledge/names/normalise.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(normaliseName));

/** Words for milk, cream, butter, cheese and yogurt that may be qualified by a plant in the same name. */
const DAIRY =
  list(`milk cream butter cheese yogurt yoghurt curd lait creme beurre fromage yaourt milch sahne rahm butter
  käse joghurt quark leche nata mantequilla queso yogur latte panna burro formaggio melk room slagroom boter kaas kwark
  mleko mleka śmietana śmietanka masło jogurt mjölk grädde smör ost mælk fløde fløte leite natas manteiga queijo iogurte
  mléko mléka mlékem smetana smetany smetanou máslo másla mlieko mlieka smotana smotany maslo masla
  mlijeko mlijeka mlijekom vrhnje vrhnja pavlaka pavlake maslac maslaca puter
  молоко молока молоком сливки сливок масло масла сметана сметаны йогурт вершки вершків мляко млеко млека павлака павлаке путер маслац
  piens piena krējums krējuma sviests sviesta pienas pieno grietinėlė grietinėlės sviestas sviesto
  lapte cremă unt smântână frișcă sütü kreması yoğurdu peyniri
  γάλα γάλακτος κρέμα κρέμας βούτυρο βουτύρου γιαούρτι τυρί`);
/** Inflected forms of those that take endings: "s kokosovým mlékem", "с кокосовыми сливками", "migdolų pienu". */
const DAIRY_FORM =
  /^(?:ml(?:ij|i)?ek|vrhnj|smetan|smietank?|smotan|pavlak|masl|maslac|молок|сливк|вершк|сметан|масл|мляк|млек|павлак)(?:a|e|u|o|y|i|om|em|iem|ou|ami|ima|а|е|у|о|и|ы|ом|ем|ои|ою|ами)$|^(?:pien|krejum|sviest)(?:u|a)$|^sutlu$/;
/** Plants that are pressed, ground or soaked into something white or fatty. */
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
  coco amêndoa amêndoas aveia arroz castanha amendoim cacau
  cocos migdale ovăz orez soia alune caju arahide nuci cacao
  καρύδας αμυγδάλου αμυγδάλων βρώμης ρυζιού σόγιας φουντουκιού φουντουκιών κάσιους καριτέ κακάο κακάου`);
/** Dairy words of languages that name the plant first ("almond milk", "Mandelmilch"): a plant after one is separate. */
const AFTER_PLANT = list('milk cream cheese curd milch sahne rahm käse quark joghurt melk room kaas kwark');
/** Plants in names that lists invert: "milk, coconut", "butter, cocoa". */
const TURNED = /^(?:coco|cacao|kakao|kokos)/;
/** Slavic languages use an adjective: "mleko kokosowe", "kakaové máslo", "миндальное молоко", "bademovo mlijeko". */
const SLAVIC_PLANT =
  /^(?:kokoso[wv]|kakao[wv]|kakavo?v|migdalow|mandlov|mandljev|bademov|owsian|ovesn|ovsen|zoben|sojow|sojov|sojin|ryzow|ryzov|rizin|rizev|orzechow|orzeszkow|nerkowcow|slonecznik|pistacjow|pistacji|orechov|lesnikov|ljesnjakov|arasidov|kikiriki|konopn|gryczan|pohankov|jaglan|roslinn|rostlinn|rastlinn|rastlinsk|biljn|wegansk|кокосов|какаов|миндальн|мигдальн|бадемов|соев|соєв|соин|сојин|овсян|вівсян|овесн|овесен|овсен|зобен|рисов|оризов|пиринчан|арахисов|арахісов|фъстъчен|орехов|горіхов|фундучн|лешников|гречнев|конопл|кунжутн|тыквенн|растительн|рослинн|растителн|биљн)/;
/** Baltic languages put the plant first, in the genitive: "kokosriekstu piens", "sojų pienas". */
const BALTIC_PLANT =
  /^(?:kokos(?:riekst)?u|mandelu|migdolu|auzu|avizu|risu|ryziu|sojas?|soju|lazdu|lazdynu|kanepju|kanapiu|kakao|kakavos?|augu|augalin\p{L}*)$/u;
/** Turkish does so too, and gives the dairy word an ending: "badem sütü", "hindistan cevizi sütü". */
const TURKISH_PLANT = /^(?:cevizi|ceviz|badem|yulaf|pirinc|soya|findik|kaju|fistigi|susam|kakao|bitkisel)$/;
const TURKISH_DAIRY = /^(?:sutu|sutlu|kremasi|yogurdu|peyniri)$/;
/** Cocoa yields a butter, but cocoa milk is milk with cocoa. */
const COCOA = /^(?:d')?(?:cocoa|cacao|cacau|kakao|kakav|какао|κακαο)/;
const HOLDS_COCOA = /^(?:butter|beurre|burro|mante|boter|mas[lł]|smor|sviest|unt$|масл|путер|puter|βουτυρ|creme|krem)/;
/** Words for "made of plants", whatever the food is called. */
const OF_PLANTS =
  /^(?:vegan[aeio]?[rsn]?|plantbased|φυτικ\p{L}*|vegetal(?:e|i|is)?|vegetaux|vegetarian|plantaardige?|pflanzliche[rsnm]?|roslinn[aey]|vegetabilisk)$/u;
/**
 * Yogurt is made of milk by law, because the name is reserved for it (Reg (EU) 1308/2013, Annex VII, Part III, point
 * 2): a plant in its name is the flavour. Only these plants are never in a milk yogurt.
 */
const YOGURT = /^(?:yogh?o?urt?|yaourt|jogh?urt|jogurt|iogurt|iaurt|yogurd|иогурт|јогурт|γιαουρτ|quark|kwark)/;
const YOGURT_PLANT =
  /^(?:d')?(?:so[jy]a?$|soia|soj[aiou]|soju|sojas|соев|соєв|соин|сојин|σογιας|pois$|erbsen|pea$|pise|hanf|hemp|hennep|chanvre|canapa|lupin|konopn|kanep|kanap|конопл|roslinn|rostlinn|rastlin|biljn|wegansk|augalin|augu|bitkisel|растительн|рослинн|растителн|биљн)/;
/** With these plants, a yogurt may as well be made without milk. */
const PERHAPS_PLANT =
  /^(?:d')?(?:co[ck]o|koko|kookos|кокос|καρυδα|cevizi$|mandel|almond|amand|almendra|mandorl|amendoa|migdal|mandl|badem|миндал|мигдал|бадем|αμυγδαλ|oats?$|avoine|avena|aveia|hafer|haver|havre|ovaz|owsian|ovesn|ovsen|zoben|auzu|avizu|yulaf|овсян|вівсян|овес|βρωμης|ri[cz]e?$|reis|rijst|riso$|arroz|orez|ryzov|ryzow|pirinc|рисов|cashew|cajou|anacard|caju|kaju)/;
const PERHAPS_COMPOUND =
  /^(?:kokos(?:nuss|noot|not|nod)?|kookos|kokus|mandel|manteli|mandula|kaura|zab|amandel|hafer|haver|havre|reis|rijst|ris|cashew)n?(?:joghurt|jogurt|yoghurt|yogurt|quark|kwark)/;
/** Words that join a dairy word and its plant. */
const LINKS = list("de d' d du des di da del della dell of aus von van z ze ao à");
const SEEDS = list('noix graine graines fève fèves lait semilla semillas noce noci nuez seme semi germe germes');
const FAR = 4;

/** Whether a word is a dairy word that a plant may qualify. @param word normalised */
export const isDairyWord = (word: string): boolean => DAIRY.has(word) || DAIRY_FORM.test(word);

const isPlant = (word: string, dairy: string): boolean =>
  (PLANTS.has(word) || (word.startsWith("d'") && PLANTS.has(word.slice(2))) || SLAVIC_PLANT.test(word)) &&
  (!COCOA.test(word) || HOLDS_COCOA.test(dairy));

/** Whether the word before a dairy word says which plant it is made of, in a language that puts the plant there. */
const isPlantBefore = (word: string, dairy: string): boolean =>
  (SLAVIC_PLANT.test(word) || BALTIC_PLANT.test(word) || (TURKISH_DAIRY.test(dairy) && TURKISH_PLANT.test(word))) &&
  (!COCOA.test(word) || HOLDS_COCOA.test(dairy));

const NUTS =
  /^(?:noisettes?|amandes?|noix|cacahuetes?|pistaches?|nocciol[ae]|mandorl[ae]|noci|pistacchi|avellanas?|almendras?|nuez|nueces|avelas?|amendoas?)$/;
const CHOCOLATE = /^(?:cho[ck]o|ciocc?ol)/;
/**
 * "Chocolat au lait noisettes", "cioccolato al latte nocciole", "chocolat lait noisettes": milk chocolate with nuts.
 */
const isMilkOfChocolate = (words: readonly string[], at: number): boolean =>
  (/^(?:au|al|ao|con|com|cu|de)$/.test(words[at - 1] ?? '') && CHOCOLATE.test(words[at - 2] ?? '')) ||
  (CHOCOLATE.test(words[at - 1] ?? '') && NUTS.test(words[at + 1] ?? ''));

const VEGAN = 'vegan';

/** Words for the milk of an animal, named with that of a plant: "mleko kokosowe i krowie". */
const OF_ANIMAL =
  /^(?:cow'?s?|goat'?s?|sheep'?s?|ewe'?s?|vache|chevre|brebis|kuh|ziegen|schaf|vaca|cabra|oveja|vacca|mucca|capra|pecora|ovelha|koe|geiten?|schapen?|krow\p{L}*|kozi\p{L}*|owcz\p{L}*|krav\p{L}*|kozj\p{L}*|kozl\p{L}*|ovc\p{L}*|tehen\p{L}*|kecske\p{L}*|коров\p{L}*|козь\p{L}*|козье|краве|крав\p{L}*|овеч\p{L}*|inek|keci|koyun|αγελαδ\p{L}*|κατσικ\p{L}*|προβ\p{L}*)$/u;
const AND_MORE = /^(?:i|a|and|et|und|y|e|en|oraz|ze|och|og|та|и|і|ve|es|si|και|ja|in|plus)$/;

/** Whether the name of a plant milk also names an animal's milk, joined by "and". @param words of a normalised name */
export const isAlsoOfAnimal = (words: readonly string[]): boolean =>
  words.some((word) => OF_ANIMAL.test(word)) && words.some((word) => AND_MORE.test(word));

// "Butter cocoa sugar" is a list that lost its commas; "butter cocoa" is an inverted name.
const QUALITY =
  /^(?:organic|bio|raw|pure|refined|deodori[sz]ed|powder|solids|nucifera|nuci|fera|oil|seed|extract|\d.*|[^\p{L}]*)$/u;
const ENGLISH = /^(?:butter|milk|cream|cheese|milch|sahne)$/;
const isTornList = (words: readonly string[], at: number): boolean =>
  ENGLISH.test(words[at] ?? '') &&
  TURNED.test(words[at + 1] ?? '') &&
  words.slice(at + 2).some((word) => !QUALITY.test(word));

/**
 * Cheese is followed by what is in it ("fromage noix"); plant cheese is "de cajou", "végétal" or of soya. As with
 * yogurt, the name is reserved for milk.
 */
const CHEESE = /^(?:fromages?|formaggio|quesos?|queijos?|τυρι)$/;
const isCheeseWith = (dairy: string, next: string): boolean => CHEESE.test(dairy) && !YOGURT_PLANT.test(next);

const MILK_FIRST = /^(?:lait|latte|leche|leite)$/;
/** "Lait amande" is the drink in most shops; a normalised name does not show a plural. */
const DRINK = /^(?:amande|almendra|mandorla|amendoa)$/;
/** "Lait noisettes": as often milk chocolate with nuts as a nut drink, which is properly "lait de noisette". */
const isMilkOrNuts = (words: readonly string[], at: number): boolean =>
  MILK_FIRST.test(words[at] ?? '') &&
  NUTS.test(words[at + 1] ?? '') &&
  !DRINK.test(words[at + 1] ?? '') &&
  !isMilkOfChocolate(words, at);

const saysOfPlants = (words: readonly string[], at: number): boolean =>
  OF_PLANTS.test(words[at] ?? '') || (words[at] === 'based' && words[at - 1] === 'plant');

/**
 * The word near a dairy word that says which plant it is made of; null if none does.
 * @param at index of the dairy word
 */
const plantBeside = (words: readonly string[], at: number): string | null => {
  const dairy = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const before = words[at - 1] ?? '';
  if (OF_PLANTS.test(next)) return VEGAN;
  if (saysOfPlants(words, at - 1)) return VEGAN;
  // "Vegan coconut yogurt", "yaourt au soja".
  if (YOGURT.test(dairy) && saysOfPlants(words, at - 2)) return VEGAN;
  if (YOGURT.test(dairy) && next === 'au' && words[at + 2] === 'soja') return 'soja';
  const another =
    (AFTER_PLANT.has(dairy) && !TURNED.test(next)) ||
    isTornList(words, at) ||
    isMilkOfChocolate(words, at) ||
    isCheeseWith(dairy, next);
  if (isPlant(next, dairy) && !another) return next;
  if (isPlantBefore(before, dairy)) return before;
  let place = at + 1;
  while (place < at + FAR && (LINKS.has(words[place] ?? '') || (place > at + 1 && SEEDS.has(words[place] ?? ''))))
    place += 1;
  const linked = words[place] ?? '';
  return place > at + 1 && isPlant(linked, dairy) ? linked : null;
};

/**
 * Whether the dairy word at an index of a name is made of a plant: "crème de sarrasin", "fromage végétal", "burro
 * cacao", "mleko kokosowe". In most languages a plant before the dairy word is left to the list of phrases, as
 * "hazelnut milk chocolate" is milk.
 * @param words of a normalised name
 * @param at index of the dairy word
 */
export const isOfPlants = (words: readonly string[], at: number): boolean => {
  const plant = isAlsoOfAnimal(words) || isMilkOrNuts(words, at) ? null : plantBeside(words, at);
  return plant !== null && (!YOGURT.test(words[at] ?? '') || OF_PLANTS.test(plant) || YOGURT_PLANT.test(plant));
};

/**
 * Whether the yogurt or milk at an index of a name may be made of the plant beside it, or be of milk with the plant in
 * it: "yogur de coco", "Kokosjoghurt", "lait noisettes".
 * @param words of a normalised name
 * @param at index of the dairy word
 */
export const isPerhapsOfPlants = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  if (PERHAPS_COMPOUND.test(word) || isMilkOrNuts(words, at)) return true;
  if (!YOGURT.test(word) || isOfPlants(words, at)) return false;
  return PERHAPS_PLANT.test(plantBeside(words, at) ?? '') || PERHAPS_PLANT.test(words[at - 1] ?? '');
};

/** Whether a name has dairy words and each of them is made of a plant. @param words of a normalised name */
export const isOnlyOfPlants = (words: readonly string[]): boolean => {
  const places = words.flatMap((word, at) => (isDairyWord(word) ? [at] : []));
  return places.length > 0 && places.every((at) => isOfPlants(words, at));
};

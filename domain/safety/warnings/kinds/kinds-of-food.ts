import { isHardCheese } from '../allergens/hard-cheese.ts';
import { FOOD, type Kind } from './kind.ts';
import { RAW_OR_UNHEATED } from './kinds-of-raw-food.ts';
import { CHOKING } from './kinds-of-shape.ts';
import { isProcessedCheese } from './processed-cheese.ts';

const RAW_MILK = 'US FDA and NHS advice on raw milk; EFSA Journal 2015;13(1):3940 (raw drinking milk)';
const NOT_RAW = /cheese|kase|fromage|queso|formaggio|butter|beurre|burro|chocolate/;
const VETERINARY = 'Merck Veterinary Manual, Toxicology: food hazards; ASPCA Animal Poison Control';

/** Food by its name: choking, germs, and what poisons animals if the list is missing. */
export const KINDS_OF_FOOD: readonly Kind[] = [
  {
    name: 'Cannabis food',
    words: /cannabis|\bthc\b|marijuana|marihuana|haschisch|hashish|\bhasch-?(?:keks|brownie|kuchen)|space ?cakes?\b/,
    types: FOOD,
    warns: [
      ['child', 'CRITICAL', 'medicine_child'],
      ['dog', 'CRITICAL', 'food_animal'],
      ['cat', 'CRITICAL', 'food_animal'],
      ['preg', 'CRITICAL', 'preg_food'],
    ],
    source: 'US FDA warning of June 2022 (food with THC and children); Merck Veterinary Manual, Toxicology: cannabis',
  },
  ...CHOKING,
  {
    name: 'Raw milk',
    words: /raw milk|unpasteuri[sz]ed milk|rohmilch|vorzugsmilch|lait cru|leche cruda|latte crudo/,
    not: NOT_RAW,
    isNot: isHardCheese,
    types: FOOD,
    warns: [
      ['preg', 'CRITICAL', 'germs'],
      ['immuno', 'CRITICAL', 'germs'],
      ['infant', 'CRITICAL', 'germs'],
      ['child', 'WARNING', 'germs'],
    ],
    source: RAW_MILK,
  },
  ...RAW_OR_UNHEATED,
  {
    name: 'Rice drink',
    words:
      /rice (?:drink|milk)|reisdrink|reismilch|boisson (?:au|de) riz|lait de riz|bebida de arroz|bevanda di riso|latte di riso/,
    types: FOOD,
    warns: [
      ['infant', 'CAUTION', 'arsenic'],
      ['child', 'CAUTION', 'arsenic'],
    ],
    source: 'EFSA on inorganic arsenic in rice (2021); national food-safety advice',
  },
  {
    name: 'Bread dough',
    words:
      /(?:bread|pizza|yeast) dough|brotteig|hefeteig|pizzateig|pate a (?:pain|pizza)|masa de (?:pan|pizza)|(?:impasto|pasta) (?:di|per) (?:pane|pizza)/,
    warns: [['dog', 'WARNING', 'swelling_animal']],
    source: 'Merck Veterinary Manual, Toxicology: bread dough; ASPCA Animal Poison Control',
  },
  {
    name: 'Salt dough',
    words: /salt dough|play ?dough|salzteig|pate a sel|masa de sal|pasta (?:di|al) sale|zoutdeeg|masa solna|trolldeg/,
    warns: [
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'WARNING', 'poison_animal'],
    ],
    source: 'Merck Veterinary Manual, Toxicology: salt; ASPCA Animal Poison Control (homemade play dough)',
  },
  {
    name: 'Dark chocolate or cocoa',
    words:
      /dark chocolate|baking chocolate|cocoa powder|(?:zartbitter|edelbitter|bitter)schokolade|dunkle schokolade|kakaopulver|chocolat noir|cacao en (?:poudre|polvo)|poudre de cacao|chocolate (?:negro|amargo)|cioccolato fondente|cacao (?:in polvere|amaro)/,
    types: FOOD,
    withoutList: true,
    warns: [
      ['dog', 'CRITICAL', 'food_animal'],
      ['cat', 'CRITICAL', 'food_animal'],
      ['bird', 'CRITICAL', 'food_animal'],
    ],
    source: VETERINARY,
  },
  {
    name: 'Chocolate',
    words: /chocolate|chocolat\b|schoko|cioccolat/,
    not: /white chocolate|chocolat blanc|weisse schoko|chocolate blanco|cioccolato bianco/,
    types: FOOD,
    withoutList: true,
    warns: [
      ['dog', 'WARNING', 'food_animal'],
      ['cat', 'WARNING', 'food_animal'],
      ['bird', 'CRITICAL', 'food_animal'],
    ],
    source: VETERINARY,
  },
  {
    name: 'Grapes or raisins',
    words:
      /\braisins?\b|\bgrapes?\b|\bsultanas\b|zante currants|rosinen|sultaninen|korinthen|weintrauben|traubensaft|\bpasas\b|\buvas?\b|uvetta/,
    types: FOOD,
    withoutList: true,
    warns: [['dog', 'CRITICAL', 'food_animal']],
    source: 'Merck Veterinary Manual, Toxicology: raisin and grape; Wegenast et al., J Vet Emerg Crit Care 2022',
  },
  {
    name: 'Coffee',
    words:
      /(?:coffee|espresso) beans|(?:ground|instant|roasted) (?:coffee|espresso)|kaffeebohne|gemahlener kaffee|kaffee,? gemahlen|loslicher kaffee|cafe (?:en grains?|en granos?|moulu|molido|soluble)|(?:grains|granos) de cafe|caffe (?:in grani|macinato|solubile)|chicchi di caffe|^(?:coffee|kaffee|cafe|caffe)$/,
    not: /decaf|koffeinfrei|decafein|descafein|jelly|chocolate|schoko|substitute|ersatz/,
    types: FOOD,
    withoutList: true,
    warns: [
      ['dog', 'CRITICAL', 'food_animal'],
      ['cat', 'CRITICAL', 'food_animal'],
      ['bird', 'CRITICAL', 'food_animal'],
      ['child', 'CAUTION', 'caffeine'],
      ['preg', 'CAUTION', 'preg_food'],
    ],
    source:
      'Merck Veterinary Manual, Toxicology: methylxanthines (chocolate, coffee); EFSA j.efsa.2015.4102 (caffeine)',
  },
  {
    name: 'Onion',
    words:
      /(?:zwiebel|rostzwiebel)(?:pulver|granulat|flocken)|\brostzwiebeln?\b|(?:onion|onions) (?:powder|granules|flakes)|(?:fried|dried|red|white|brown) onions?$|(?:oignons? en|poudre d'oignons?)(?: poudre)?|oignons? (?:frits|seches|rouges|jaunes)|ceboll[ae]s? (?:en polvo|frita|roja|deshidratada)|cipoll[ae] (?:in polvere|fritt[ae]|ross[ae]|essiccat[ae])|^(?:onions?|(?:rote |weisse )?zwiebeln?|oignons?|cebollas?|cipoll[ae])$/,
    types: FOOD,
    withoutList: true,
    warns: [
      ['dog', 'CRITICAL', 'food_animal'],
      ['cat', 'CRITICAL', 'food_animal'],
      ['small_mammal', 'WARNING', 'food_animal'],
    ],
    source: VETERINARY,
  },
  {
    name: 'Garlic',
    words:
      /knoblauch(?:pulver|granulat|flocken)|garlic (?:powder|granules|flakes)|ail (?:en poudre|semoule)|ajo en polvo|aglio in polvere|^(?:garlic|knoblauch|ail|ajos?|aglio)$/,
    types: FOOD,
    withoutList: true,
    warns: [
      ['dog', 'WARNING', 'food_animal'],
      ['cat', 'CRITICAL', 'food_animal'],
    ],
    source: VETERINARY,
  },
  {
    name: 'Honey',
    words:
      /\bhoney\b|honig\b|\bmiele?\b|\bhoning\b|\bhonn?ing\b|\bhonung\b|\bhunaja\b|\bmiod\b|\bmed (?:kvet|les|lip|akat|medov)|\b(?:kvetovy|lesni|lipovy|akatovy) med\b|(?:virag|akac|hars)mez\b|\bmiere\b|\bmel (?:de abelha|puro)|\bhunang|\bmedus\b|(?:oie|metsa|parna|lille|kanarbiku|mesilaste )mesi\b|(?:^|eesti |puhas )mesi(?![^\W\d])(?! [a-z])|はちみつ|ハチミツ|蜂蜜|(?:cicek|cam|kestane|suzme|petek) bali\b|(?<!\p{L})(?:μελι|мед)(?!\p{L})/u,
    not: /honey ?melon|hunangsmelon|honey[- ]free|no honey|vegan|ohne honig|sans miel|sin miel|senza miele|\bwie honig|alternative/,
    types: FOOD,
    withoutList: true,
    warns: [
      ['infant', 'CRITICAL', 'food_child'],
      ['hfi', 'CRITICAL', 'hfi'],
    ],
    source: 'CDC and NHS infant botulism advice (no honey under 12 months); Gaughan et al., Mol Genet Metab 2021',
  },
  {
    name: 'Xylitol',
    words:
      /xylit|xilit|birkenzucker|birch sugar|sucre de bouleau|azucar de abedul|zucchero di betulla|acucar de betula|berkensuiker|birkesukker|koivusokeri/,
    withoutList: true,
    warns: [['dog', 'CRITICAL', 'food_animal']],
    source: 'US FDA consumer update on xylitol and dogs; Merck Veterinary Manual, Toxicology: xylitol',
  },
  {
    // A list says "milk, salt, rennet" whether the cheese is fresh or two years old.
    name: 'Aged cheese',
    words:
      /\b(?:aged|mature|vintage|extra mature|old) (?:\w+ )?(?:cheese|cheddar|gouda)|^cheddar(?: cheese)?$|\bcheddar (?:mature|vintage|extra|aged|affine)|\balter? gouda|gouda (?:alt\b|vieux|stagionato|affine)|\bemmental|mimolette|\basiago\b|provolone|parmigiano|parmesan|grana padano|pecorino|\bstilton\b|roquefort|gorgonzola|manchego|gruyere|appenzeller|bergkase|\bcomte\b|blauschimmelkase|danablu|queso (?:curado|anejo|azul)|fromage (?:affine|bleu)|old amsterdam|reypenaer|beemster (?:oud|extra|royaal|xo)|belegen kaas|(?:oude|jarige|brokkel)[ -]?kaas|oude (?:goudse|gouda)|vieux gouda|gereifte[rs]? (?:hart)?kase|lagr(?:ad|et) ost|ser dojrzewajacy|zrajici syr|zrejuci syr|(?=.*(?:cheese|kaas|kase(?![a-z]{3})|fromage|queso|formaggio|queijo|\bser\b|\bsyr\b|\bsajt\b|\bost\b|juusto|gouda|edam|cheddar|tilsit))(?=.*(?<!\b(?:from|ab|des|desde|da|dai|vanaf|od|baby) )\b(?:[6-9]|[1-9]\d)\+?[ -]?(?:months?|mois|mesi|monaten?|maanden|meses|manader|maneder|miesiecy|mesicu|mesiacov|honap\w*|kk)\b)/,
    not: /sauce|sosse|salsa|pesto|pasta\b|pizza|crisps|chips|cracker|biscuit|flavou?r|geschmack|saveur|sabor|gusto|snack|ravioli|tortellini|salad|salat|dressing|soup|suppe|risotto|gnocchi|sandwich|burger|vegan|style|substitute/,
    isNot: isProcessedCheese,
    types: FOOD,
    warns: [['maoi', 'WARNING', 'maoi']],
    source: 'Gardner et al., J Clin Psychiatry 1996 (tyramine and MAO inhibitors)',
  },
  {
    name: 'Air-dried sausage',
    words:
      /\bsalami\b|\bsalame\b|saucisson sec|salchichon|\bsopp?ressata|landjager|\bchorizo\b|\bfuet\b|\bpepperoni\b|\bsucuk\b|\brohwurst/,
    not: /pizza|sandwich|vegan|veggie|vegetar|style|flavou?r|geschmack|snack cracker|chips|crisps/,
    types: FOOD,
    warns: [['maoi', 'WARNING', 'maoi']],
    source: 'Gardner et al., J Clin Psychiatry 1996 (tyramine and MAO inhibitors)',
  },
  {
    // A list says "soybeans, wheat, salt", but not that they were fermented.
    name: 'Fermented soya',
    words:
      /soy(?:a)? sauce|soja-?(?:sauce|sosse)|\bshoyu\b|\btamari\b|sauce (?:de )?soja|salsa (?:de|di) so[jy]a|sojasaus|\bmiso\b|\bnatto\b|\btempeh?\b|doenjang|gochujang|doubanjiang/,
    not: /pizza|crisps|chips|cracker|flavou?r|geschmack|saveur|sabor|gusto|snack|salad|salat|noodle|nudel|burger|style|substitute|without|ohne|sans|senza/,
    types: FOOD,
    warns: [
      ['maoi', 'WARNING', 'maoi'],
      ['histamine', 'CAUTION', 'histamine'],
    ],
    source: 'Gardner et al., J Clin Psychiatry 1996 (tyramine and MAO inhibitors)',
  },
  {
    name: 'Macadamia nuts',
    words: /macadamia/,
    types: FOOD,
    withoutList: true,
    warns: [['dog', 'WARNING', 'food_animal']],
    source: VETERINARY,
  },
  {
    name: 'Avocado',
    words: /avocad|avocat|aguacate|guacamole/,
    types: FOOD,
    withoutList: true,
    warns: [
      ['bird', 'CRITICAL', 'food_animal'],
      ['small_mammal', 'WARNING', 'food_animal'],
    ],
    source: 'Merck Veterinary Manual, Toxicology: avocado',
  },
];

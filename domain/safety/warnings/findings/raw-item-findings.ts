import { foldText } from '../../../knowledge/names/fold.ts';
import type { LabelNote } from '../../../products/label/label-reading.ts';
import type { LabelItem } from '../../label-item.ts';
import type { Severity } from '../../vocabulary.ts';
import { isHardCheese } from '../allergens/hard-cheese.ts';
import type { LabelFacts } from '../label-facts.ts';
import { EGG_NAMED, FISH_NAMED, MEAT_NAMED, RAW_EGG, RAW_FISH, RAW_MEAT, saysEatenRaw, saysRaw } from '../raw-words.ts';
import type { Finding } from './finding.ts';

const SOURCE = 'NHS, Foods to avoid in pregnancy; EFSA Journal 2018;16(1):5134 (Listeria)';

interface RawFood {
  /** What a warning calls it. */
  readonly name: string;
  /** Words of a list item, folded: raw egg, fish and meat in all languages that lists are read in, the rest in six. */
  readonly words: RegExp;
  readonly not?: RegExp;
  /** The food without a word for raw, for labels that say that all of it is eaten raw. */
  readonly plain?: RegExp;
  /** Only if the list names at most one thing more: in a mix it is a vegetable to be cooked. */
  readonly alone?: true;
}

/** A smell or taste of it, plants, and items that are said to be heated. */
const IS_NOT =
  /flavou?r|arom|geschmack|saveur|gout |sabor|gusto|smaak|extract|vegan|veget|plant[- ]?based|pflanzlich|(?<!un)cooked|gekocht|gegart|gebacken|gebraten|baked|roasted|fried|grilled|\bcuits?\b|\bcuites?\b|cocid[oa]s?\b|\bcott[oaei]\b|gebakken|penicill|(?<!aqua)culture|powder|poudre|pulver|polvo|polvere|poeder|deshydrat|dehydrat|getrocknet|\bdried\b/;
const PASTEURISED = /(?<!un|nicht |non |non-|no |niet )(?:pasteuri|gepasteuri)/;
/** The flesh of a fruit or nut, which is not meat. */
const PLANT_MEAT = /coconut|\bkokos|\bcoco\b|\bnuts?\b|fruchtfleisch/;
// The same names as the kinds recognised by the product's name, so that there is one warning, not two.
const SMOKED_OR_RAW_FISH = 'Cold-smoked or raw fish';
const FROM_RAW_MILK = 'Food from raw milk';
/** Ingredients with their own entries for raw milk. */
const RAW_MILK: ReadonlySet<string> = new Set(['unpasteurised-milk', 'raw-milk-cheese']);

/** Notes on what the label says outside its list. */
const SENTENCES: ReadonlySet<LabelNote['reason']> = new Set<LabelNote['reason']>([
  'after_list',
  'sentence',
  'footnote',
]);

const RAW_MILK_FOOD = {
  name: FROM_RAW_MILK,
  words:
    /\braw[- ](?:\w+'?s? )?milk|\bunpasteuri[sz]ed (?:milk|cheese|cream|goat|sheep)|rohmilch|\blaits? (?:de \w+ )?crus?\b|\bleche (?:de \w+ )?cruda\b|\blatte (?:di \w+ )?crudo\b|\brauwe? ?melk|\b(?:syrov|surov|surow)[a-z]* mli?ek|\bmlek[a-z]* surow|\bnyers ?tej|\blapte crud|\bramjolk|\bramelk|\bcig sut|сыр(?:ое|ого|ым) молок|молок[ао] сыро/,
  not: PASTEURISED,
};

const FOODS: readonly RawFood[] = [
  { name: 'Raw egg', words: RAW_EGG, not: PASTEURISED, plain: EGG_NAMED },
  {
    name: SMOKED_OR_RAW_FISH,
    words:
      /\b(?:cold[- ])?smoked (?:\w+ )?(?:salmon|trout|mackerel|fish|herring|haddock|eel|tuna|cod|sprats?)|\bkippers?\b|raucher(?:lachs|forelle|fisch|makrele|aal|thun)|geraucherte[nrs]? (?:\w+ )?(?:lachs|forelle|makrele|hering|fisch|aal)|(?:saumon|truite|poisson|hareng|maquereau|haddock|thon)s? (?:\w+ )?fumee?s?\b|(?:salmon|trucha|pescado|arenque|caballa|bacalao|atun) (?:\w+ )?ahumad[oa]|(?:salmone|trota|pesce|tonno|aringa|sgombro) (?:\w+ )?affumicat[oa]|gerookte (?:\w+ )?(?:zalm|forel|makreel|haring|paling|vis)/,
  },
  { name: SMOKED_OR_RAW_FISH, words: RAW_FISH, plain: FISH_NAMED },
  { name: 'Raw meat', words: RAW_MEAT, not: PLANT_MEAT, plain: MEAT_NAMED },
  RAW_MILK_FOOD,
  {
    name: 'Raw sprouts',
    words:
      /\b(?:alfalfa|mung(?: bean)?|bean|soy(?:a|bean)?|radish|clover|broccoli|fenugreek|lentil|raw) sprouts?\b|(?:mungbohnen|bohnen|soja|alfalfa|radieschen|rettich|brokkoli|linsen)(?:sprossen|keimlinge)|\bpousses de (?:soja|haricots? mungo)|\bgraines germees|\bbrotes de (?:soja|alfalfa)|\bgerminados?\b|\bgermogli di (?:soia|alfalfa|ravanello)|\btauge\b/,
    alone: true,
  },
  {
    name: 'Soft or blue cheese',
    words:
      /camembert|\bbrie\b|roquefort|gorgonzola|\bstilton\b|blue cheese|blauschimmel|weichkase|fromage bleu|\bbleu d|queso azul|taleggio|blauwe kaas|schimmelkaas/,
  },
];

/** A list of up to this many items is not a mix. */
const FEW = 2;

/** A dish that is heated before it is eaten, according to the product's name: germs in it die. */
const HEATED_DISH =
  /pizza|quiche|lasag|gratin|\bsoup|suppe|soupe|\bsopa\b|zuppa|\bsoep\b|\bpie\b|\btart(?!ar)|feuillet|croque|burger|risotto|ravioli|tortell|gnocchi|\bpasta\b|nudel|noodle|crisps|chips|crackers?|flammkuchen|strudel|croissant|gebacken|\bbaked|\bbake\b|roasted|cooked|toast|panini|nugget|cordon bleu|schnitzel|knodel|eintopf|stew|cake|kuchen|gateau|biscuit|cookie|keks|souffle|omelet/;

/**
 * All texts of an item, and the label's word for it. If it is only a word for raw, that applies to the item before it.
 */
const textsOf = (item: LabelItem, before: readonly string[]): readonly string[] => {
  const own = [...new Set([...item.texts, ...item.raws, item.printed])].map(foldText);
  const said = own.find(saysRaw);
  return said === undefined ? own : [...own, ...before.map((text) => `${foldText(text)} ${said}`)];
};

/**
 * Listed food that is eaten raw or unheated: raw egg, smoked and raw fish, raw meat, raw-milk and mould-ripened cheese
 * (method M6.3.13). In a dish whose name says that it is heated it is CAUTION, as not every part gets hot.
 */
export const rawItemFindings = ({ use, scored, notes, name, text: label }: LabelFacts): readonly Finding[] => {
  if (use.type !== 'food') return [];
  const severity: Severity = HEATED_DISH.test(foldText(name)) ? 'CAUTION' : 'WARNING';
  const hard = isHardCheese(foldText(name));
  const ownEntry = scored.some(({ item }) => RAW_MILK.has(item.known?.ingredient.id ?? ''));
  const told = new Map<string, boolean>();
  const eatenRaw = saysEatenRaw(foldText(label));
  for (const [at, { item }] of scored.entries()) {
    const texts = textsOf(item, scored[at - 1]?.item.texts ?? []);
    for (const { name: food, words, not, plain, alone } of FOODS) {
      if (alone === true && scored.length > FEW) continue;
      const ofRawMilk = food === FROM_RAW_MILK;
      if (ofRawMilk && (ownEntry || hard || item.harmlessOf !== undefined)) continue;
      const named = texts.some(
        (text) =>
          (words.test(text) || (eatenRaw && plain?.test(text))) &&
          !IS_NOT.test(text) &&
          !(not?.test(text) ?? false) &&
          !(ofRawMilk && isHardCheese(text)),
      );
      if (!named) continue;
      told.set(food, (told.get(food) ?? true) && item.match.step === 'fuzzy');
    }
  }
  // "Vyrobeno ze syrového mléka" comes after the list and is not an item of it.
  const { words, not } = RAW_MILK_FOOD;
  const isSaid = notes.some(({ reason, text }) => {
    const said = foldText(text);
    return SENTENCES.has(reason) && words.test(said) && !IS_NOT.test(said) && !not.test(said);
  });
  if (isSaid && !ownEntry && !hard) told.set(FROM_RAW_MILK, false);
  return [...told].flatMap(([ingredient, unclear]) =>
    (['preg', 'immuno'] as const).map(
      (audience): Finding => ({
        audience,
        severity,
        ingredient,
        family: 'germs',
        source: SOURCE,
        kind: 'use',
        unclear,
      }),
    ),
  );
};

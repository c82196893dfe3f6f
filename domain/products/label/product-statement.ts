import { onlyDescribes } from './describing-item.ts';
import { PhraseIndex } from './phrase-index.ts';

// How items begin that are about the product and name no ingredient of it.
const TOLD = [
  'equivalent to|present as|calculated as|expressed as|high caffeine content|milk chocolate contains|dark chocolate contains|plain chocolate contains|chocolate contains|total sugar content|fruit content|meat content|juice content|fat content|caffeine content|minimum cocoa|excessive consumption|packaged in a protective|packed in a protective|packaged in protective|packaged under|suitable for|not suitable for|not recommended for|drained weight|adds a trivial amount|adds a negligible amount|adds a dietarily insignificant|not a significant source|ingredient not found in|ingredients not found in|not found in regular|for allergens|for allergens including|including cereals containing|including cereals|see ingredients in bold|see bold ingredients|ingredients in bold|allergens in bold|highlighted in bold|always read|after opening|once opened|as sold|per serving|satisfaction guaranteed|percent daily values|percentages are|this product contains|keep in',
  'teneur élevée en|teneur en|teneur totale en|une consommation excessive|consommation excessive|conditionné sous|emballé sous|poids net égoutté|poids égoutté|convient aux|ne convient pas|les informations en gras|après ouverture|pourcentages exprimés|pourcentage exprimé|tenir au frais|y compris les|compris les céréales|voir ingrédients|voir les ingrédients|voir liste|pour les allergènes|ingrédients en gras|les ingrédients en|les allergènes|agriculture ue|agriculture non ue|agriculture france|certifié par|distribution certifiée|produit décongelé|à déconseiller aux|déconseillé aux',
  'erhöhter koffeingehalt|fruchtgehalt|fettgehalt|fleischanteil|gesamtzuckergehalt|kakaobestandteile|kann bei übermäßigem|unter schutzatmosphäre|nicht geeignet|für kinder und|nach dem öffnen|siehe fettgedruckte|verpackt unter|abtropfgewicht|siehe hervorgehobene|allergene siehe|fett i|eu landwirtschaft|nicht eu landwirtschaft|in der schokolade|zum rohverzehr|nicht zum rohverzehr|nicht roh verzehren',
  'contenido elevado de|contenido total|contenido de|envasado en atmósfera|envasado en|un consumo excesivo|consumo excesivo|una vez abierto|apto para|peso escurrido|los alérgenos se|después de abrir|ver ingredientes|los ingredientes|no recomendado|agricultura ue|puede tener',
  'tenore elevato di|contenuto di|zuccheri totali|confezionato in atmosfera|confezionato in|un consumo eccessivo|consumo eccessivo|dopo l’apertura|una volta aperto|peso sgocciolato|vedi ingredienti|per gli allergeni|non raccomandato|agricoltura ue|può avere',
].flatMap((line) => line.split('|'));
const PHRASES = new PhraseIndex<true>(TOLD.map((phrase) => [phrase, true] as const));

// "Prepared with 45 g of fruit per 100 g", "65 g di frutta per 100 g".
const SHARE_OF_HUNDRED =
  /\d ?(?:g|ml|mg)\b[^,;]{3,60}(?:\b(?:per|pro|je|auf|pour|por|par|op|su|for)|\/) ?100 ?(?:g|ml)\b|\bper 100 ?g\b[^,;]{0,20}\d ?g\b/;
// "Cocoa: 70 % minimum", "Kakao: mindestens 35 %".
const LEAST =
  /^(?:cacao|kakao|cocoa|dry cocoa solids|milk solids|solidos de cacao|kakaobestandteile|solides de lait)\b[^,;(]{0,24}\b(?:minimum|min|minimo|mindestens|mind|at least|au moins)\b/;
// "100 g Produkt werden hergestellt aus 112 g Schweinefleisch".
const MADE_FROM =
  /^(?:\d{2,4} ?g )?(?:produkt|erzeugnis|wurst|schinken|salami|produit|product|prodotto|producto)[a-z ]{0,16}(?: (?:sind|wird|werden|wurden|est|is))? (?:hergestellt aus|prepare a partir de|made from|made with|preparato con|elaborado con) (?=[\da-z])/;

// "Origin: France", "Pays d'origine : Espagne".
const ORIGIN =
  /^(?:country of origin|origins?|origine|pays d'origine|provenance|herkunft|herkunftsland|ursprung|origen|pais de origen|provenienza|paese d'origine|oorsprong|land van oorsprong|ursprungsland|kraj pochodzenia|pochodzenie|origem) ?: ?([^:,;]{2,40})$/;

// "Alk. 5 % vol", "With sweeteners" (Reg (EU) 1169/2011, Annexes III and XII), "Net 500 ml e", "L 12345": only whole
// items.
const MANDATORY =
  /^(?:(?:alk\.?$|alcohol content|alkoholgehalt|(?:alc|alk)\.?(?: ?[\d.,]+)? ?(?:% ?)?vol)(?![a-z])[\s\d.,:%]*(?:vol\.?)?|(?:with|mit|avec|con) (?:(?:sugars?|zuckern?|zuckerarten|sucres?|azucar(?:es)?|zuccher[io])(?: (?:and|und|et|y|e)) )?(?:sweeteners?|su(?:ss|ß|s)ungsmitteln?|edulcorants?|edulcorantes?|edulcoranti)|net(?:to)?(?: weight| wt\.?)?:? ?\d[\d.,]* ?(?:g|kg|ml|cl|l)(?: ?e)?|l ?\d{4,8})$/;

const BRACKET = /[([{][^()[\]{}]*[)\]}]?/g;

/**
 * Whether an item is about the product and names no ingredient: a share required by law ("cocoa: 70 % minimum"), a
 * warning ("high caffeine content"), how it was packed.
 * @param folded the item, folded and trimmed
 */
export const isProductStatement = (folded: string): boolean => {
  if (PHRASES.atStart(folded)?.start === 0 || LEAST.test(folded) || MANDATORY.test(folded)) return true;
  if (onlyDescribes(ORIGIN.exec(folded)?.[1]?.trim() ?? '')) return true;
  if (!folded.includes('100')) return false;
  // "concentré de tomates (184 g de tomates pour 100 g)", "pectine. préparé avec 53 g pour 100 g": a name comes before.
  const first = folded.slice(0, 200).replace(BRACKET, ' ').split('. ', 1)[0] ?? '';
  return SHARE_OF_HUNDRED.test(first);
};

// "Each tablet contains 500 mg paracetamol", "una dose contiene 8,75 mg di …".
const EACH_CONTAINS =
  /^(?:each|every|one|1|chaque|un|une|jede|eine|cada|una|uno|un|ogni) [^.,:;]{3,50} (?:contains?|contient|enthalt|contiene|contem) (?=[\da-z])/;

/**
 * Where the names begin in "100 g product made from 112 g pork", "each tablet contains 5 mg …"; 0 if there are no such
 * words.
 * @param folded the item, folded
 */
export const endOfMadeFrom = (folded: string): number =>
  (MADE_FROM.exec(folded) ?? EACH_CONTAINS.exec(folded))?.[0].length ?? 0;

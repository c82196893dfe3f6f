import { foldText } from '#domain/knowledge/names/fold.ts';

/** Languages of the labels that the food figures cover. */
export const FOOD_LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

// Words in almost every list of a language: function words and the most common foods. Folded.
const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: set(`and of or from with contains less than ingredients sugar salt water milk flour oil wheat corn starch flavor
    flavour flavors flavours natural artificial soy soybean syrup powder acid juice egg eggs butter cheese cream rice
    organic color vinegar yeast spices garlic onion enriched cultures whey dried beans tomatoes chicken beef pork sea
    peanuts almonds raisins coffee tea honey added modified fruit cocoa concentrate roasted`),
  fr: set(`et de du des au aux ou la le les d l a en avec sans sucre sel eau lait farine huile ble amidon arome aromes
    poudre sirop acidifiant emulsifiant conservateur colorant epaississant oeuf oeufs beurre fromage creme jus noix
    vegetale vegetales matiere grasse palme tournesol poivre ail oignon oignons viande porc boeuf poulet levure epices
    peut contenir traces fruits coque ingredients pate legumes pomme pommes cacao stabilisant gelifiant miel`),
  de: set(`und von aus mit oder in der die das zucker salz speisesalz wasser trinkwasser milch mehl weizenmehl ol
    sonnenblumenol rapsol palmol weizen starke maisstarke aroma aromen natriumchlorid saurungsmittel emulgator
    konservierungsstoff farbstoff verdickungsmittel ei eier butter kase sahne pfeffer gewurze knoblauch zwiebeln
    schweinefleisch rindfleisch hefe zutaten kann spuren enthalten kakaobutter kakaomasse magermilchpulver
    molkenpulver antioxidationsmittel glukosesirup meersalz haselnusse mandeln sojalecithin`),
  es: set(`y de del la el los las con en o sin azucar sal agua leche harina aceite trigo almidon aroma aromas jarabe
    acidulante emulgente conservador conservante colorante espesante huevo huevos mantequilla queso nata crema pimienta
    ajo cebolla carne cerdo pollo levadura especias puede contener trazas frutos cascara ingredientes oliva girasol
    tomate vegetal maiz antioxidante corrector acidez zumo vinagre soja`),
  it: set(`e di del della dei degli con da in o senza zucchero sale acqua latte farina olio grano frumento amido aroma
    aromi sciroppo correttore acidita emulsionante conservante addensante colorante uova uovo burro formaggio panna
    pepe aglio cipolla carne suino pollo lievito spezie puo contenere tracce frutta guscio ingredienti oliva girasole
    pomodoro tenero naturali polvere aceto mais nocciole vegetale`),
  nl: set(
    'en van met of uit suiker zout water melk tarwebloem bloem olie zonnebloemolie tarwe zetmeel ingredienten eieren kaas room ui knoflook emulgator specerijen gist',
  ),
  pt: set(
    'e de do da dos com em ou acucar sal agua leite farinha oleo trigo amido aroma ovos manteiga queijo cebola alho pode conter vestigios corante conservante emulsionante fermento',
  ),
  nordic: set(
    'och og med av af samt socker sukker salt vatten vand vann mjolk maelk melk mjol hvedemel vetemjol olja olie vete smor ost agg aeg jast gaer krydda sokeri suola vesi maito vehna oljy sisaltaa',
  ),
  slavic: set(
    'i z w oraz cukier sol woda mleko maka olej pszenna pszenica skrobia cukr sul voda mleko mouka psenicna cukor mlijeko brasno secer zahar apa sare faina lapte cukor so viz tej liszt buzaliszt es',
  ),
};
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Latin letters that none of our five languages uses: Polish, Czech, Romanian, Turkish, Vietnamese, … */
const OTHER_LETTERS = /[ąćęłńśźżčďěňřšťůžőűșțşğıđơư\u1ea0-\u1ef9]/giu;

/**
 * The language of a food label, by how many of its words are common in lists of that language.
 * @returns a language code, the name of a language family outside ours, 'other', or null if no word gives an
 *   indication
 */
export function labelLanguage(text: string): string | null {
  if (OTHER_SCRIPT.test(text)) return 'other';
  const words = foldText(text).split(/[^\p{L}]+/u);
  let most = text.match(OTHER_LETTERS)?.length ?? 0;
  let best: string | null = most > 0 ? 'other' : null;
  for (const [language, known] of Object.entries(WORDS)) {
    const count = words.filter((word) => known.has(word)).length;
    if (count > most) {
      most = count;
      best = language;
    }
  }
  return best;
}

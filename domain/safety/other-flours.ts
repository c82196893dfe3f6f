import { normaliseName } from '../knowledge/names/normalise.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(normaliseName));

/** What bread, noodles and biscuits are made of, other than gluten cereals, in the languages of the allergen words. */
const OTHER = set(`rice brown-rice corn maize buckwheat chickpea chickpeas lentil lentils quinoa potato potatoes tapioca
  cassava millet sorghum soy soya soybean pea peas bean beans almond coconut konjac shirataki glass mung teff amaranth
  sago seaweed kelp riz maïs sarrasin lentille lentilles pois soja manioc châtaigne coco pomme haricot konjak
  reis mais buchweizen kichererbsen linsen kartoffel kartoffeln hirse erbsen mandel glas kastanien kokos
  arroz maíz sarraceno garbanzo garbanzos lenteja lentejas patata patatas yuca mijo guisante guisantes almendra almendras
  riso granoturco saraceno ceci cece lenticchie manioca miglio piselli castagne mandorle cocco
  rijst boekweit kikkererwten linzen aardappel gierst erwten amandel kastanje
  milho grão-de-bico lentilhas batata mandioca castanha
  ryż ryżowy ryżowe ryżowa kukurydza kukurydziany kukurydziane kukurydziana gryczany gryczane gryczana ziemniaczane
  ziemniaczany soczewica jaglane ris majs bovete kikärtor potatis hirs boghvede kikærter kartofler`);
/** Cereals with gluten that are not wheat. */
const CEREAL = set(`rye barley oat oats oatmeal seigle orge avoine roggen gerste hafer centeno cebada avena segale orzo
  rogge gerst haver havermout centeio cevada aveia żytni żytnie żytnia żytni jęczmienny owsiany owsiane råg havre rug
  byg kornmjöl rågbröd rugbrød knäckebröd knækbrød pumpernickel crispbread`);
const OTHER_FRONT =
  /^(?:reis|mais|buchweizen|kichererbsen|linsen|kartoffel|hirse|quinoa|erbsen|soja|glas|kokos|mandel|rijst|boekweit|kikkererwten|linzen|aardappel|gierst|erwten|amandel|ris|majs|bovete|boghvede|potatis|corn|rice)/;
const CEREAL_FRONT = /^(?:roggen|gersten?|hafer|rogge|gerste?|haver|rag|rug|havre)/;
/** From this length on a word can be a compound of a flour and the food made of it. */
const COMPOUND_FROM = 7;

const FLAVOUR = set(`flavour flavours flavouring flavourings flavor flavors flavoring flavorings aroma aromas
  arôme arômes arom arome aromi aromen aromat geschmack sabor sapore smaak gusto gout goût goûts levure yeast hefe
  levadura lievito gist enzymes enzyme colour color`);

/** Whether a word marks a name as that of a flavour, a yeast or a colour. */
export const isFlavourWord = (word: string | undefined): boolean => word !== undefined && FLAVOUR.has(word);

/**
 * What a food is made of other than wheat, according to its name: `other` for something without gluten ("Reisnudeln"),
 * `cereal` for another gluten cereal ("rye bread"), null if the name does not say.
 * @param words of a normalised name
 */
export const flourOf = (words: readonly string[]): 'other' | 'cereal' | null => {
  let cereal = false;
  for (const word of words) {
    if (OTHER.has(word) || (word.length >= COMPOUND_FROM && OTHER_FRONT.test(word))) return 'other';
    if (CEREAL.has(word) || (word.length >= COMPOUND_FROM && CEREAL_FRONT.test(word))) cereal = true;
  }
  return cereal ? 'cereal' : null;
};

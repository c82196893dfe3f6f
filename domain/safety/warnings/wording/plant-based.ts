import { foldText } from '../../../knowledge/names/fold.ts';

const CLAUSES = /[.,;:()[\]\n•|!]/;
const CLAIM =
  '(?:vegan(?:[aeios]s?|e[rsnm]|isch|ov)?|vegetalien(?:ne)?s?|wegansk[aeiy]|plant[- ]?based|(?:rein )?pflanzlich|vegetal(?:e|i)?|plantaardig|roslinn[aey]|vaxtbaserad|plantebaseret|plantebasert|(?:milk|dairy)[- ]free|milchfrei|melkvrij|(?:sans|senza|sin|sem|ohne|zonder|bez|without) (?:lait|latte|leche|leite|milch|melk|mleka|milk))';
// Words that may come with it in a claim and name no food: "suitable for vegans", "100 % vegan".
const BESIDE =
  '(?:100 ?%|suitable|certified|certifie|zertifiziert|certificado|product[oe]?|produ[ck]t|produit|prodotto|recipe|recipes|rezeptur|receta|recette|friendly|geeignet|apto|adecuado|convient|adatto|geschikt|odpowiedni|for|fur|para|aux|pour|ai|per|voor|dla|and|und|et|y|e|en|bio|organic|is|ist|es|est)';
const CLAUSE = new RegExp(`^(?:${BESIDE} )*${CLAIM}(?: (?:${BESIDE}|${CLAIM}))*$`);
const WORDS = new RegExp(`(?<![\\p{L}-])(?<!(?:not|non|no|nicht|pas|niet|nie) )${CLAIM}(?![\\p{L}-])`, 'u');

/**
 * Whether a label says about the whole product that it is made of plants or without milk. "Vegane Gelatine" in its list
 * says so about the gelatine only.
 * @param name of the product
 * @param text of the label
 */
export const saysPlantBased = (name: string, text: string): boolean =>
  WORDS.test(foldText(name)) ||
  foldText(text)
    .split(CLAUSES)
    .some((clause) => CLAUSE.test(clause.trim()));

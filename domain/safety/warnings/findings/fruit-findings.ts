import { normaliseName } from '../../../knowledge/names/normalise.ts';
import type { LabelFacts } from '../label-facts.ts';
import type { Finding } from './finding.ts';

const FRUIT =
  /\b(?:apples?|pommes?|apfel|manzanas?|mel[ae]|pears?|poires?|birnen?|peras?|pere|grapes?|raisins?|trauben?|rosinen|uvas?|uvetta|dates?|dattes?|datteln?|datiles?|datteri|figs?|figues?|feigen?|higos?|fichi|bananas?|bananes?|bananen|platanos?|mango(?:s|es|ues?)?|pineapples?|ananas?|pinas?|cherry|cherries|cerises?|kirschen?|cerezas?|ciliegi[ae]|plums?|prunes?|prunier|pruneaux?|pflaumen?|ciruelas?|prugn[ae]|peach(?:es)?|peches?|pfirsiche?|melocoton(?:es)?|pesch[ae]|apricots?|abricots?|aprikosen?|albaricoques?|albicocc(?:a|he)|melons?|melonen?|watermelon|oranges?|orangen|naranjas?|aranc[ei]a?|fruit juice|jus de fruits?|zumo de frutas?|succo di frutta)\b|(?:apfel|birnen|trauben|kirsch|orangen|mango|ananas|frucht|pfirsich|multifrucht)(?:saft|mark|puree|konzentrat|nektar)/;
const NO_SUGAR =
  /vinegar|vinaigre|essig|vinagre|aceto|pectin|flavou?r|arom|acid|saure|fibre|fiber|faser|terre|seed|kern|oil|peel|zest|schale|ecorce|extract|extrait|extrakt/;

/** Fruit and fruit juice, for hereditary fructose intolerance: they contain fructose and sucrose that no word names. */
export const fruitFindings = ({ use, scored }: LabelFacts): readonly Finding[] => {
  if (use.type !== 'food') return [];
  return scored.flatMap(({ item }): readonly Finding[] => {
    const texts = item.texts.map((text) => normaliseName(text.replace(/\(.*$/, '')));
    if (!texts.some((text) => FRUIT.test(text) && !NO_SUGAR.test(text))) return [];
    return [
      {
        audience: 'hfi',
        severity: 'WARNING',
        ingredient: item.name,
        family: 'hfi',
        source: 'Gaughan et al., Mol Genet Metab 2021 (diet in hereditary fructose intolerance)',
        kind: 'use',
        unclear: item.match.step === 'fuzzy',
      },
    ];
  });
};

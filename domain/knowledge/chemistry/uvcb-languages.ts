import { foldText } from '../names/fold.ts';

/**
 * Words of fraction names in German, French, Spanish, Italian, Dutch and Polish, with the English word they stand for.
 */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:kohlenwasserstoffe?|hydrocarbures?|hidrocarburos?|idrocarburi|koolwaterstoffen|weglowodory)\b/g,
    'hydrocarbons',
  ],
  [/\b(?:naphta|nafta)\b/g, 'naphtha'],
  [/\b(?:destillate?n?|distillats?|destilados?|distillati|destillaten)\b/g, 'distillates'],
  [/\((?:erdol|petrole|petroleo|petrolio|aardolie)\)/g, '(petroleum)'],
  [/\bn-?(?:alkanen?|alcanes|alcanos|alcani)\b/g, 'n-alkanes'],
  [/\biso-?(?:alkanen?|alcanes|alcanos|alcani)\b/g, 'isoalkanes'],
  [/\biso-?paraf+ina?s?e?n?\b/g, 'isoparaffins'],
  [
    /\b(?:cyclische|cyclene?|cycliques?|ciclicos?|ciclici|cyclo-?alkanen?|cycloalcanes|cicloalcanos|cicloalcani)\b/g,
    'cyclics',
  ],
  [/\b(?:aromaten|aromatiques?|aromaticos?|aromatici)\b/g, 'aromatics'],
  [/\b(?:aliphatische[ns]?|aliphatiques?|alifaticos?|alifatici|alifatische)\b/g, 'aliphatic'],
  [
    /\b(?:hydrobehandelte?[sn]?|wasserstoffbehandelte?[sn]?|hydrotraitee?s?|hidrotratad[ao]s?|trata[dt][ao]s? con hidrogeno|idrotrattat[aeio]|traite a l'hydrogene)\b/g,
    'hydrotreated',
  ],
  [/\b(?:schwere?|lourde?s?|pesad[ao]s?|pesante|zware)\b/g, 'heavy'],
  [/\b(?:leichte?|legere?s?|liger[ao]s?|legger[ao]|lichte)\b/g, 'light'],
];

/** A quick test: every such name contains one of these. */
const HINT =
  /kohlenwasserst|hydrocarbure|h?idrocarbur|koolwaterst|w[eę]glowodor|naphta|\bnafta\b|d[ei]stil|erd[oö]l|petr[oó]l|p[eé]tr|alkan|alcan|paraf|cycl|c[ií]cl|arom[aá]t|alif|aliph|hydro|hidro|idro|wasserst/i;

/** The index name of a petroleum fraction, or part of one, in English; anything else unchanged. */
export const fractionInEnglish = (text: string): string => {
  if (text.length > 240 || !HINT.test(text)) return text;
  const folded = foldText(text);
  const english = WORDS.reduce((said, [words, word]) => said.replace(words, word), folded);
  // A text with none of these words stays as printed.
  return english === folded ? text : english;
};

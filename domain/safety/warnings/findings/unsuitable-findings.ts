import { foldInPlace } from '../../../products/label/fold-in-place.ts';
import type { LabelFacts } from '../label-facts.ts';
import type { Finding } from './finding.ts';

/** "Not suitable for", and in some languages what stands between its two words (folded). */
const UNSUITABLE =
  /(?:\b(?:not? (?:be )?suitable|unsuitable) for|\bne conv(?:ient|iennent) pas (?:aux?|a)|\bdeconseille[es]* (?:aux?|a)|\bno (?:es )?apt[oa]s? para|\bnon (?:e )?adatt[oa] (?:ai|agli|alle|a|per)|\bniet geschikt voor|\bungeeignet fur|\bnao (?:e )?(?:adequado|recomendado|indicado) (?:para|a)|\bnieodpowiedni\w* dla|\bnicht fur) ([^.;!?\n]{3,120})/g;
/** What says behind it that others may eat it: "but suitable for coeliacs". */
const BUT = /\b(?:but|mais|aber|sondern|pero|ma|maar|however)\b/;
/** "Nicht für Zöliakiebetroffene geeignet": the second word makes the sentence. */
const GERMAN = /^nicht fur/;
const GERMAN_END = /\bgeeignet\b/;

interface Named {
  readonly audience: string;
  readonly words: RegExp;
  readonly source: string;
}

const LAW = 'Reg (EU) 1169/2011, Article 36; the words of the label';
const NAMED: readonly Named[] = [
  { audience: 'coeliac', words: /c(?:oe|œ|e)l[iy]a|zoliakie|sprue|coliaki|gluten|glutine/, source: LAW },
  { audience: 'lactose', words: /la[ck]to[sz]/, source: LAW },
  {
    audience: 'pku',
    words: /phenylketonur|phenylcetonur|fenilcetonur|fenilchetonur|fenylketonur|\bpku\b/,
    source: LAW,
  },
  { audience: 'hfi', words: /fru[ck]to[sz]/, source: LAW },
  { audience: 'galact', words: /gala[ck]tos/, source: LAW },
  { audience: 'g6pd', words: /g6pd|favis/, source: LAW },
];

/** "Contains liquorice – people suffering from hypertension should avoid excessive consumption", in the languages of the method. */
const LIQUORICE =
  /(?:liquorice|licorice|reglisse|su(?:ss|ß)holz|lakritz|regaliz|liquirizia|zoethout|alcaçuz|alcacuz)[^.;!?\n]{0,80}(?:hypertension|hypertendu|hoher blutdruck|bluthochdruck|hohem blutdruck|hipertension|tension alta|ipertension|hoge bloeddruk|hipertensao)[^.;!?\n]{0,60}/g;
const LIQUORICE_LAW = 'Reg (EU) 1169/2011, Annex III, 3.2';

/** A printed sentence is shown no longer than this, in characters. */
const LONGEST_SHOWN = 80;

/**
 * What a label itself says that a person with a condition must not eat (method M6.2.19): WARNING, whatever its list
 * names.
 * @param facts the label as printed
 */
export const unsuitableFindings = ({ text, use }: LabelFacts): readonly Finding[] => {
  if (use.type !== 'food' && !use.swallowed && !use.supplement) return [];
  const folded = foldInPlace(text);
  const findings: Finding[] = [];
  for (const found of folded.matchAll(UNSUITABLE)) {
    const [whole, behind = ''] = found;
    if (GERMAN.test(whole) && !GERMAN_END.test(behind)) continue;
    const said = behind.split(BUT, 1)[0] ?? '';
    for (const { audience, words, source } of NAMED) {
      if (!words.test(said)) continue;
      const told = whole.length - behind.length + said.length;
      const ingredient = text.slice(found.index, found.index + Math.min(told, LONGEST_SHOWN)).trim();
      findings.push({
        audience,
        severity: 'WARNING',
        ingredient,
        family: 'said_unsuitable',
        source,
        kind: 'use',
        unclear: false,
      });
    }
  }
  for (const { 0: whole, index } of folded.matchAll(LIQUORICE)) {
    const ingredient = text.slice(index, index + Math.min(whole.length, LONGEST_SHOWN)).trim();
    findings.push({
      audience: 'hypertension',
      severity: 'WARNING',
      ingredient,
      family: 'hypertension',
      source: LIQUORICE_LAW,
      kind: 'use',
      unclear: false,
    });
  }
  return findings;
};

import { canStartLead, claimsAbsence, endOfAllergenHead, endOfMayLead, leadOf } from './item-lead.ts';
import { endsInVerb } from './late-verb-words.ts';
import { isMay } from './may-contain.ts';
import { wordEnd } from './phrase-index.ts';
import { endOfFactoryStatement } from './place-of-making.ts';

// Where a statement begins although the sentence before it has no full stop.
const STATEMENT =
  /(?<!\b(?:may|also|not|nicht|pas|non|niet|peut|puede|puo|does))[ \n](?=(?:may (?:also )?contain|contains? ?(?::|less than|[0-2][.,]?\d? ?%)|allergy advice|allergen information|peut contenir|kann (?:auch )?spuren|puede contener|puo contenere|traces eventuelles|contient ?:|free from[ :]|free of[ :]|does not contain[ :]|ne contient pas[ :]|frei von[ :]|no contiene[ :]|non contiene[ :]|vrij van[ :]|contains neither |enthalt weder |www\.|https?:|\*{1,3} ?[a-z])(?![a-z]*-))|\n(?=(?:contains|contient|enthalt|contiene|bevat|innehaller|zawiera|contem) [^\n,:;%([]{2,40}(?:[.\n]|$))|\n(?=(?:(?:no|without|sans|ohne|senza|sin|zonder|utan|bez|sem|neither|weder|varken|0 ?%)(?: [a-z]| ?:)|(n[ie]) [a-z][^\n]{0,80} \1 |libre de[ :]|fri fran[ :]|exempte? de[ :]|not without |nicht ohne |(?:do not|don't|never (?:feed|mix|give|use)|just add|simply add|ne pas|ne jamais|no mezclar|non mescolare)(?= )|(?:add|mix with|stir in|ajouter|ajoutez|anadir|aggiungere)(?= )|(?:storage|origin|country of origin|origine|pays d'origine|provenance|herkunft|ursprung|origen|provenienza|oorsprong|pochodzenie|origem) ?:))/g;

// A capitalised word after a name: "Salz Kann Gluten enthalten", "salt May contain nuts".
const CAPITAL = /(?<=[\p{L}\d)%*])\s(?=\p{Lu})/gu;
// After a dash no capital is needed. After a dash or line break any first word is checked, not only those of `canStartLead`.
const APART = /(?<=[\p{L}\d)%*] [-–—])\s(?=\p{L})|(?<=[\p{L}\d)%*])\n(?=\p{Lu})/gu;
const PARTED_MAY = /^(?:kann|konnen|konnte|konnten|kan|kunnen) [^.;:()]{2,120}? (?:enthalten|bevatten)(?![a-z])/;
const SIGN = /[,.;:()•]/;
const SENTENCE = /[.;()•\n]/;
/** The text up to the next end of a sentence or bracket. */
const SENTENCE_OF = /^[^.;!?()\n]*/;
const LONGEST_HEAD = 60;
const LONGEST_LEAD = 160;
/** Maximum length of a claim of absence. */
const LONGEST_CLAIM = 48;
const LETTER = /\p{L}/u;

/**
 * The end of the words that begin a statement of what may be in a product (method M2.7.22).
 * @param rest the label from there on, folded
 * @param before the words since the last separator, folded: if they already say "may", the statement has begun
 * @returns 0 if none begins
 */
const endOfMay = (rest: string, before: string): number => {
  if (before.split(/[^\p{L}]+/u).some(isMay)) return 0;
  if (PARTED_MAY.test(rest)) return 1;
  const head = endOfAllergenHead(rest);
  if (head > 0) return endOfMay(rest.slice(head), '') > 0 ? head : 0;
  return endOfMayLead(rest);
};

/**
 * Whether a statement begins at a position, even in lower case: of an absence, or of what may be in the product ("salt.
 * may contain nuts").
 * @param end where the stretch ends
 * @param isShortened whether an abbreviation comes before it, after which a trace statement continues ("kann evtl.
 *   Spuren")
 */
export const beginsStatement = (folded: string, at: number, end: number, isShortened: boolean): boolean => {
  const behind = folded.slice(at, Math.min(end, at + LONGEST_LEAD));
  if (claimsAbsence(behind.slice(0, LONGEST_CLAIM))) return true;
  if (isShortened) return false;
  return (
    endOfMayLead(behind) > 0 || endOfFactoryStatement(behind) > 0 || endsInVerb(SENTENCE_OF.exec(behind)?.[0] ?? '')
  );
};

/**
 * Spaces of a stretch at which a new statement begins although the sentence before has no full stop ("… salt Contains:
 * milk").
 * @param text the label as printed
 * @param folded the label, folded
 * @returns positions in the label
 */
export const statementStarts = (text: string, folded: string, start: number, end: number): ReadonlySet<number> => {
  const starts = new Set<number>();
  const before = (at: number): string =>
    folded
      .slice(Math.max(start, at - LONGEST_LEAD), at + 1)
      .split(SIGN)
      .at(-1)
      ?.trimStart() ?? '';
  const behind = (at: number): string => folded.slice(at + 1, Math.min(end, at + LONGEST_LEAD));
  // "Dieses Produkt kann Spuren", "mögliche Spuren von": one statement, which has already begun.
  const isWithin = (at: number): boolean => {
    const words = before(at);
    // "Información alérgenos: puede contener".
    const head =
      folded
        .slice(Math.max(start, at - LONGEST_HEAD), at + 1)
        .split(SENTENCE)
        .at(-1)
        ?.trim() ?? '';
    if (head.endsWith(':') && endOfAllergenHead(head) === head.length) return true;
    const lead = LETTER.test(words) ? leadOf(words + behind(at)) : null;
    return lead !== null && lead.end > words.length;
  };
  for (const { index } of folded.slice(start, end).matchAll(STATEMENT))
    if (!isWithin(start + index)) starts.add(start + index);
  for (const { index } of text.slice(start, end).matchAll(APART)) {
    const at = start + index;
    const rest = behind(at);
    const isMade = endOfFactoryStatement(rest) > 0;
    const isDenied = folded.charAt(at) === '\n' && claimsAbsence(rest.slice(0, LONGEST_CLAIM));
    if ((isMade || isDenied || endOfMay(rest, '') > 0) && !isWithin(at)) starts.add(at);
  }
  let until = start;
  for (const { index } of text.slice(start, end).matchAll(CAPITAL)) {
    const at = start + index;
    if (at < until || !canStartLead(folded.slice(at + 1, wordEnd(folded, at + 1)))) continue;
    const length = endOfMay(behind(at), before(at));
    if (length === 0 || isWithin(at)) continue;
    starts.add(at);
    until = at + length;
    for (const one of starts) if (one > at && one <= at + length) starts.delete(one);
  }
  return starts;
};

import { NOT_RULED_OUT, SENTENCE_END } from '../wording/statement-sense.ts';

/**
 * An absence is not guaranteed: "we cannot guarantee that this is free from nuts", in the languages of labels, folded.
 */
const UNSURE = new RegExp(
  [
    "(?:can ?not|can['’]t|could not|unable to|do not|don['’]t|does not|no|not|never|without any?) (?:\\p{L}+ ){0,3}guarant",
    '(?:ne|pas|aucune) (?:\\p{L}+ ){0,3}garanti|(?:nicht|keine?) (?:\\p{L}+ ){0,3}(?:garanti|gewahrleist)|(?:garanti|gewahrleist)\\p{L}* (?:\\p{L}+ ){0,3}nicht',
    '(?:no|nao|non|sin|senza|sem) (?:\\p{L}+ ){0,3}garant|(?:niet|geen) (?:\\p{L}+ ){0,3}(?:garand|gegarand)|(?:inte|ikke|ej) (?:\\p{L}+ ){0,3}garant',
    '(?:nie|ne) (?:\\p{L}+ ){0,3}(?:gwarant|zagwarant|garant|zaruc)|(?:nemuze|nelze|nemoze)\\p{L}* (?:\\p{L}+ ){0,3}(?:garant|zaruc)|не (?:\\p{L}+ ){0,3}гарант',
  ].join('|'),
  'u',
);

/** "Free from" and the like, which come before the names. */
const BEFORE_NAMES =
  "(?:free (?:from|of)|absence (?:of|de la|des|du|de|d['’])|ausencia(?: total)? de|ausencia de|assenza d[i'’]|sans|sin|sem|senza|ohne|zonder|libres? de|livres? de|isent[oa]s? de|exent[oa]s? de|exempte?s? d(?:es?|['’])|esenti? da|priv[oai] di|frei von|vrij (?:is |zijn )?van|woln[yae] od|bez|fri (?:fran|for|fra)|без)";
/** A name with an ending that denies it: "nut free", "milchfrei". */
const WITH_ENDING =
  '\\p{L}{2,}(?:[ -]free|-?frei(?:e[nrsm]?)?|-?vrije?|-libre|[ -]?fri(?:tt)?)(?! (?:from|of|von|van|de|fran|for|fra) )';
const TO_THE_END = '\\s*([^.;!?\\n:]{2,80})';
const ABSENCE = `(?:${BEFORE_NAMES}${TO_THE_END}|(${WITH_ENDING}))(?!\\p{L})`;
const ANY_ABSENCE = new RegExp(`(?<!\\p{L})${ABSENCE}`, 'gu');

/**
 * A presence, as named by a sentence that does not rule it out: "no se puede descartar la presencia de frutos secos".
 */
const PRESENCE = new RegExp(
  `(?<!\\p{L})(?:presen[cz]\\p{L}*|vorhandensein|vorkommen|aanwezigheid|obecnos[ct]\\p{L}*|pritomnos[ct]\\p{L}*|tilstedevaerelse|forekomst\\p{L}*|forekommer|narvaro\\p{L}*|наличи[ея]|присутстви[ея])${TO_THE_END}`,
  'gu',
);

/** "This is not milk free", "not made in a nut-free factory"; not "not only gluten free", "why not try our nut free bar". */
const DENIED = new RegExp(
  `(?<!\\p{L})(?:(?<!why )(?:not|never)|isn['’]t|aren['’]t|nicht|pas|(?:no|nao|non)(?= (?:es|esta|estan|son|e|sono|sao|sea)\\s)|niet|nie|nejsou|neni|inte|ikke|ej|не) (?!only|nur |seulement|solo |alleen|tylko|bare |bara )(?:\\p{L}+ ){0,4}?${ABSENCE}`,
  'gu',
);

/** "Dairy free: ✗", as in a table. */
const CROSSED = new RegExp(
  `(?<!\\p{L})${ABSENCE.replace('(?!\\p{L})', '')}\\s*[:=]?\\s*(?:[✗✘❌✖☒]|(?<=[:=]\\s{0,3})(?:no|non|nein|nee|nie|nej)(?!\\p{L}))`,
  'gu',
);

const ENDING = /(?:[ -]free|-?frei(?:e[nrsm]?)?|-?vrije?|-libre|[ -]?fri(?:tt)?)$/u;

const namesIn = (folded: string, pattern: RegExp): readonly string[] =>
  [...folded.matchAll(pattern)].map(([, behind, ended]) => behind ?? (ended ?? '').replace(ENDING, ''));

/**
 * What a label says it is not free of, or does not guarantee to be free of: it may be in the food (method M6.2.23).
 * @param folded the label, folded letter by letter
 * @returns the names: what follows the words of absence, up to the end of the sentence
 */
export const deniedAbsences = (folded: string): readonly string[] => [
  ...folded
    .split(SENTENCE_END)
    .flatMap((sentence) => [
      ...namesIn(sentence, UNSURE.test(sentence) ? ANY_ABSENCE : DENIED),
      ...(NOT_RULED_OUT.test(sentence) ? namesIn(sentence, PRESENCE) : []),
    ]),
  ...namesIn(folded, CROSSED),
];

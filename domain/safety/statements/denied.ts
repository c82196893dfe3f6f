// Words of denial, and the words allowed between one and the code; any other word belongs to another sentence.
const DENIED_BEFORE =
  /(?<![a-z])(?:no|not|without|free (?:of|from)|keine?[nmrs]?|ohne|nicht|sans|aucune?|pas|sin|ningun[ao]?|senza|nessun[ao]?|non|geen|zonder) (?:(?:any|substances?|ingredients?|components?|materials?|chemicals?|hazards?|statements?|classified|labelled|as|for|with|of|the|stoffe?n?|gefahrenhinweise?|eingestuft|mit|als|d'|de|du|substances|ingredients|mentions?|classee?s?|avec|en|sustancias?|ingredientes?|componentes?|clasificad[ao]s?|como|con|di|sostanze|ingredienti|componenti|classificat[aoie]|come) ){0,4}$/;
const DENIED_BEHIND = /^[ -]?(?:free|frei|vrij)(?![a-z])/;
/** Characters before a code that are searched for its denial. */
const WITHIN = 70;

/**
 * Whether a label says that a hazard code does not apply: "contains no H314 substances", "H314-free".
 * @param folded the label, folded in place with its punctuation kept: a full stop ends a denial
 */
export const isDenied = (folded: string, start: number, end: number): boolean =>
  DENIED_BEFORE.test(folded.slice(Math.max(0, start - WITHIN), start)) ||
  DENIED_BEHIND.test(folded.slice(end, end + 6));

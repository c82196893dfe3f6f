const NUMBER_WORD = `(?:[ -]?(?:no|nr|rn|number|nummer|numero|registry number))?[.:# -]{0,3}`;
const CAS = new RegExp(String.raw`^(?:cas${NUMBER_WORD})?(\d{2,7}) ?- ?(\d{2}) ?- ?(\d)$`, 'i');
/** Blanks part the digits only behind the word that says what they are: alone they may be anything. */
const CAS_IN_BLANKS = new RegExp(String.raw`^cas${NUMBER_WORD}(\d{2,7})[ -](\d{2})[ -](\d)$`, 'i');
const EC_WORD = `(?:ec|eg|ce|einecs|elincs)${NUMBER_WORD}`;
const EC = new RegExp(String.raw`^(?:${EC_WORD})?(\d{3})-(\d{3})-(\d)$`, 'i');
const EC_IN_BLANKS = new RegExp(String.raw`^${EC_WORD}(\d{3})[ -](\d{3})[ -](\d)$`, 'i');
// Labels in Cyrillic and Greek print their own letter, which looks the same.
const E = /^(?:[eEеЕεΕ]|ins|sin)[ .-]{0,2}(?:no\.? ?)?(\d{3,4})[ -]?([a-h]?)[ -]?(?:\(?[ivx]{1,4}\)?)?$/i;
const BARE_E = /^(\d{3,4})([a-h]?)(?:\([ivx]{1,4}\))?$/i;
const CI = /^(?:c\.? ?i\.?)[ .:-]{0,2}(?:no\.? ?)?(\d{5})(?::\d)?$/i;
const BARE_CI = /^(\d{5})(?::\d)?$/;

/** Where a number of any kind may stand inside a longer text. */
export const INNER_NUMBER =
  /(?<![\p{L}\d])(?:[eеε][ -]?\d{3,4}[a-h]?(?:\([ivx]+\))?|ins ?\d{3,4}[a-h]?|c\.? ?i\.? ?\d{5})(?![\p{L}\d])|(?<![\d-])\d{2,7} ?- ?\d{2} ?- ?\d(?![\d-])|(?<![\p{L}\d])cas[ .:#-]{0,3}(?:(?:no|nr|rn|number)[.:# ]{0,3})?\d{2,7}[ -]\d{2}[ -]\d(?!\d)|(?<![\p{L}\d])e[cg][ .:#-]{0,3}(?:(?:no|nr|number)[.:# ]{0,3})?\d{3}[ -]\d{3}[ -]\d(?!\d)/giu;

/**
 * A CAS number.
 * @param text "50-00-0", "CAS No. 50-00-0", "CAS 50 00 0"
 * @returns the number without leading words, or null when the form or its check digit is wrong
 */
export const readCas = (text: string): string | null => {
  const trimmed = text.trim();
  const found = CAS.exec(trimmed) ?? CAS_IN_BLANKS.exec(trimmed);
  if (!found) return null;
  const digits = `${found[1]}${found[2]}`;
  let sum = 0;
  // Each digit times its place counted from the right, the check digit not counted (CAS Registry).
  for (let at = 0; at < digits.length; at += 1) sum += Number(digits[at]) * (digits.length - at);
  return sum % 10 === Number(found[3]) ? `${found[1]}-${found[2]}-${found[3]}` : null;
};

/**
 * An EC number (EINECS, ELINCS, list numbers).
 * @param text "200-001-8", "EC 200-001-8"
 * @returns the number without leading words, or null when the form or its check digit is wrong
 */
export const readEc = (text: string): string | null => {
  const trimmed = text.trim();
  const found = EC.exec(trimmed) ?? EC_IN_BLANKS.exec(trimmed);
  if (!found) return null;
  const digits = `${found[1]}${found[2]}`;
  let sum = 0;
  // Digit times place from the left, modulo 11 (ECHA).
  for (let at = 0; at < digits.length; at += 1) sum += Number(digits[at]) * (at + 1);
  return sum % 11 === Number(found[3]) ? `${found[1]}-${found[2]}-${found[3]}` : null;
};

/**
 * An additive number in any of its spellings: "E 330", "E-330", "e330", "E150d", "E500(ii)", "INS 330".
 * @param bare whether "330" alone is one too (inside brackets of a food list, as in Australia)
 * @returns "e330", "e150d"; the Roman part is left out; null when it is none
 */
export const readENumber = (text: string, bare = false): string | null => {
  const trimmed = text.trim();
  const found = E.exec(trimmed) ?? (bare ? BARE_E.exec(trimmed) : null);
  if (!found) return null;
  const value = Number(found[1]);
  // The Codex numbers run from 100 to 1525.
  if (value < 100 || value > 1599) return null;
  return `e${value}${(found[2] ?? '').toLowerCase()}`;
};

/**
 * A Colour Index number: "CI 77891", "C.I.77891", "CI 15850:1".
 * @param bare whether "77891" alone is one too (a cosmetic list)
 * @returns the five digits, or null
 */
export const readColourIndex = (text: string, bare = false): string | null => {
  const trimmed = text.trim();
  return (CI.exec(trimmed) ?? (bare ? BARE_CI.exec(trimmed) : null))?.[1] ?? null;
};

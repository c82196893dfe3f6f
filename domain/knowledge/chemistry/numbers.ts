const NUMBER_WORD = `(?:[ -]?(?:no|nr|rn|number|nummer|numero|registry number))?[.:# -]{0,3}`;
const CAS = new RegExp(String.raw`^(?:cas${NUMBER_WORD})?(\d{2,7}) ?- ?(\d{2}) ?- ?(\d)$`, 'i');
/** Spaces may separate the digits only after the word "CAS": without it they could be anything. */
const CAS_IN_BLANKS = new RegExp(String.raw`^cas${NUMBER_WORD}(\d{2,7})[ -](\d{2})[ -](\d)$`, 'i');
const EC_WORD = `(?:ec|eg|ce|einecs|elincs)${NUMBER_WORD}`;
const EC = new RegExp(String.raw`^(?:${EC_WORD})?(\d{3})-(\d{3})-(\d)$`, 'i');
const EC_IN_BLANKS = new RegExp(String.raw`^${EC_WORD}(\d{3})[ -](\d{3})[ -](\d)$`, 'i');
// Labels in Cyrillic and Greek print the look-alike letter of their own script.
const E = /^(?:[eEеЕεΕ]|ins|sin)[ .-]{0,2}(?:no\.? ?)?(\d{3,4})[ -]?([a-h]?)[ -]?(?:\(?[ivx]{1,4}\)?)?$/i;
const BARE_E = /^(\d{3,4})([a-h]?)(?:\([ivx]{1,4}\))?$/i;
const CI = /^(?:c\.? ?i\.?)[ .:-]{0,2}(?:no\.? ?)?(\d{5})(?::\d)?$/i;
const BARE_CI = /^(\d{5})(?::\d)?$/;

/** A number of any kind inside a longer text. */
export const INNER_NUMBER =
  /(?<![\p{L}\d])(?:[eеε][ -]?\d{3,4}[a-h]?(?:\([ivx]+\))?|ins ?\d{3,4}[a-h]?|c\.? ?i\.? ?\d{5})(?![\p{L}\d])|(?<![\d-])\d{2,7} ?- ?\d{2} ?- ?\d(?![\d-])|(?<![\p{L}\d])cas[ .:#-]{0,3}(?:(?:no|nr|rn|number)[.:# ]{0,3})?\d{2,7}[ -]\d{2}[ -]\d(?!\d)|(?<![\p{L}\d])e[cg][ .:#-]{0,3}(?:(?:no|nr|number)[.:# ]{0,3})?\d{3}[ -]\d{3}[ -]\d(?!\d)/giu;

/**
 * Reads a CAS number.
 * @param text "50-00-0", "CAS No. 50-00-0", "CAS 50 00 0"
 * @returns the number without leading words, or null if its form or check digit is wrong
 */
export const readCas = (text: string): string | null => {
  const trimmed = text.trim();
  const found = CAS.exec(trimmed) ?? CAS_IN_BLANKS.exec(trimmed);
  if (!found) return null;
  const digits = `${found[1]}${found[2]}`;
  let sum = 0;
  // Each digit times its position from the right, without the check digit (CAS Registry).
  for (let at = 0; at < digits.length; at += 1) sum += Number(digits[at]) * (digits.length - at);
  return sum % 10 === Number(found[3]) ? `${found[1]}-${found[2]}-${found[3]}` : null;
};

/**
 * Reads an EC number (EINECS, ELINCS, list numbers).
 * @param text "200-001-8", "EC 200-001-8"
 * @returns the number without leading words, or null if its form or check digit is wrong
 */
export const readEc = (text: string): string | null => {
  const trimmed = text.trim();
  const found = EC.exec(trimmed) ?? EC_IN_BLANKS.exec(trimmed);
  if (!found) return null;
  const digits = `${found[1]}${found[2]}`;
  let sum = 0;
  // Digit times position from the left, modulo 11 (ECHA).
  for (let at = 0; at < digits.length; at += 1) sum += Number(digits[at]) * (at + 1);
  return sum % 11 === Number(found[3]) ? `${found[1]}-${found[2]}-${found[3]}` : null;
};

/**
 * Reads an additive number in any of its spellings: "E 330", "E-330", "e330", "E150d", "E500(ii)", "INS 330".
 * @param bare whether "330" alone counts too (inside brackets of a food list, as in Australia)
 * @returns "e330", "e150d", without the Roman part; null if it is not an additive number
 */
export const readENumber = (text: string, bare = false): string | null => {
  const trimmed = text.trim();
  const found = E.exec(trimmed) ?? (bare ? BARE_E.exec(trimmed) : null);
  if (!found) return null;
  const value = Number(found[1]);
  // Codex numbers run from 100 to 1525.
  if (value < 100 || value > 1599) return null;
  return `e${value}${(found[2] ?? '').toLowerCase()}`;
};

/**
 * Reads a Colour Index number: "CI 77891", "C.I.77891", "CI 15850:1".
 * @param bare whether "77891" alone counts too (in a cosmetic list)
 * @returns the five digits, or null
 */
export const readColourIndex = (text: string, bare = false): string | null => {
  const trimmed = text.trim();
  return (CI.exec(trimmed) ?? (bare ? BARE_CI.exec(trimmed) : null))?.[1] ?? null;
};

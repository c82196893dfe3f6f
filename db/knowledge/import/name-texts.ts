/** Longer names describe how something is made. The longest systematic names in the law are shorter. */
const LONGEST = 240;

/** Collapses white space, removes footnote signs, and rejoins what a line end split after a hyphen. */
export const tidy = (text: string): string =>
  text
    .replace(/\\n/g, ' ')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\p{L}\d)])- (?=[\p{Ll}\d(])/gu, '-')
    .replace(/^[\s,;:*.]+|[\s,;:*]+$/g, '')
    .replace(/^\[([^[\]]*)\]$/, '$1');

/** Splits at signs outside all brackets. */
export function splitOutside(text: string, isSign: (text: string, at: number) => boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSign(text, at)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map(tidy).filter((part) => part !== '' && part !== '-');
}

const isSemicolon = (text: string, at: number): boolean => text[at] === ';';

// What follows these words are the parts of a mixture. None of them is the mixture.
const MIXTURE = /\b(?:reaction (?:mass|products?)|mixture) of\b/i;

/** The alternative names in a cell that separates them with semicolons. A mixture is one name. */
export const alternatives = (text: string): string[] =>
  MIXTURE.test(text) ? splitOutside(text.replace(/;/g, ' +'), isSemicolon) : splitOutside(text, isSemicolon);

// A slash next to a space separates names. A slash between letters is part of a name ("Leaf/Twig Oil").
const isGlossarySign = (text: string, at: number): boolean =>
  text[at] === ';' || (text[at] === '/' && (text[at - 1] === ' ' || text[at + 1] === ' '));

/** Names of the glossary column, "A / B" or "A; B". */
export const glossaryNames = (text: string): string[] => splitOutside(tidy(text), isGlossarySign).filter(isName);

const isInciComma = (text: string, at: number): boolean => {
  if (text[at] !== ',' || text[at + 1] === ' ') return false;
  const before = text[at - 1] ?? '';
  const after = text[at + 1] ?? '';
  // "1,2-Hexanediol", "4,4'-", "N,N-Dimethyl": a comma inside one name.
  if (/[\d']/.test(before) && /\d/.test(after)) return false;
  return !(/^[NO']$/.test(before) && /^[NO]$/.test(after) && !/[A-Za-z]/.test(text[at - 2] ?? ''));
};

/** INCI names from the column that separates them with commas not followed by a space. */
export const inciNames = (text: string): string[] => [...new Set(splitOutside(text, isInciComma).filter(isName))];

// Words from a bracket or a description that would be found on labels of something else.
const NO_NAME =
  /^(?:metallic|anhydrous|hydrated|primary|internal use|wholly vaporized|inorganic oxides|poly|polymer|polymeric|racemic|ca phenates|benzopyran-5-one|distillates|redistillates|pitch residues?|and its .*)$/i;

/** Whether a text can be a name at all. */
export function isName(text: string): boolean {
  if (NO_NAME.test(text)) return false;
  return text.length > 2 && text.length <= LONGEST && /\p{L}{3}/u.test(text) && !/^moved or deleted/i.test(text);
}

const MARKS = / ?[([](?:INNM?|ISO|INCI|USAN|BAN|CAS|r?INN|INNs?)[)\]]/gi;
const WITH_SALTS =
  /(?:,| and) (?:its|their) (?:.{0,40}?)?(?:salts?|derivatives|esters|ethers|compounds|isomers|preparations|mixtures|hydrochlorides?|complexes).*$/i;
// What an entry adds after the name about when it applies.
const WHEN =
  /,? (?:(?:for traces|see annex|if (?:it|they|the)|when used|for use|except|with (?:the )?exception|under the conditions) .*)$/i;
const AND_COMPOUNDS = /,? and (?:its |other )?(?:\w+ )?compounds.*$/i;

/** Brackets whose contents describe a name and are not names themselves. */
const DESCRIBES =
  /^(?:CAS|EC|EINECS|nano|petroleum|coal|coal tar|leaves|fruit|seeds|roots|oil|essential oil|powder|stabili[sz]ed|inorganic|including|with|without|technical|principal|free|see|total|expressed|as |internal|external|airborne|mixed|all |and |or |\p{Lu}\p{Ll}+ \p{Ll}+ L\.$)/iu;

/** Brackets at the end whose contents are a name themselves: "6-Amino-o-cresol (HC Red)". */
const BEHIND = /^(.{4,}?) \(((?:[^()]|\([^()]*\))+)\)$/;

/**
 * Names from a column of chemical names: each alternative after a semicolon, without "(INN)" and without the words on
 * salts and derivatives, and any name in brackets after it.
 */
export function chemicalNames(text: string): string[] {
  const found = new Set<string>();
  for (const part of splitOutside(
    tidy(text)
      .replace(MARKS, '')
      .replace(/ ?-? ?\bISO\b(?=[);]|$)/g, ''),
    isSemicolon,
  )) {
    const example = /\be\.g\. ([\p{Ll}-]+(?: [\p{Ll}-]+){0,2})$/u.exec(part)?.[1];
    if (example !== undefined) found.add(example);
    const base = tidy(part.replace(WHEN, '').replace(WITH_SALTS, '').replace(AND_COMPOUNDS, '').replace(/ L\.$/, ''));
    const behind = BEHIND.exec(base);
    const named = behind?.[2]?.replace(/^(?:INCI|INN|ISO):? /, '') ?? '';
    if (behind?.[1] && /^[\p{L}\d'(][\p{L}\d ,'()+.;-]{3,80}$/u.test(named) && !DESCRIBES.test(named)) {
      found.add(tidy(behind[1]));
      for (const one of splitOutside(named, isSemicolon)) found.add(one);
    } else found.add(base);
  }
  const names = [...found].filter(isName);
  const [first = ''] = found;
  // If no name is usable, the first one is cut short, so that a report can name the substance at all.
  return names.length > 0 || !/\p{L}{3}/u.test(first) || /^moved or deleted/i.test(first)
    ? names
    : [`${first.slice(0, LONGEST - 3).replace(/[ ,(-]+$/, '')} …`];
}

/** The names of the prohibited substances in one row of Annex II. */
export interface NamedRow {
  /** Reference number. */
  readonly entry: string;
  /** Names as printed, without words that belong to the entry ("(INN)", "and its salts", "[1]"). */
  readonly names: readonly string[];
  /** Scientific names of plants. */
  readonly plants: readonly string[];
  /** Whether it prohibits a class of substances without listing them one by one. */
  readonly group: boolean;
}

const one = (text: string): string => text.replace(/\s+/g, ' ').trim();

const STANDARD = / ?[([](?:INNM?s?|INCI|ISO|USAN|BAN|r?INN|CAS[^)]*|EINECS[^)]*)[)\]]| ?\(\d\)(?=$| )| - ISO\b|-ISO\b/g;
const ABOUT =
  /(?:,| and)? (?:its|their) (?:[a-z-]+ ){0,5}?(?:salts?|derivatives|esters|ethers|compounds?|isomers|preparations|complexes|hydrofluorides|acetate)\b.*$/i;
const FURTHER = /,? and (?:its |their |other )?(?:compounds?|salts|derivatives|their salts|salts of the acid).*$/i;
const EXAMPLE = /^.* e\.g\. |,? including:?.*$/i;
const SALTS = /^(.+? salts)(?: and their esters)?$/i;
const PLANT = /^\p{Lu}\p{Ll}{3,} (?:\p{Ll}{4,}|spp?\.?|species)\b/u;
const PARTS = / ?(?:L\.|Tul\.|Balf\.|Holmes|Steinh\.|Juss\.|Lind|Brot\.)? ?(?:\([^()]*\)|,.*| and (?:its|their) .*)?$/;

/** Rows that name a class: without a number of its own, or with a class name in the plural. */
const GROUP =
  /\bcompounds?\b(?!.*\[\d\])|^(?:antibiotics|progestogens|oestrogens|barbiturates|glucocorticoids|narcotics|sulphonamides|nitrosamines|substances with|anti-androgens|hydrazides|gold salts|barium salts|vaccines|radioactive|sympathicomimetic|synthetic curar|secondary alkyl|alkyne alcohols|borates|benzazepines|cells, tissues|category 1|furocoumarines|nitrostilbenes|nitroderivatives|inorganic nitrites|phosphorus and metal|salts of o-alkyl|tetrabromosal|dibromosal|dichlorosal|tetrachlorosal|toluidines|xylidines|aniline, its|dinitrophenol|nitrocresols|thiourea and its|thiuram mono|crude and refined|alkali pentacyano|hydrazine, its|strophantines|strontium poly|glass micro|petroleum, coal|dichloroeth)/i;

const marked = (text: string): string => text.replace(/ ?\[\d{1,2}\] ?,?/g, ';');

/** Splits a text at the given characters, but not inside brackets. */
function outside(text: string, signs: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth <= 0 && signs.includes(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map(one).filter((part) => part !== '');
}

const BEHIND = /^(.{4,}?) \(((?:[^()]|\([^()]*\))+)\)$/;
/** False for words that are not substances, such as "sodium" in "and its sodium salts" or "polymeric" after a name. */
const isName = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  !/^(?:salts?|and|or|e\.g|sodium|ammonium|acetate|nano|polymeric|roots, powder.*)$/i.test(text);

/** "Deanol (aceglumate)" contains two names; "(leaves, roots)" after a plant and "(R)" are not names. */
const bracketed = (text: string): string[] => {
  const found = BEHIND.exec(text);
  const behind = found?.[2]?.replace(/^(?:INCI|INN|ISO): ?/, '') ?? '';
  return found?.[1] &&
    /^[\p{L}\d'(][\p{L}\d ,'().+-]{3,}$/u.test(behind) &&
    !/principal|isomers|stabili|additive|with diameter|synthetic/.test(behind)
    ? [found[1], ...outside(behind, ';')]
    : [text];
};

/**
 * The names in one row, without the words that belong to the entry rather than to a name.
 * @param entry reference number
 * @param cell the column "Chemical name / INN"
 */
export function namedRow(entry: string, cell: string): NamedRow {
  const text = one(cell);
  const group = GROUP.test(text);
  const names = new Set<string>();
  const plants = new Set<string>();
  for (const part of outside(marked(text).replace(STANDARD, ''), ';')) {
    const plain = one(part.replace(/^and (?:its )?/i, ''));
    if (
      PLANT.test(plain) &&
      !/ acid\b|residues|^\p{Lu}\p{Ll}+ \p{Ll}+ (?:flower )?extract/u.test(plain) &&
      /prepar|leaves|oil\)|fruit|seeds|roots|extract|Balf|cherry|alkaloids/.test(text)
    ) {
      plants.add(one(plain.replace(PARTS, '').replace(/ (?:spp?\.?|species)$/, '')));
      continue;
    }
    const bare = one(plain.replace(ABOUT, '').replace(FURTHER, '').replace(EXAMPLE, ''));
    for (const name of bracketed(SALTS.exec(bare)?.[1] ?? bare)) if (isName(name)) names.add(name);
  }
  return { entry, names: [...names], plants: [...plants], group };
}

const ACIDS =
  `hydrochlorid, chlorhydrat, clorhidrat, hidroclorur, hidrocloret, cloridrat, chlorid, klorid, clorur, hydrobromid, bromhydrat, bromhidrat,
  hidrobromur, bromidrat, bromid, iodid, jodid, sulfat, solfat, phosphat, fosfat, nitrat, maleat, fumarat, tartrat,
  bitartrat, succinat, sukzinat, citrat, acetat, lactat, lattat, gluconat, mesylat, mesilat, besylat, besilat, tosylat,
  tosilat, embonat, pamoat, salicylat, lysinat, lisinat, argininat, orotat, aspartat`
    .split(/,\s*/)
    .join('|');
const ACID = `(?:mono|di|tri|hemi|bi)?(?:hydrogen|hydro|idrogeno)?(?:${ACIDS})[eo]?`;
const METALS = 'natrium|kalium|calcium|kalzium|magnesium|lithium';
const WORDS =
  `hcl, hbr, sodium, disodium, natria, kalia, kalcia, potassium, sodique, sodico, sodica, potassique, potasico, potassico, calcique,
  lysin, lysine, lisina, dl lysin, dl lysine, trometamol, tromethamine, arginin, arginine, epolamin, epolamine,
  meglumin, meglumine, diethylamin, diethylamine, diethylammonium, n ethylethanamin, n ethylethanamine`
    .split(/,\s*/)
    .join('|');
const WATER = '(?: ?(?:mono|di|tri|tetra|hemi|sesqui)?(?:hydrat|idrat|hidrat)[eo]?)?';

/** "Propranololhydrochlorid", "Codeinphosphat-Hemihydrat", "Loperamid-HCl", "pseudoefedrina cloridrato". */
const BEHIND = new RegExp(`^(.{4,}?)(?: ?(?:${ACID}|(?:di)?(?:${METALS}))| (?:${WORDS}))${WATER}$`);
/** "chlorhydrate de pseudoéphédrine", "fosfato de codeína". */
const BEFORE = new RegExp(`^(?:${ACID}) (?:de|d|di|of) (.{4,})$`);

const LONGEST = 80;

/**
 * The possible names of the medicine that a name is a salt of, however a language joins the two: as one word, with a
 * hyphen, before or after; also with the English ending. The caller must check that such a medicine exists: sodium
 * sulfate is not a salt of one.
 * @param name a normalised name that matched nothing
 */
export const basesOfSalt = (name: string): readonly string[] => {
  if (name.length > LONGEST) return [];
  const base = BEFORE.exec(name)?.[1] ?? BEHIND.exec(name)?.[1];
  return base === undefined ? [] : [base, `${base}e`, base.replace(/a$/, 'e'), base.replace(/[ao]$/, '')];
};

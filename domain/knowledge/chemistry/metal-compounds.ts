import { oneOf } from '../inci/inci-stems.ts';

/** Words for an element in the names of its compounds, with the pack's name for the group. */
const ELEMENTS: Readonly<Record<string, string>> = {
  lead: 'lead compound',
  plumbous: 'lead compound',
  plumbic: 'lead compound',
  mercury: 'mercury compound',
  mercuric: 'mercury compound',
  mercurous: 'mercury compound',
  cadmium: 'cadmium compound',
  arsenic: 'arsenic compound',
  arsenious: 'arsenic compound',
  arsenous: 'arsenic compound',
  antimony: 'antimony compound',
  antimonous: 'antimony compound',
  beryllium: 'beryllium compound',
  thallium: 'thallium compound',
  thallous: 'thallium compound',
  thallic: 'thallium compound',
  tellurium: 'tellurium compound',
  selenium: 'selenium compound',
  barium: 'barium compound',
  gold: 'gold compound',
  aurous: 'gold compound',
  auric: 'gold compound',
  neodymium: 'neodymium compound',
  uranium: 'uranium compound',
  uranyl: 'uranium compound',
  radium: 'radium compound',
  thorium: 'thorium compound',
  nickel: 'nickel compound',
  nickelous: 'nickel compound',
};

const ANIONS = oneOf(
  `acetate, subacetate, acetylacetonate, nitrate, subnitrate, nitrite, chloride, bromide, iodide, fluoride, oxide,
  hydroxide, carbonate, bicarbonate, subcarbonate, hydroxycarbonate, sulfate, bisulfate, sulfide, polysulfide, sulfite,
  thiosulfate, phosphate, phosphite, hypophosphite, phosphide, pyrophosphate, molybdate, tungstate, vanadate, stearate,
  oleate, palmitate, myristate, laurate, behenate, linoleate, naphthenate, octoate, octanoate, caprylate,
  ethylhexanoate, 2 ethylhexanoate, isononanoate, neodecanoate, neoundecanoate, undecylenate, resinate, tallate,
  citrate, tartrate, lactate, gluconate, malate, maleate, fumarate, succinate, formate, propionate, butyrate, oxalate,
  malonate, benzoate, salicylate, phthalate, chlorate, bromate, iodate, perchlorate, permanganate, hypochlorite,
  thiocyanate, cyanate, cyanide, ferrocyanide, ferricyanide, azide, silicate, orthosilicate, metasilicate, titanate,
  zirconate, stannate, aluminate, manganate, ferrate, arsenate, arsenite, antimonate, antimonide, arsenide, selenide,
  telluride, selenate, selenite, tellurate, aspartate, glutamate, methionate, sulfamate, sulfonate, methanesulfonate,
  trifluoroacetate, trichloroacetate, amidochloride, oxychloride, oxysulfate, oxycyanide, fluoroborate,
  tetrafluoroborate, hexafluorosilicate, fluorosilicate, sodium chloride, potassium chloride, potassium tartrate,
  sodium tartrate, sodium gluconate, sodium thiosulfate, sodium thiomalate, thioglucose, acetylmethionate`,
);
const COUNT =
  '(?:mono|hemi|sesqui|di|bi|bis|tri|tris|tetra|tetrakis|penta|hexa|hepta|octa|per|sub|hypo|ortho|meta|pyro)?';
const STATE = '(?: ?\\((?:i{1,3}|iv|vi{0,3}|[1-7]\\+?)\\))?';
const WATER = '(?:,? (?:mono|di|tri|tetra|penta|hexa|hepta|octa|deca|hemi)?hydrate| anhydrous| \\(anhydrous\\))?';
const COMPOUND = new RegExp(
  `^(?:basic )?(?:bi|di|tri|tetra|penta)?(${Object.keys(ELEMENTS).join('|')})${STATE} (?:hydrogen |dihydrogen |hydroxide |basic )?\\(?${COUNT} ?\\(?${ANIONS}\\)?\\)?${WATER}$`,
);

const CATIONS = oneOf(
  `sodium, potassium, ammonium, calcium, magnesium, zinc, copper, cupric, iron, ferric, ferrous, lithium, strontium, silver,
  manganese, cobalt, aluminum, disodium, dipotassium, trisodium, tetrasodium, monosodium, monopotassium, tripotassium,
  diammonium, triammonium, tricalcium, dicalcium, bismuth, tin, stannous, lead, nickel, barium, mea, mipa, methyl, ethyl,
  trimethyl, triethyl, trioctyldodecyl, ethanolamine, monoethanolamine`,
);
/** Anions that contain the element themselves. */
const OXYANIONS: Readonly<Record<string, string>> = {
  arsenate: 'arsenic compound',
  arsenite: 'arsenic compound',
  cacodylate: 'arsenic compound',
  antimonate: 'antimony compound',
  selenate: 'selenium compound',
  selenite: 'selenium compound',
  tellurate: 'tellurium compound',
  tellurite: 'tellurium compound',
  plumbate: 'lead compound',
  aurothiomalate: 'gold compound',
  chloroaurate: 'gold compound',
  chromate: 'chromate',
  dichromate: 'chromate',
  bichromate: 'chromate',
  borate: 'borate',
  metaborate: 'borate',
  tetraborate: 'borate',
  pentaborate: 'borate',
  octaborate: 'borate',
};
const SALT = new RegExp(
  `^(?:${CATIONS})${STATE} (?:hydrogen |dihydrogen )?(?:ortho|meta|pyro|di|tri|per)?(${Object.keys(OXYANIONS).join('|')})${WATER}$`,
);
const FREE_ACID =
  /^(?:ortho|meta|pyro)?(arsenic|arsenous|selenic|selenious|telluric|tellurous|antimonic|chromic) acid$/;
const OF_ACID: Readonly<Record<string, string>> = {
  arsenic: 'arsenic compound',
  arsenous: 'arsenic compound',
  selenic: 'selenium compound',
  selenious: 'selenium compound',
  telluric: 'tellurium compound',
  tellurous: 'tellurium compound',
  antimonic: 'antimony compound',
  chromic: 'chromate',
};

/**
 * Compounds that the group entries exclude by name: allowed with limits, under their own entries (CosIng II/46,
 * II/297).
 */
const EXCEPTED = /^(?:barium sulf(?:ate|ide)|selenium (?:di)?sulfide)/;
const HINT = new RegExp(
  `^(?:basic )?(?:bi|di|tri|tetra|penta)?(?:${Object.keys(ELEMENTS).join('|')})|(?:ate|ite|acid)(?: |$)`,
);

/**
 * The group of a metal compound, read from its name: cation and anion from closed lists, with nothing left over ("lead
 * stearate", "mercuric chloride", "sodium arsenate", "zinc borate").
 * @param name a normalised name
 * @returns the pack's name for the group ("lead compound"), or null
 */
export const metalGroup = (name: string): string | null => {
  if (name.length > 80 || !HINT.test(name)) return null;
  const compound = COMPOUND.exec(name)?.[1];
  if (compound !== undefined && !EXCEPTED.test(name)) return ELEMENTS[compound] ?? null;
  const salt = SALT.exec(name)?.[1];
  if (salt !== undefined) return OXYANIONS[salt] ?? null;
  const acid = FREE_ACID.exec(name)?.[1];
  return acid === undefined ? null : (OF_ACID[acid] ?? null);
};

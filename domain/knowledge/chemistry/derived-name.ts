import { oneOf } from '../inci/inci-stems.ts';
import { metalGroup } from './metal-compounds.ts';

const SALT_ENDS = oneOf(
  `hydrochloride, hcl, dihydrochloride, 2hcl, hydrobromide, hbr, hydroiodide, hydrofluoride, chloride, bromide, iodide,
  sulfate, hemisulfate, bisulfate, disulfate, nitrate, phosphate, diphosphate, acetate, trifluoroacetate, maleate,
  fumarate, hemifumarate, tartrate, bitartrate, citrate, lactate, gluconate, glucoheptonate, succinate, malate, oxalate,
  mesylate, mesilate, methanesulfonate, besylate, besilate, tosylate, tosilate, edisylate, camsylate, napsylate,
  salicylate, benzoate, pamoate, embonate, stearate, hippurate, mandelate, tannate, resinate, methylbromide,
  methonitrate, metilsulfate, methylsulfate, sodium, potassium, calcium, magnesium, zinc, ammonium, lithium, lysine,
  trometamol, tromethamine, meglumine, olamine, benzathine, procaine, hyclate, hydrate, monohydrate, dihydrate,
  trihydrate, hemihydrate, sodium phosphate, sodium succinate, disodium phosphate, hydrogen sulfate, hydrogen tartrate`,
);
const ESTER_ENDS = oneOf(
  `acetate, propionate, dipropionate, butyrate, isobutyrate, valerate, pivalate, caproate, hexanoate, enanthate,
  heptanoate, caprylate, undecanoate, undecylenate, decanoate, laurate, palmitate, stearate, oleate, succinate,
  hemisuccinate, sodium succinate, furoate, buteprate, aceponate, cypionate, cipionate, phenylpropionate, benzoate,
  hexahydrobenzoate, acetonide, acetophenide, hexacetonide, tebutate, diacetate, etabonate, estolate, ethylsuccinate,
  stinoprate, pivoxil, axetil, proxetil, medoxomil, sodium phosphate, disodium phosphate, sodium metasulfobenzoate,
  isocaproate, nicotinate, dinitrate, 17 butyrate, 17 valerate, 21 acetate`,
);
const BASES = oneOf(
  `sodium, disodium, potassium, dipotassium, calcium, magnesium, zinc, ammonium, lithium, silver, aluminum, tea, mea,
  dea, triethanolamine, benzathine, procaine`,
);
const SALT_TAIL = new RegExp(`^(.{4,}?) ${SALT_ENDS}$`);
const ESTER_TAIL = new RegExp(`^(.{4,}?) ${ESTER_ENDS}$`);
const SALT_HEAD = new RegExp(`^${BASES} (.{4,})$`);
const ESTER_HEAD = oneOf(
  `methyl, ethyl, propyl, isopropyl, butyl, isobutyl, amyl, hexyl, octyl, ethylhexyl, 2 ethylhexyl, lauryl, stearyl,
  glyceryl, menthyl, benzyl`,
);
const OF_ALCOHOL = new RegExp(`^${ESTER_HEAD} (.{4,})ate$`);
/** INCI: "DEA-Oleth-3 Phosphate" is a salt of diethanolamine, "Cocamide DEA" is not. */
const AMINE_SALT = /^dea [a-z].{3,}(?:ate|ite)$|^dea (?:c\d|.*sulfate)/;

const LONGEST = 120;

/**
 * The names that legal entries use for what a name is a salt, an ester or a compound of: "warfarin salt", "testosterone
 * ester", "lead compound". The pack has such a name only if an entry says "and its salts", so a salt of anything else
 * finds nothing.
 * @param name a normalised name that matched nothing
 */
export const derivedFrom = (name: string): readonly string[] => {
  if (name.length > LONGEST) return [];
  const metal = metalGroup(name);
  if (metal !== null) return [metal];
  const found: string[] = [];
  const salt = SALT_TAIL.exec(name)?.[1];
  if (salt !== undefined) found.push(`${salt} salt`);
  const ester = ESTER_TAIL.exec(name)?.[1];
  if (ester !== undefined) found.push(`${ester} ester`);
  const acid = SALT_HEAD.exec(name)?.[1];
  if (acid !== undefined) {
    found.push(`${acid} salt`);
    if (acid.endsWith('ate')) found.push(`${acid.slice(0, -3)}ic acid salt`);
  }
  const esterified = OF_ALCOHOL.exec(name)?.[1];
  if (esterified !== undefined) found.push(`${esterified}ic acid ester`);
  if (AMINE_SALT.test(name)) found.push('diethanolamine salt');
  return found;
};

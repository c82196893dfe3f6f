import { fractionInEnglish } from './uvcb-languages.ts';

const RAW = '(?:petroleum|coal|coal tar|coal-petroleum|oil sand|shale oil|brown-coal|brown-coal tar)';
/** Heads used without "(petroleum)": plurals and names of streams, which nothing else on a label uses. */
const STREAM =
  /^(?:hydrocarbons|alkanes|alkenes|aromatic hydrocarbons|fuel oil|fuels|fuel-gases|fuel gases|residual oils|residues|distillates|creosote oil|petroleum gases|petroleum products|tar acids|tar oils|gas oils|lubricating greases|hydrocarbon waxes|pitch|slimes and sludges)$/i;
const GROUP_OF_CHAINS =
  /^(?:alcohols|fatty acids|fatty alcohols|amines|amides|glycerides|glycols|alkylbenzenes|benzenesulfonic acid|sulfonic acids|quaternary ammonium compounds|siloxanes and silicones|betaines|imidazolium compounds|olefins)$/i;
const OF = new RegExp(`^[\\p{L} ]+ \\(${RAW}\\)$`, 'iu');

/** What follows a comma in such a name: chain lengths, how it was made, which part of it. */
const TAIL =
  /^(?:(?:mono-|di-|tri-|n-)?c\d{1,2}(?:[ -]{1,3}c?\d{1,2})?(?:[ -](?:rich|alkyl|alkyldimethyl|branched|linear|unsatd|n-alkanes|isoalkanes|fraction|and c\d{1,2}.*|.{0,24}))?|n-alkanes?|iso-?alkanes?|isoparaffins?|cyclics?|cycloalkanes?|aromatics?|< ?\d.*aromatics?|.*ethoxylated.*|propoxylated|.*sulfated|.*derivs?|light|heavy|middle|intermediate|.*(?:hydro|solvent[- ]|acid-|clay-|carbon-|chemically|catalytic|steam|thermal|straight-run|sweetened|dewaxed|cracked|treated|refined|extd|extn|distn|distill|residue|fraction|-rich|-free|low-temp|high-temp|high-boiling|low-boiling|arom\.|paraffinic|naphthenic|aliph\.|sulfur|vacuum|stripper|residual|oxidized|bottoms|coker).*|benzyl-?c.*|di-?c\d.*|coco.*|tallow.*|soya.*|.*alkyl.*|chlorides?|bromides?|(?:ethyl|methyl) sulfates?|(?:sodium|potassium|ammonium|calcium) salts|no\.? \d|diesel|jet aircraft|branched.*|linear.*|unsatd\.?|hydrogenated|chloro)$/i;

/** Whether a name may be the head of a fraction or a mixture of chain lengths that continues after commas. */
export const isFractionHead = (text: string): boolean => {
  const bare = fractionInEnglish(text.trim());
  return bare.length < 80 && (STREAM.test(bare) || OF.test(bare) || GROUP_OF_CHAINS.test(bare));
};

export const isFractionTail = (text: string): boolean => text.length < 120 && TAIL.test(fractionInEnglish(text.trim()));

const CHAINS = /\bC ?\d{1,2}(?: ?[-–] ?C?\d{1,2})?\b/i;

/** Whether a whole name has the form of a fraction or a mixture of chain lengths. */
export const isFraction = (text: string): boolean => {
  const name = fractionInEnglish(text);
  return CHAINS.test(name) || OF.test(name.split(',')[0] ?? '') || STREAM.test(name);
};

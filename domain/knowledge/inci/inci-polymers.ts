const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Monomers, end groups and radicals in the names of acrylic and vinyl polymers. */
const MONOMER = words(`acrylate methacrylate acrylic methacrylic acid acrylamide methacrylamide acryloyldimethyltaurate
  acryloyldimethyl taurate ammonium sodium potassium amp ampd aminoacrylate hydroxyacrylate hydroxyester succinate vp va pvp
  pvm ma vinyl pyrrolidone caprolactam crotonate neodecanoate isodecanoate propionate octylacrylamide octylpropenamide
  butylaminoethyl dimethylaminoethyl dimethylaminoethylmethacrylate dmapa imidazole styrene butadiene isoprene isobutylene
  ethylene propylene butylene octene hydrogenated methyl ethyl butyl isobutyl hexyl ethylhexyl lauryl stearyl behenyl
  tridecyl isobornyl allyl hydroxyethyl hydroxypropyl methoxyethyl glycol glyceryl dimethacrylate dimethylacrylamide
  diacetoneacrylamide itaconate maleate maleic eicosene hexadecene decadiene olefin divinylbenzene dvb mathacrylate
  polytrimethylsiloxymethacrylate polytrimethyl siloxymethacrylate trimethicone dimethicone dimethiconol bis alkyl isoalkyl
  aminoethyl carboxyethyl c isophorone methylstyrene indene butylated triacontanyl tricontanyl steareth beheneth ceteth
  laureth palmeth ceteareth peg ppg methoxy adipic neopentyl trimellitic anhydride phthalic diethylene glycerin glycols
  sebacic capryloyl caprylyl castor oil polyvinyl alcohol polyvinylalcohol acrylonitrile sulfonate sulfonic amps polystyrene
  t octadecene cyclohexanedimethanol chdm ipdi hdi smdi tmhdi dilinoleic dimer dilinoleyl dimethylcarbonate butanediol
  propanediol trimethylolpropane trimethylol hexyllactone polycaprolactone caprolactone isophthalate diglycol sip
  polyglycerin ethylenediamine distearyl stearyldimer tallate methacryloyloxyethyl phosphate phosphorylcholine
  methacryloyl sodium acryloyl vinylpyrrolidone starch corn hydroxy ester half polyacrylate polymethacrylate ethylamine oxide
  acrylamidopropyltrimonium chloride methacrylamidopropyltrimonium hydroxyethylcellulose isopropyl fumarate linseed pinene
  dipentene sucrose benzoate tetrafluoroethylene hexafluoropropylene`);

/** Words in the names of silicones. */
const SILICONE =
  words(`dimethicone amodimethicone methicone trimethicone dimethiconol cyclomethicone trisiloxane disiloxane
  cyclopentasiloxane cyclohexasiloxane siloxysilicate trimethylsiloxysilicate trimethylsiloxy silsesquioxane
  methylsilsesquioxane polymethylsilsesquioxane polysilsesquioxane polypropylsilsesquioxane phenylsilsesquioxane
  propylsilsesquioxane vinyldimethicone divinyldimethicone vinyldimethyl polydimethylsiloxane polydimethylsiloxyethyl
  trimethylsiloxyphenyl diphenylsiloxy diphenyl phenyl phenylpropyl phenylisopropyl vinyl methyl ethyl propyl butyl hexyl
  octyl caprylyl capryl lauryl cetyl cetearyl stearyl stearoxy behenyl behenoxy isostearyl alkyl alkoxy oleyl ether bis tri
  tris di peg ppg peg/ppg hydroxypropyl hydroxy methoxy ethoxy aminopropyl aminoethyl aminoethylaminopropyl hydroxyethoxypropyl
  polyglyceryl polyglycerin glyceryl diglyceryl triglyceryl isobutyl isostearate laurate phosphate olivate meadowfoamate
  beeswax crosspolymer copolymer silicate resin silylate silane silica hydrogen silylethyl dimethyl copolyol pg propyl
  methylsilanediol silanetriol trimethylpentaphenyl pentaphenyl tetraphenyl tetramethyl trimethyl fluoroalkyl polyether
  amino diisopropanolamino morpholinomethyl nylon`);

const SILICONE_HEAD = /(?:dimethicone|methicone|dimethiconol|siloxane|silsesquioxane|siloxysilicate|vinyldimethicone)$/;
// A quick test that most names fail.
const SILICONE_HINT = /methicon|silox|silsesq/;
const POLYMER_HEAD = /^(?:co|cross|ter)?polymer$/;
const ACRYLIC =
  /acryl|vinyl|\bv[pa]\b|\bpvm\b|styrene|ethylene|propylene|isobutylene|crotonate|dilinole|adipic|phthalic|sebacic|ipdi|hdi|butadiene|isoprene/;

const isNumber = (word: string): boolean => /^(?:c?\d{1,3}m?)$/.test(word);

const tokens = (name: string): readonly string[] => name.split(/[ /()]+/).filter((word) => word !== '');

/**
 * Whether a name is a polymer named by its monomers, all of them known: "acrylates/c10 30 alkyl acrylate crosspolymer".
 */
export const isPolymerName = (name: string): boolean => {
  if (!ACRYLIC.test(name)) return false;
  const parts = tokens(name);
  if (parts.length < 2 || parts.length > 16) return false;
  let last = parts.length - 1;
  // "crosspolymer 2"
  while (last > 0 && isNumber(parts[last] ?? '')) last -= 1;
  return (
    last > 0 &&
    POLYMER_HEAD.test(parts[last] ?? '') &&
    parts.slice(0, last).every((one) => isNumber(one) || MONOMER.has(one))
  );
};

/**
 * Whether a name is a silicone: "bis peg 18 methyl ether dimethyl silane", "lauryl peg 9 polydimethylsiloxyethyl
 * dimethicone".
 */
export const isSiliconeName = (name: string): boolean => {
  if (!SILICONE_HINT.test(name)) return false;
  const parts = tokens(name);
  return (
    parts.length >= 2 &&
    parts.length <= 14 &&
    parts.some((one) => SILICONE_HEAD.test(one)) &&
    parts.every((one) => isNumber(one) || SILICONE.has(one))
  );
};

/** Numbered series of synthetic polymers. */
export const NUMBERED_POLYMER =
  /^(?:polyester|polyurethane|polysilicone|polyacrylate|polyamide|polyimide|polyether|poloxamer|poloxamine|meroxapol|polyurethane crosspolymer|polyacrylate crosspolymer|polyester crosspolymer|acrylate crosspolymer|dimethicone crosspolymer) \d{1,4}(?: crosspolymer| copolymer)?$/;

import { ALKOXY, ALKYL_SALT, BEGINS_CATION, CATION, type InciFamily } from './inci-family.ts';
import { AMINO_ACID, OIL, PROTEIN_SOURCE } from './inci-oils.ts';
import { ACYL, AMIDE, CARBON, ETH, FATTY_ATE, LONG_ALKYL, oneOf } from './inci-stems.ts';

const ETHER = `(?:${ETH}eth|${CARBON} (?:sec )?pareth|pareth)`;
const AMPHO = oneOf(
  `capryl, capr, capro, caproyl, palm, coco, coc, laur, lauro, myristo, palmito, stear, stearo, oleo, olivo, oliv, babassu, soy,
  wheatgerm, wheat germ, cottonseed, sweetalmond, sweet almond, sunflowerseed, palm kernel, ricinole, isostear, mango,
  tallow, grapeseed, avocado, argan, capryloyl, lauroyl, cocoyl, caprylo, isostearo, undecyleno`,
);
const DIALKANOLAMIDE = 'CosIng III/60 (nitrosating systems)';
const ALKANOLAMIDE = 'CIR 2015 (ethanolamides, N-nitrosation)';

/** Soaps, sulfates, acyl amino acids, amphoterics, amides, glucosides and ethers by the rules of INCI nomenclature. */
export const SURFACTANTS: readonly InciFamily[] = [
  {
    family: 'Salt of a fatty acid',
    begins: BEGINS_CATION,
    pattern: new RegExp(`^${CATION}(?:/${CATION})? (?:di|tri|mono)?${FATTY_ATE}(?:/${FATTY_ATE})*$`),
    functions: ['surfactant_anionic'],
  },
  {
    family: 'Alkyl or ether sulfate, phosphate, carboxylate or sulfosuccinate',
    begins: BEGINS_CATION,
    pattern: new RegExp(
      `^${CATION} (?:di|tri)?(?:${LONG_ALKYL}|${CARBON} (?:iso)?alkyl|${CARBON}|${ETHER}(?: \\d{1,3})?|${ALKOXY} ${LONG_ALKYL}|${LONG_ALKYL} (?:glucose|glucoside)|${OIL})(?:/${LONG_ALKYL})? ${ALKYL_SALT}$`,
    ),
    functions: ['surfactant_anionic'],
  },
  {
    family: 'Olefin or alkane sulfonate',
    pattern: new RegExp(`^${CATION} ${CARBON} (?:olefin|alkane|alkyl) (?:sec )?(?:sulfonate|sulfate)$`),
    functions: ['surfactant_anionic'],
  },
  {
    family: 'Sulfosuccinate of a fatty amide',
    pattern: new RegExp(
      `^(?:di|mono)?(?:sodium|ammonium|potassium) (?:${ALKOXY} )?${AMIDE}o (?:mea|mipa|peg \\d{1,2}) ?sulfosuccinate$`,
    ),
    functions: ['surfactant_anionic'],
  },
  {
    family: 'Acyl amino acid',
    pattern: new RegExp(
      `^(?:${CATION} )?(?:di)?(?:methyl )?${ACYL} (?:(?:methyl )?${AMINO_ACID}|hydrolyzed ${PROTEIN_SOURCE}(?: protein)?|sarcosine|glycine|proline|alanine|lysine|taurine|glutamic acid|aspartic acid|serine|threonine|leucine|isoleucine)$`,
    ),
    functions: ['surfactant_anionic'],
  },
  {
    family: 'Amphoacetate',
    pattern: new RegExp(
      `^(?:mono|di|tri)?(?:sodium|potassium|magnesium) ${AMPHO}o?ampho(?:acetate|diacetate|propionate|dipropionate|hydroxypropylsulfonate|carboxymethylhydroxypropylsulfonate|carboxyglycinate|carboxypropionate|glycinate)$`,
    ),
    functions: ['surfactant_amphoteric'],
  },
  {
    family: 'Betaine, sultaine or amine oxide',
    pattern: new RegExp(
      `^(?:${AMIDE}opropyl (?:betaine|hydroxysultaine|sultaine|amine oxide)|${AMIDE}opropylamine oxide|(?:${LONG_ALKYL}) (?:betaine|hydroxysultaine|sultaine|dimethylamine oxide)|(?:laur|myrist|stear|coc|ole|palmit|soy|dec|behen|tallow)amine oxide)$`,
    ),
    functions: ['surfactant_amphoteric'],
  },
  {
    family: 'Diethanolamide of fatty acids',
    pattern: new RegExp(`^(?:${ALKOXY} )?${AMIDE}e dea$`),
    functions: ['surfactant_nonionic'],
    classes: ['NITROSAMINE'],
    source: DIALKANOLAMIDE,
  },
  {
    family: 'Ethanolamide of fatty acids',
    pattern: new RegExp(`^(?:${ALKOXY} )?(?:hydroxypropyl )?(?:bi)?${AMIDE}e mea(?: sulfate)?$`),
    functions: ['surfactant_nonionic'],
    classes: ['NITROSAMINE'],
    source: ALKANOLAMIDE,
  },
  {
    family: 'Amide of fatty acids',
    pattern: new RegExp(`^(?:${ALKOXY} )?(?:hydroxyethyl )?${AMIDE}e(?: mipa| amp)?$`),
    functions: ['surfactant_nonionic'],
  },
  {
    family: 'Alkyl glycoside',
    pattern: new RegExp(
      `^(?:${LONG_ALKYL}|butyl|${CARBON} alkyl|${OIL})(?:/(?:${LONG_ALKYL}))? (?:poly)?(?:glucoside|glycoside|xyloside|glucose|rhamnoside)$`,
    ),
    functions: ['surfactant_nonionic'],
  },
  {
    family: 'Ether with ethylene or propylene glycol',
    pattern: new RegExp(
      `^(?:di|tri)?(?:ppg \\d{1,3} )?${ETHER} \\d{1,3}(?: (?:phosphate|sulfate|carboxylate|carboxylic acid|acetate|benzoate|${FATTY_ATE}))?$`,
    ),
    functions: ['emulsifier'],
  },
  {
    family: 'Polysorbate',
    pattern: /^polysorbate (?:2[01]|40|6[015]|8[015]|120)$/,
    functions: ['emulsifier'],
  },
];

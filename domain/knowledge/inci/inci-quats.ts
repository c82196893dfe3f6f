import { ALKOXY, type InciFamily } from './inci-family.ts';
import { PROTEIN_SOURCE } from './inci-oils.ts';
import { AMIDE, oneOf } from './inci-stems.ts';

const COUNTER =
  '(?:chloride|bromide|methosulfate|ethosulfate|tosylate|phosphate|saccharinate|ethyl sulfate|chloride phosphate|esylate)';
const ROOT = oneOf(
  `cetri, stear, stearyl, behen, behenyl, laur, lauryl, myr, myrist, myristyl, coco, soy, tallow, hydrogenated tallow, palm,
  palmit, arachid, brassic, octyldodecyl, isostear, dicetyl, distearyl, dilauryl, dicoco, didecyl, dioctyl, dibehenyl,
  dibehenyl/diarachidyl, ditallow, dihydrogenated tallow, tricetyl, trilauryl, cet, cetear, cetearyl, olive, ole`,
);
const GUM = oneOf(
  `guar, hydroxypropyl guar, cassia, starch, locust bean, caesalpinia spinosa, tara, fenugreek, dextran, inulin, chitosan,
  galactoarabinan, tamarindus indica, hyaluronate, honey, maltodextrin, cellulose, glucan, xanthan, konjac mannan, pullulan`,
);
const ONIUM = oneOf(
  'cocodimonium, laurdimonium, lauryldimonium, steardimonium, stearyldimonium, cocodimonium, hydroxypropyltrimonium, propyltrimonium, triethonium, cetyldimonium, isostear dimonium',
);

/** Cationic conditioners and polymers by the rules of INCI nomenclature. */
export const QUATS: readonly InciFamily[] = [
  {
    family: 'Alkyl ammonium salt',
    pattern: new RegExp(`^${ROOT}(?:trimonium|monium|dimonium|alkonium) ${COUNTER}$`),
    functions: ['surfactant_cationic', 'conditioner'],
  },
  {
    family: 'Ammonium salt of a fatty amide',
    pattern: new RegExp(
      `^(?:sodium )?${AMIDE}opropyl ?(?:trimonium|alkonium|ethyldimonium|dimonium|pg dimonium|morpholinium) ${COUNTER}$|^${AMIDE}opropalkonium ${COUNTER}$`,
    ),
    functions: ['surfactant_cationic', 'conditioner'],
  },
  {
    family: 'Amine of a fatty amide',
    pattern: new RegExp(
      `^${AMIDE}o(?:propyl dimethylamine|ethyl diethylamine)(?: (?:lactate|stearate|behenate|phosphate|gluconate|citrate))?$`,
    ),
    functions: ['conditioner'],
  },
  {
    family: 'Quaternised gum or starch',
    pattern: new RegExp(`^(?:hydroxypropyl )?${GUM} hydroxypropyl ?trimonium chloride$`),
    functions: ['conditioner'],
  },
  {
    family: 'Quaternised protein',
    pattern: new RegExp(
      `^${ONIUM}(?: hydroxypropyl)? (?:hydrolyzed ${PROTEIN_SOURCE}(?: protein| starch)?|${PROTEIN_SOURCE} (?:amino acid|protein))$`,
    ),
    functions: ['conditioner'],
  },
  {
    family: 'Polyquaternium',
    pattern: /^polyquaternium \d{1,3}$/,
    functions: ['conditioner'],
    classes: ['PERSISTENT'],
    source: 'ECHA on synthetic polymers',
  },
  {
    family: 'Quaternium',
    // Quaternium-15 releases formaldehyde and has its own entry.
    pattern:
      /^(?:silicone )?quaternium (?!15\b)\d{1,3}(?: (?:hydrolyzed (?:keratin|silk|collagen|wheat protein)|bentonite|hectorite|montmorillonite|sepiolite|methosulfate))?$/,
    functions: ['conditioner'],
  },
  {
    family: 'Ethoxylated ammonium salt',
    pattern: new RegExp(`^${ALKOXY} (?:coco|stear|olea|tallow|diethyl|soy)monium ${COUNTER}$`),
    functions: ['surfactant_cationic', 'conditioner'],
  },
];

import type { InciFamily } from './inci-family.ts';
import { PROTEIN_SOURCE } from './inci-oils.ts';
import { ACYL, oneOf } from './inci-stems.ts';

const PEPTIDE = oneOf(
  `dipeptide, tripeptide, tetrapeptide, pentapeptide, hexapeptide, heptapeptide, octapeptide, nonapeptide, decapeptide,
  undecapeptide, dodecapeptide, oligopeptide, polypeptide, cyclopeptide, cyclohexapeptide`,
);
const ON_PEPTIDE = oneOf(
  'acetyl, biotinoyl, nicotinoyl, azelaoyl bis, caffeoyl, coumaroyl, retinoyl, hexanoyl, copper, manganese, zinc, ascorbyl, tranexamoyl, methyl undecenoyl, galloyl, lipoyl, feruloyl, undecylenoyl',
);

/** Numbered series of INCI names: peptides, ceramides, hydrolysed proteins. */
export const SERIES: readonly InciFamily[] = [
  {
    family: 'Peptide',
    pattern: new RegExp(
      `^(?:(?:${ACYL}|${ON_PEPTIDE}) )?(?:(?:sh|rh|r|s|sr) )?${PEPTIDE} \\d{1,3}(?: (?:amide|citrulline|cetyl ester|hcl|palmitate|acetate|sp))?$`,
    ),
    functions: ['skin_active'],
  },
  {
    family: 'Ceramide',
    pattern: /^ceramide (?:[1-9]|n[pgshd]|nd[sh]|a[pgsh]|ad[sh]|eo[pgsh]|eod[sh]|1a|6 ii|iii|iiib|iii b|3b)$/,
    functions: ['skin_active'],
  },
  {
    family: 'Hydrolysed protein',
    pattern: new RegExp(
      `^hydroly[sz]ed ${PROTEIN_SOURCE}(?: (?:protein|keratin|gluten|starch|extract|flour|bran))?(?: (?:pg propyl silanetriol|pg propyl methylsilanediol))?$`,
    ),
    functions: ['conditioner'],
  },
  {
    family: 'Amino acids of a protein',
    pattern: new RegExp(`^${PROTEIN_SOURCE} amino acid$`),
    functions: ['conditioner'],
  },
];

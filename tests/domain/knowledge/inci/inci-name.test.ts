import { describe, expect, it } from 'vitest';
import { inciName } from '#domain/knowledge/inci/inci-name.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';

const read = (name: string) => inciName(normaliseName(name));

/** Names as printed on labels, by the function of their family. */
const SYSTEMATIC: Readonly<Record<string, readonly string[]>> = {
  surfactant_anionic: [
    'Sodium Shea Butterate',
    'Potassium Palm Kernelate',
    'Disodium Stearoyl Glutamate',
    'Sodium C12-13 Pareth-2 Sulfate',
    'Ammonium Cocoyl Isethionate',
    'Sodium Cocoyl Hydrolyzed Rice Protein',
    'Sodium C14-17 Alkyl Sec Sulfonate',
    'Disodium Oleamido MIPA-Sulfosuccinate',
    'Sodium Laureth-13 Carboxylate',
  ],
  surfactant_amphoteric: ['Sodium Sweetalmondamphoacetate', 'Babassuamidopropyl Betaine', 'Myristamine Oxide'],
  surfactant_nonionic: ['Capryl/Lauryl Glucoside', 'C12-18 Alkyl Glucoside', 'Linoleamide MIPA', 'PEG-6 Cocamide'],
  emulsifier: [
    'Polyglyceryl-6 Caprylate/Caprate',
    'Sorbitan Sesquiisostearate',
    'PEG-20 Glyceryl Triisostearate',
    'Isoceteth-25',
    'PPG-6-Decyltetradeceth-20',
    'C20-40 Pareth-40',
    'Sunflower Seed Oil PEG-8 Esters',
    'PEG-45 Palm Kernel Glycerides',
  ],
  emollient: [
    'Isodecyl Neopentanoate',
    'Diisostearyl Malate',
    'Di-C12-13 Alkyl Malate',
    'C15-19 Alkane',
    'Caprylic/Capric/Linoleic Triglyceride',
    'Ethyl Macadamiate',
    'PPG-3 Benzyl Ether Myristate',
    'Lauryl PEG-9 Polydimethylsiloxyethyl Dimethicone',
    'Bis-PEG/PPG-20/5 PEG/PPG-20/5 Dimethicone',
    'C30-45 Alkyl Methicone',
  ],
  conditioner: ['Polyquaternium-55', 'Quaternium-91', 'Cocodimonium Hydroxypropyl Hydrolyzed Wheat Protein'],
  skin_active: ['Palmitoyl Tripeptide-38', 'Ceramide EOP', 'sh-Oligopeptide-1', 'Acetyl Tetrapeptide-40'],
  film_former: [
    'Acrylates/C10-30 Alkyl Acrylate Crosspolymer',
    'Sodium Acrylate/Sodium Acryloyldimethyl Taurate Copolymer',
    'VP/Dimethylaminoethylmethacrylate Copolymer',
    'Polyurethane-35',
  ],
};

describe('systematic INCI names', () => {
  it.each(Object.entries(SYSTEMATIC).flatMap(([purpose, names]) => names.map((name) => [name, purpose] as const)))(
    '%s is for %s',
    (name, purpose) => {
      expect(read(name)?.functions).toContain(purpose);
    },
  );

  it.each(['Lauramide DEA', 'Soyamide DEA', 'Stearamide MEA', 'TEA-Palmitate', 'TEA-Cocoyl Glutamate'])(
    '%s keeps what its family carries',
    (name) => {
      expect(read(name)).toMatchObject({ classes: ['NITROSAMINE'], source: expect.stringMatching(/CosIng III|CIR/) });
    },
  );

  it.each([
    'Quaternium-15',
    'Ethylhexyl Ethylhexanoate',
    'DEA-Oleth-3 Phosphate',
    'Acetamide',
    'Methyl Methacrylate',
    'Ethyl Acetate',
    'Dibutyl Phthalate',
    'Dimethyl Fumarate',
    'Glyceryl Thioglycolate',
    'Glyceryl Trinitrate',
    'Sodium Ethylhexanoate',
    'Zinc Chromate',
    'Sodium Arsenate',
    'Sodium Perborate',
    'Potassium Cyanide',
    'Sodium Fluoroacetate',
    'Lead Stearate',
    'Cobalt Neodecanoate',
    'Nonoxynol-9',
    'Ethylhexyl Salicylate',
    'Sodium Nitrite',
    'Ammonium Thiolactate',
    'Benzophenone-3',
    'Retinyl Palmitate',
    'Formaldehyde/Acrylates Copolymer',
    'Tosylamide/Formaldehyde Resin',
    'Toluene Dimethicone',
  ])('%s has to be known by itself', (name) => {
    expect(read(name)).toBeNull();
  });
});

import type { AssessInput } from '#domain/safety/assess.ts';

/** One golden product: its label and the exact result (method M10). */
export interface Golden {
  readonly name: string;
  readonly input: AssessInput;
  /** Points before and after the 0.8^k series, in the order of the receipt. */
  readonly points: string;
  readonly sum: string;
  readonly left: string;
  readonly cap: number | null;
  readonly score: number;
  readonly label: string;
  /** child/pet/env/air */
  readonly metrics: string;
  readonly confidence: string;
}

const label = (
  type: AssessInput['types'][number],
  text: string,
  more: Partial<Omit<AssessInput, 'text'>> = {},
): AssessInput & { readonly text: string } => ({
  text,
  types: [type],
  forms: [],
  baby: false,
  ...more,
});

export const GOLDEN = {
  G1: {
    name: 'Demo: multi-surface disinfecting spray',
    input: label(
      'household',
      'Water, Alcohol Ethoxylate, Ethanolamine, Benzalkonium Chloride, Tetrasodium EDTA, Fragrance, Limonene, Linalool, Methylisothiazolinone, Hexyl Cinnamal, CI 42090',
      { forms: ['spray'] },
    ),
    points:
      'Methylisothiazolinone 17.70→17.70; Benzalkonium Chloride 16.74→13.39; Alcohol Ethoxylate 12.73→8.15; Ethanolamine 11.84→6.06; Fragrance 7.20→2.95; Limonene 6.44→2.11; Linalool 3.24→0.85; Hexyl Cinnamal 3.00→0.63; Tetrasodium EDTA 1.42→0.24',
    sum: '52.08',
    left: '47.92',
    cap: null,
    score: 48,
    label: 'MODERATE',
    metrics: '41/30/24/78',
    confidence: '1.000',
  },
  G2: {
    name: 'Fragrance-free face cream',
    input: label(
      'leave_on',
      'Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Petrolatum, Dimethicone, Phenoxyethanol, Disodium EDTA, Tocopherol, Xanthan Gum, Ethylhexylglycerin',
    ),
    points: 'Dimethicone 0.48→0.48; Ethylhexylglycerin 0.43→0.34; Phenoxyethanol 0.29→0.19; Disodium EDTA 0.27→0.14',
    sum: '1.15',
    left: '98.85',
    cap: null,
    score: 99,
    label: 'MINIMAL',
    metrics: '99/100/92/98',
    confidence: '1.000',
  },
  G3: {
    name: 'Scented shampoo',
    input: label(
      'rinse_off',
      'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Glycerin, Parfum, Citric Acid, Sodium Benzoate, Methylchloroisothiazolinone, Methylisothiazolinone, Linalool, Limonene, Hexyl Cinnamal, CI 42090',
    ),
    points:
      'Methylchloroisothiazolinone 15.67→15.67; Methylisothiazolinone 15.67→12.54; Cocamidopropyl Betaine 7.20→4.61; Parfum 7.20→3.69; Limonene 4.44→1.82; Linalool 3.24→1.06; Hexyl Cinnamal 3.00→0.79; Sodium Laureth Sulfate 2.43→0.51; Citric Acid 0.41→0.07',
    sum: '40.75',
    left: '59.25',
    cap: null,
    score: 59,
    label: 'MODERATE',
    metrics: '54/85/41/95',
    confidence: '1.000',
  },
  G4: {
    name: 'Baby wipes with MI',
    input: label('leave_on', 'Aqua, Glycerin, Polysorbate 20, Methylisothiazolinone, Parfum, Citric Acid', {
      baby: true,
    }),
    points: 'Methylisothiazolinone 56.54→56.54; Parfum 15.00→12.00; Polysorbate 20 3.75→2.40; Citric Acid 0.74→0.38',
    sum: '71.32',
    left: '28.68',
    cap: 39,
    score: 29,
    label: 'HIGH',
    metrics: '24/86/82/93',
    confidence: '1.000',
  },
  G5: {
    name: 'Thick bleach',
    input: label('household', 'Water, Sodium Hypochlorite, Sodium Chloride, Sodium Carbonate, Sodium Hydroxide'),
    points: 'Sodium Hypochlorite 47.98→47.98; Sodium Hydroxide 11.84→9.47; Sodium Carbonate 2.00→1.28',
    sum: '58.73',
    left: '41.27',
    cap: 39,
    score: 39,
    label: 'HIGH',
    metrics: '24/54/70/76',
    confidence: '1.000',
  },
  G6: {
    name: 'Sugar-free gum',
    input: label('food', 'Xylitol, Sorbitol, Gum Base, Natural Flavour, Soy Lecithin, Aspartame, BHT'),
    points: 'Aspartame 6.72→6.72; BHT 2.88→2.30; Natural Flavour 2.00→1.28',
    sum: '10.30',
    left: '89.70',
    cap: null,
    score: 90,
    label: 'MINIMAL',
    metrics: '87/39/100/n.a.',
    confidence: '1.000',
  },
  G7: {
    name: 'Coloured sweets',
    input: label(
      'food',
      'Sugar, Glucose Syrup, Citric Acid, Natural Flavour, Tartrazine, Allura Red AC, Sunset Yellow FCF, Titanium Dioxide',
    ),
    points:
      'Titanium Dioxide 34.00→34.00; Tartrazine 10.00→8.00; Allura Red AC 10.00→6.40; Sunset Yellow FCF 10.00→5.12; Natural Flavour 2.00→0.82',
    sum: '54.34',
    left: '45.66',
    cap: 59,
    score: 46,
    label: 'MODERATE',
    metrics: '24/89/100/n.a.',
    confidence: '1.000',
  },
  G8: {
    name: 'Dog spot-on, permethrin',
    input: label('pet_topical', 'Permethrin 44%, Imidacloprid 8.8%, N-Methyl-2-pyrrolidone'),
    points: 'N-Methyl-2-pyrrolidone 46.19→46.19; Permethrin 34.09→27.27; Imidacloprid 5.94→3.80',
    sum: '77.26',
    left: '22.74',
    cap: 39,
    score: 23,
    label: 'HIGH',
    metrics: '27/22/61/97',
    confidence: '1.000',
  },
  G9: {
    name: 'Serum with unknowns',
    input: label('leave_on', 'Water, Glycerin, Zorbexine, Quillonate, Parfum, Linalool'),
    points: 'Parfum 12.00→12.00; Linalool 5.40→4.32; Zorbexine 3.00→1.92; Quillonate 3.00→1.54',
    sum: '19.78',
    left: '80.22',
    cap: 69,
    score: 69,
    label: 'MODERATE',
    metrics: '78/93/96/92',
    confidence: '0.667',
  },
} as const satisfies Record<string, Golden>;

export type GoldenKey = keyof typeof GOLDEN;

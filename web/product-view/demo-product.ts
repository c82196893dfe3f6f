import type { AssessInput } from '#domain/safety/assess.ts';

/** The label that explains how a score is calculated: really assessed by the engine, which answers 48, MODERATE. */
export const DEMO_PRODUCT = {
  name: 'Sample Disinfecting Spray',
  label:
    'Water, Alcohol Ethoxylate, Ethanolamine, Benzalkonium Chloride, Tetrasodium EDTA, Fragrance, Limonene, Linalool, Methylisothiazolinone, Hexyl Cinnamal, CI 42090',
} as const;

export const DEMO_INPUT: AssessInput = {
  text: DEMO_PRODUCT.label,
  types: ['household'],
  forms: ['spray'],
  baby: false,
  name: DEMO_PRODUCT.name,
};

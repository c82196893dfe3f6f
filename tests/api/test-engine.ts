import type { Engine } from '#api/products/reports.ts';

export const testEngine = (): Engine => ({
  versions: { engine: 'test', knowledge: 'test' },
  assess: (product) => ({
    score: product.ingredientsText ? 70 : null,
    label: 'LOW',
    provisional: false,
    confidence: { value: 1, grade: 'A' },
    productType: 'rinse_off',
    candidateTypes: ['rinse_off'],
    forms: [],
    baby: false,
    metrics: { child: null, pet: null, environment: null, air: null },
    ingredients: [],
    deductions: [],
    cap: null,
    warnings: [],
    notes: [],
    versions: { engine: 'test', knowledge: 'test' },
  }),
});

// The columns of method M4.2, in the order of PRODUCT_TYPES.
type Row = readonly [number, number, number, number, number, number, number, number];
/** The exposure table: for each row the exposure E in every product type. */
export const EXPOSURE_ROWS = {
  legal: [1, 1, 0, 0, 0, 0, 0, 0],
  systemic: [1, 0.6, 1, 0.7, 0.7, 1, 1, 0.8],
  systemic_inhalation: [0.15, 0.1, 0, 0.5, 0.5, 0.15, 0, 0.3],
  systemic_oral: [0, 0, 1, 0, 0, 0, 1, 0.2],
  endocrine: [1, 0.6, 1, 0.6, 0.6, 1, 1, 0.8],
  skin: [1, 0.6, 0.05, 0.6, 0.6, 1, 0.05, 0.7],
  resp: [0.3, 0.2, 0, 0.9, 0.7, 0.3, 0, 0.5],
  local: [0.2, 0.15, 0, 1, 1, 0.2, 0, 0.6],
  acute: [0.15, 0.1, 0, 0.8, 0.9, 0.2, 0, 0.5],
  physical: [0.3, 0.1, 0, 0.5, 0.5, 0.3, 0, 0.3],
  intake: [0, 0, 1, 0, 0, 0, 1, 0.3],
  vulnerable: [0.1, 0.1, 0, 0.8, 1, 1, 1, 0.4],
  env: [0.1, 0.2, 0.03, 0.2, 0.25, 0.1, 0.03, 0.15],
} as const satisfies Record<string, Row>;
export type ExposureRow = keyof typeof EXPOSURE_ROWS;

/** The brand of an entry without one (product P3.5). */
export const UNKNOWN_BRAND = 'Unknown Brand';

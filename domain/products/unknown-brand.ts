/** The brand of an entry that names none (product P3.5). */
export const UNKNOWN_BRAND = 'Unknown Brand';

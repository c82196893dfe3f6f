/** So many products are compared at once, at the most (product P6.6). */
export const MOST_COMPARED = 5;

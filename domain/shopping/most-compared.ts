/** Maximum number of products compared at once (product P6.6). */
export const MOST_COMPARED = 5;

import type { EndKind } from '#domain/inventory/item-end-schemas.ts';

/** How something left the home, as worded on buttons and in the history. */
export const END_WORDS: Readonly<Record<EndKind, string>> = {
  used_up: 'Used up',
  thrown_away: 'Thrown away',
  given_away: 'Given away',
};

/** When a hazard fact applies, by its route (method M4.1, M4.2). */
const ROUTE: Readonly<Record<string, string>> = {
  inhal: 'Only when it is breathed in',
  oral: 'Only when it is swallowed',
  cosmetic: 'In cosmetics',
  leave_on: 'In products that stay on the skin',
  rinse_off: 'In products that are rinsed off',
  food: 'In food',
  household: 'In household products',
  outdoor: 'In outdoor products',
  pet_topical: 'In products put on a pet',
  pet_food: 'In pet food',
  other: 'In other products',
};

/** The condition of a fact in words; null if it always applies. */
export function routeWords(route: string | null): string | null {
  if (route === null) return null;
  const from = /^min(\d+(?:\.\d+)?)$/.exec(route)?.[1];
  return from ? `${from}% or more` : (ROUTE[route] ?? route);
}

/** When a warning applies, by the routes of an audience entry (method M6.5). */
const WHEN: Readonly<Record<string, string>> = {
  food: 'in food',
  feed: 'in feed',
  top: 'on skin, hair or fur',
  pet: 'put on a pet',
  house: 'in household products',
  air: 'sprayed or in the air',
  powder: 'as a powder',
  oral: 'when swallowed',
  supplement: 'as pills, gummies or tonics',
  caustic: 'in caustic products',
  main: 'as a main ingredient',
  neat: 'undiluted',
};

/** "In household products, as a main ingredient". '' if the warning has no condition. */
export function whenWords(routes: readonly string[]): string {
  const words = routes.map((route) => WHEN[route] ?? route.replaceAll('_', ' ')).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const TYPE: Readonly<Record<string, string>> = {
  leave_on: 'Stays on skin or hair',
  rinse_off: 'Rinsed off',
  food: 'Food and drink',
  household: 'Household',
  outdoor: 'Outdoors',
  pet_topical: 'Put on a pet',
  pet_food: 'Pet food',
  other: 'Anything else',
};

/** A kind of product in a few words. */
export const typeWords = (type: string): string => TYPE[type] ?? type;

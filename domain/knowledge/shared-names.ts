/**
 * Names that mean one thing in what is eaten and another elsewhere (method M3.1.9, M3.1.11): `aroma` is Flavouring or
 * Fragrance, `kohl` the German cabbage or the eye cosmetic.
 */
const SHARED: ReadonlyMap<string, readonly [eaten: string, elsewhere: string]> = new Map([
  ['aroma', ['flavoring', 'fragrance']],
  ['kohl', ['kohl', 'kohl eye cosmetic']],
]);

/** What a name means in a product that is eaten or is not; the name itself where it means one thing. */
export const meantName = (name: string, edible: boolean): string => SHARED.get(name)?.[edible ? 0 : 1] ?? name;

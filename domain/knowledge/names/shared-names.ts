/**
 * Names with one meaning in food and another elsewhere (method M3.1.9, M3.1.11): `aroma` is Flavouring or Fragrance,
 * `kohl` the German cabbage or the eye cosmetic.
 */
const SHARED: ReadonlyMap<string, readonly [eaten: string, elsewhere: string]> = new Map([
  ['aroma', ['flavoring', 'fragrance']],
  ['kohl', ['kohl', 'kohl eye cosmetic']],
]);

/** The meaning of a name in food or elsewhere; the name itself if it has only one meaning. */
export const nameByProductKind = (name: string, edible: boolean): string => SHARED.get(name)?.[edible ? 0 : 1] ?? name;

/**
 * Names that only an accent distinguishes from something else: Polish salt is not sole (`sol`; method M3.1.11). Also
 * names that count only as a whole text, because they are everyday words inside other names: `med` is Czech and South
 * Slavic honey but Swedish "with", `bal` Turkish honey but also a ball.
 */
const BY_ACCENT: ReadonlyMap<string, string> = new Map([
  ['med', 'honey'],
  ['bal', 'honey'],
  ['sól', 'salt'],
  ['sól morska', 'sea salt'],
  ['sól kamienna', 'salt'],
]);
const LONGEST_BY_ACCENT = 12;

/** The meaning of a name given its accents; undefined if they make no difference. @param printed as on the label */
export const nameByAccent = (printed: string): string | undefined =>
  printed.length > LONGEST_BY_ACCENT ? undefined : BY_ACCENT.get(printed.normalize('NFC').toLowerCase());

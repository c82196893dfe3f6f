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

/**
 * Names that only their accents tell from another thing: Polish salt is no sole (`sol`; method M3.1.11). And names that are
 * one as a whole and an everyday word within others: Czech and South Slavic honey is Swedish "with", Turkish honey the ball.
 */
const BY_ACCENT: ReadonlyMap<string, string> = new Map([
  ['med', 'honey'],
  ['bal', 'honey'],
  ['sól', 'salt'],
  ['sól morska', 'sea salt'],
  ['sól kamienna', 'salt'],
]);
const LONGEST_BY_ACCENT = 12;

/** What a name means by the accents it is printed with; undefined where these change nothing. @param printed as on the label */
export const nameByAccent = (printed: string): string | undefined =>
  printed.length > LONGEST_BY_ACCENT ? undefined : BY_ACCENT.get(printed.normalize('NFC').toLowerCase());

/**
 * The knowledge pack: one flat binary file, little-endian, every section aligned to four bytes.
 *
 * Header of 32-bit words: magic, format, byte length, checksum of everything after the checksum, number of sections,
 * then offset and length in bytes of each section. The format is small to download and quick to open: numbers are
 * varints (seven bits a byte, the lowest first), texts are stored back to back and read in place, and the hash table of
 * the names is in the file. Opening a pack only sums up lengths. The index for similar names is built for a name length
 * when it is first needed, and ingredients become objects on demand.
 */
export const PACK_MAGIC = 0x4b_50_53_53; // "SSPK"
export const PACK_FORMAT = 4;
export const HEADER_WORDS = 5;
/** The first word of the header that the checksum covers. */
export const CHECKED_FROM = 4;

export const SECTION = {
  /** The version, as ASCII. */
  meta: 0,
  /** Texts other than names: the count, then the length of each (a byte, or 255 and two bytes); their bytes. */
  textLengths: 1,
  textBytes: 2,
  /** Lists of texts: the number of lists, then each as a count and references. List 0 is empty. */
  lists: 3,
  /** How many names each ingredient has. Names are stored in the order of the ingredients, the preferred one first. */
  nameCounts: 4,
  /** Normalised names, as texts. */
  nameLengths: 5,
  nameBytes: 6,
  /** One byte for each name: how it is printed (`PRINTED`). */
  namePrinted: 7,
  /** Printed names that no rule produces, in the order of their names, as texts. */
  literalLengths: 8,
  literalBytes: 9,
  /** One byte for each name: 0 if it must not be guessed, else 1 + its bytes - the letters of its similarity form. */
  nameForms: 10,
  /** How many names each bucket of the hash table holds, one byte per bucket. */
  bucketCounts: 11,
  /** The names in bucket order: all low bytes, then all middle ones, then all high ones. */
  bucketNames: 12,
  /** Columns of `INGREDIENT_COLUMNS`, one after the other, in the order of the preferred names. */
  ingredients: 13,
  /** CAS numbers in the order of the ingredients, without hyphens and check digit, one word each. */
  cas: 14,
  /** Kinds of facts: the count, then for each its class, route (0 or 1 + text) and index in EvidenceLevel. */
  factKinds: 15,
  /** For each fact its kind, then for each its source: 0 if it is that of the previous fact, else 1 + text. */
  facts: 16,
  /**
   * Kinds of warnings: the count, then for each its audience, severity and list of routes. The severity is an index in
   * SEVERITIES. To it the evidence is added as the number of severities times (1 + its index in EvidenceLevel), if any.
   */
  audienceKinds: 17,
  /** Stored like the facts. */
  audience: 18,
  /** EC, E and Colour Index numbers: for each kind the count, the sorted numbers as differences, then the owners. */
  numbers: 19,
  /** The count, then for each: id, named as (texts), words, not, exempt, check (lists), source (text). */
  allergens: 20,
  /** Published lists: the count, then for each: id, name, publisher, edition, licence (texts) and entries. */
  published: 21,
  /** The count, then id (text), always, often, words, alone, ends, identities (lists), over (0 or 1), source (text). */
  composites: 22,
} as const;
export const SECTION_COUNT = 23;

/**
 * How a name is printed: as normalised, first letter capital, each word capitalised, all capitals, or the next literal.
 */
export const PRINTED = { same: 0, capital: 1, words: 2, upper: 3, literal: 4 } as const;

/** Columns of the ingredients. Texts are 0 or 1 + reference; the last three are counts. */
export const INGREDIENT_COLUMNS = [
  /** 0 if the id is derived from the name. */
  'id',
  'note',
  'eNumber',
  'functions',
  'annexes',
  'conditional',
  'mixGroups',
  'cas',
  'facts',
  'audience',
] as const;
export type IngredientColumn = (typeof INGREDIENT_COLUMNS)[number];

/** Kinds of numbers with a table of their own, in file order. CAS numbers are stored with their ingredients. */
export const TABLED_NUMBERS = ['ec', 'e', 'ci'] as const;

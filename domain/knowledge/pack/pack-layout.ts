/**
 * The knowledge pack: one flat binary file, little-endian, every section aligned to four bytes.
 *
 * Header of 32-bit words: magic, format, byte length, checksum of everything after the checksum, number of sections,
 * then offset and length in bytes of each section. The sections are small on the way to a phone and quick to open there:
 * numbers are varints (seven bits a byte, the lowest first), texts stand one behind the other and are read in place, and
 * the hash table of the names is in the file. Reading a pack only adds lengths up. What similar names are found by is
 * built for the lengths that are asked for, and ingredients become objects when somebody asks for them.
 */
export const PACK_MAGIC = 0x4b_50_53_53; // "SSPK"
export const PACK_FORMAT = 4;
export const HEADER_WORDS = 5;
/** Word of the header after which the checksum counts. */
export const CHECKED_FROM = 4;

export const SECTION = {
  /** The version, as ASCII. */
  meta: 0,
  /** Texts that are no names: how many, then the length of each (a byte, or 255 and two bytes); their bytes. */
  textLengths: 1,
  textBytes: 2,
  /** Lists of texts: how many, then each as a count and references. List 0 is empty. */
  lists: 3,
  /** How many names each ingredient has. The names stand in the order of the ingredients, the preferred one first. */
  nameCounts: 4,
  /** Normalised names, as texts. */
  nameLengths: 5,
  nameBytes: 6,
  /** For each name a byte: how it is printed (`PRINTED`). */
  namePrinted: 7,
  /** Printed names that no rule gives, in the order of their names, as texts. */
  literalLengths: 8,
  literalBytes: 9,
  /** For each name a byte: 0 where it is not guessed, else 1 + its bytes - the letters of its similarity form. */
  nameForms: 10,
  /** How many names each bucket of the hash table holds, one byte each; as many buckets as there are bytes. */
  bucketCounts: 11,
  /** The names in the order of the buckets: all low bytes, then all middle ones, then all high ones. */
  bucketNames: 12,
  /** Columns of `INGREDIENT_COLUMNS`, one after the other, in the order of the preferred names. */
  ingredients: 13,
  /** CAS numbers in the order of the ingredients, without hyphens and check digit, one word each. */
  cas: 14,
  /** Kinds of facts: how many, then class, route (0 or 1 + text) and place in EvidenceLevel of each. */
  factKinds: 15,
  /** For each fact its kind, then for each its source: 0 where it is that of the fact before, else 1 + text. */
  facts: 16,
  /**
   * Kinds of warnings: how many, then audience, place in SEVERITIES and list of routes of each. The second holds the
   * evidence as well: as many times the number of severities as 1 + its place in EvidenceLevel, or none.
   */
  audienceKinds: 17,
  /** As facts. */
  audience: 18,
  /** EC, E and Colour Index numbers: for each kind how many, the sorted differences, then the owners. */
  numbers: 19,
  /** How many, then id, named as (texts), words, not, exempt, check (lists), source (text). */
  allergens: 20,
  /** Published lists: how many, then id, name, publisher, edition, licence (texts) and entries. */
  published: 21,
  /** How many, then id (text), always, often, words, alone, ends, identities (lists), over (0 or 1), source (text). */
  composites: 22,
} as const;
export const SECTION_COUNT = 23;

/** How a name is printed: as normalised, with a capital, with capitals, all in capitals, or as the next literal. */
export const PRINTED = { same: 0, capital: 1, words: 2, upper: 3, literal: 4 } as const;

/** Columns of the ingredients. Texts are 0 or 1 + reference; the three last are counts. */
export const INGREDIENT_COLUMNS = [
  /** 0 where the id is made from the name. */
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

/** Kinds of numbers that have a table, in the order of the file. CAS numbers stand with their ingredients. */
export const TABLED_NUMBERS = ['ec', 'e', 'ci'] as const;

/**
 * The knowledge pack: one flat binary file, little-endian, every section aligned to four bytes.
 *
 * Header of 32-bit words: magic, format, byte length, checksum of everything after the checksum, number of sections,
 * then offset and length in bytes of each section. A text is a reference into the heap, where it stands as a 16-bit
 * byte length and UTF-8; reference 0 is no text. A list is an index into LISTS, where it stands as a count and
 * references; index 0 is the empty list. A look-up table is two sections: the first entry of each hash bucket, and the
 * entries in bucket order. Nothing is turned into objects before somebody asks for it.
 */
export const PACK_MAGIC = 0x4b_50_53_53; // "SSPK"
export const PACK_FORMAT = 1;
export const HEADER_WORDS = 5;
/** Word of the header after which the checksum counts. */
export const CHECKED_FROM = 4;

export const SECTION = {
  /** One word: the reference of the version. */
  meta: 0,
  heap: 1,
  lists: 2,
  ingredients: 3,
  facts: 4,
  audience: 5,
  nameBuckets: 6,
  /** Entries of two words: text, ingredient. */
  names: 7,
  numberBuckets: 8,
  /** As names; the text is "cas:50-00-0". */
  numbers: 9,
  idBuckets: 10,
  ids: 11,
  similarBuckets: 12,
  /** One word each: an entry of names that holds a segment of this bucket. */
  similar: 13,
  allergens: 14,
} as const;
export const SECTION_COUNT = 15;

/** Words of an ingredient record. Texts and lists as above; facts and audience by first record and count. */
export const INGREDIENT = {
  id: 0,
  name: 1,
  note: 2,
  eNumber: 3,
  functions: 4,
  annexes: 5,
  conditional: 6,
  cas: 7,
  synonyms: 8,
  mixGroups: 9,
  facts: 10,
  factCount: 11,
  audience: 12,
  audienceCount: 13,
} as const;
export const INGREDIENT_WORDS = 14;

/** class, route, source (texts), evidence (place in EvidenceLevel). */
export const FACT_WORDS = 4;
/** audience (text), severity (place in SEVERITIES), routes (list), source (text). */
export const AUDIENCE_WORDS = 4;
/** id, named as (texts), words, not, exempt, check (lists), source (text). */
export const ALLERGEN_WORDS = 7;

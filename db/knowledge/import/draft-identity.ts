/** A name from an official file, before it is compared with what we know. */
export interface DraftIdentity {
  readonly name: string;
  /** Words of our vocabulary. */
  readonly functions: readonly string[];
  /** In the notation of identity files: "CAS 56-81-5", "E422". */
  readonly numbers: readonly string[];
  readonly synonyms: readonly string[];
  /** Names of what it is a kind of, nearest first. Their hazards apply to it. */
  readonly kinds: readonly string[];
}

/** Something in the file that was not taken, and why. */
export interface ImportRefusal {
  readonly what: string;
  readonly why: string;
}

/** What a file yielded. */
export interface DraftFile {
  readonly drafts: readonly DraftIdentity[];
  readonly refused: readonly ImportRefusal[];
}

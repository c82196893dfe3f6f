/** A name of an official file, before it is compared with what we know. */
export interface DraftIdentity {
  readonly name: string;
  /** Words of our vocabulary. */
  readonly functions: readonly string[];
  /** As an identity file writes them: "CAS 56-81-5", "E422". */
  readonly numbers: readonly string[];
  readonly synonyms: readonly string[];
  /** Names of what it is a kind of, the nearest first: hazards of these are its own. */
  readonly kinds: readonly string[];
}

/** Something of the file that was not taken, and why. */
export interface ImportRefusal {
  readonly what: string;
  readonly why: string;
}

/** What a file gave. */
export interface DraftFile {
  readonly drafts: readonly DraftIdentity[];
  readonly refused: readonly ImportRefusal[];
}

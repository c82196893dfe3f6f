/** A job to be enqueued. */
export interface NewJob {
  readonly kind: string;
  readonly key: string;
  /** JSON. */
  readonly payload: string;
  /** Once the job is done, enqueuing its key again has no effect for this long; if omitted, for good. */
  readonly doneForMs?: number;
  /** Not started before this, in milliseconds since 1970; if omitted, as soon as possible. */
  readonly notBefore?: number;
}

/** Selects jobs: those of these kinds, and optionally those of unknown kinds. */
export interface KindFilter {
  readonly kinds: readonly string[];
  /** Set if jobs of unknown kinds belong here too: the list of all known kinds. */
  readonly strays?: readonly string[];
}

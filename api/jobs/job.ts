/** What is put into the queue. */
export interface NewJob {
  readonly kind: string;
  readonly key: string;
  /** JSON. */
  readonly payload: string;
  /** Once done, it is done for this long; for good where it is not said. */
  readonly doneForMs?: number;
  /** Not begun before this, milliseconds since 1970; at once where it is not said. */
  readonly notBefore?: number;
}

/** Which jobs are looked at: those of these kinds, and of kinds that are not known at all. */
export interface KindFilter {
  readonly kinds: readonly string[];
  /** Where kinds that nobody knows belong here too: those that are known. */
  readonly strays?: readonly string[];
}

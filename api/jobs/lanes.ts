/**
 * Jobs of one lane wait for each other, and for no other lane: what a person waits for is never behind a backup, and
 * a backup never behind something that takes hours.
 */
export const LANES = {
  /** Work that a person is waiting for. Two at once, since it spends most of its time waiting for other hosts. */
  asked: { atOnce: 2 },
  /** Daily upkeep: backup and clean-up. */
  upkeep: { atOnce: 1 },
  /** Letters: a mail server that is slow keeps nobody waiting but other letters. */
  mail: { atOnce: 1 },
  /** Files with everything of somebody, one after the other: nobody looks at the screen until it is there. */
  exports: { atOnce: 1 },
  /** Comparing recall notices with what is at home. */
  match: { atOnce: 1 },
  /** Messages to phones. Two at once: a push service that is slow does not keep the others back. */
  tell: { atOnce: 2 },
  /** Messages through relays of the operator, one of which may be slow. */
  relays: { atOnce: 2 },
  /** Long work over all stored rows, such as making every report anew. */
  bulk: { atOnce: 1 },
} as const satisfies Record<string, { readonly atOnce: number }>;

export type Lane = keyof typeof LANES;

/** Where a job goes whose kind this release does not know: it fails there, and says so. */
export const STRAY_LANE: Lane = 'upkeep';

/** How often a job is begun at most, where its kind says nothing else. */
export const USUAL_TRIES = 3;

/** The pause after an attempt that failed, where its kind says nothing else: longer after each. */
export const usualPauseMs = (attempt: number): number => 1000 * attempt;

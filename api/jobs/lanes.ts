/**
 * A job waits only for jobs of its own lane: one that a person waits for is never behind a backup, and a backup never
 * behind a job that takes hours.
 */
export const LANES = {
  /** Work that a person is waiting for. Two at once, since it mostly waits for other hosts. */
  asked: { atOnce: 2 },
  /** Daily upkeep: backup and clean-up. */
  upkeep: { atOnce: 1 },
  /** E-mails: a slow mail server delays only other e-mails. */
  mail: { atOnce: 1 },
  /** Data exports, one at a time: nobody sits and waits for one. */
  exports: { atOnce: 1 },
  /** Matching recall notices with products at home. */
  match: { atOnce: 1 },
  /** Push messages to phones. Two at once: a slow push service does not hold up the others. */
  tell: { atOnce: 2 },
  /** Messages through the operator's relays, one of which may be slow. */
  relays: { atOnce: 2 },
  /** Long work over all stored rows, such as recomputing every report. */
  bulk: { atOnce: 1 },
} as const satisfies Record<string, { readonly atOnce: number }>;

export type Lane = keyof typeof LANES;

/** Lane of jobs whose kind this release does not know: there they fail with an error that says so. */
export const STRAY_LANE: Lane = 'upkeep';

/** Number of attempts, unless the kind of job sets its own. */
export const USUAL_TRIES = 3;

/** Pause after a failed attempt in milliseconds, unless the kind of job sets its own: longer after each. */
export const usualPauseMs = (attempt: number): number => 1000 * attempt;

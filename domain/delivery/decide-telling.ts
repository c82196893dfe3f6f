/** Something that a person has not been told yet. */
export interface Untold {
  readonly id: string;
  /** A critical recall (see `isCritical`). */
  readonly critical: boolean;
}

/** How it stands with a person at the moment. */
export interface TellingNow {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** When they were last told something; null where never. */
  readonly lastToldAt: number | null;
  /** Minutes for which their quiet hours last; 0 where they are not on. */
  readonly quietMinutes: number;
  /** Whether a critical recall is told in quiet hours. */
  readonly criticalBreaks: boolean;
}

/** What is told now, as one message, and when the others are looked at again. */
export interface Telling {
  readonly now: readonly string[];
  readonly later: readonly string[];
  /** Milliseconds since 1970; null where nothing waits. */
  readonly laterAt: number | null;
}

const MINUTE_MS = 60_000;
/** After a message what comes is collected for the next one (product P15.2). */
export const GAP_MS = 15 * MINUTE_MS;
/** The same for what is critical. */
export const CRITICAL_GAP_MS = MINUTE_MS;

/** Decides what a person is told now: one message instead of many, and none in quiet hours (products P15.2, P15.3). */
export function decideTelling(
  untold: readonly Untold[],
  { nowMs, lastToldAt, quietMinutes, criticalBreaks }: TellingNow,
): Telling {
  const after = (gap: number): number => (lastToldAt === null ? 0 : lastToldAt + gap);
  const quietUntil = quietMinutes > 0 ? nowMs + quietMinutes * MINUTE_MS : 0;
  const ids = (of: readonly Untold[]): string[] => of.map(({ id }) => id);
  const allAt = Math.max(quietUntil, after(GAP_MS));
  if (allAt <= nowMs) return { now: ids(untold), later: [], laterAt: null };
  const critical = untold.filter((one) => one.critical);
  const criticalAt = Math.max(criticalBreaks ? 0 : quietUntil, after(CRITICAL_GAP_MS));
  if (critical.length === 0 || criticalAt > nowMs) {
    return { now: [], later: ids(untold), laterAt: critical.length === 0 ? allAt : Math.min(allAt, criticalAt) };
  }
  // Awake, only soon after another message: the others go with it.
  if (quietUntil === 0) return { now: ids(untold), later: [], laterAt: null };
  const others = untold.filter((one) => !one.critical);
  return { now: ids(critical), later: ids(others), laterAt: others.length === 0 ? null : allAt };
}

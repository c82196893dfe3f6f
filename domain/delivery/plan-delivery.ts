/** A notification that has not been delivered to the person yet. */
export interface PendingNotification {
  readonly id: string;
  /** A critical recall (see `isCritical`). */
  readonly critical: boolean;
}

/** The person's delivery state at the moment. */
export interface DeliveryState {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** When they last received a message; null if never. */
  readonly lastToldAt: number | null;
  /** Minutes until their quiet hours end; 0 outside quiet hours. */
  readonly quietMinutes: number;
  /** Whether critical recalls are delivered in quiet hours. */
  readonly criticalBreaks: boolean;
}

/** What is delivered now, as one message, and when the rest is decided on again. */
export interface DeliveryPlan {
  readonly now: readonly string[];
  readonly later: readonly string[];
  /** Milliseconds since 1970; null if nothing is left. */
  readonly laterAt: number | null;
}

const MINUTE_MS = 60_000;
/** After a message, further notifications are collected for this long (product P15.2). */
export const GAP_MS = 15 * MINUTE_MS;
/** The same for critical recalls. */
export const CRITICAL_GAP_MS = MINUTE_MS;

/** Decides what to deliver now: one message instead of many, and none in quiet hours (products P15.2, P15.3). */
export function planDelivery(
  untold: readonly PendingNotification[],
  { nowMs, lastToldAt, quietMinutes, criticalBreaks }: DeliveryState,
): DeliveryPlan {
  const after = (gap: number): number => (lastToldAt === null ? 0 : lastToldAt + gap);
  const quietUntil = quietMinutes > 0 ? nowMs + quietMinutes * MINUTE_MS : 0;
  const ids = (of: readonly PendingNotification[]): string[] => of.map(({ id }) => id);
  const allAt = Math.max(quietUntil, after(GAP_MS));
  if (allAt <= nowMs) return { now: ids(untold), later: [], laterAt: null };
  const critical = untold.filter((one) => one.critical);
  const criticalAt = Math.max(criticalBreaks ? 0 : quietUntil, after(CRITICAL_GAP_MS));
  if (critical.length === 0 || criticalAt > nowMs) {
    return { now: [], later: ids(untold), laterAt: critical.length === 0 ? allAt : Math.min(allAt, criticalAt) };
  }
  // Outside quiet hours only the gap after the last message holds the others back: send them in the same message.
  if (quietUntil === 0) return { now: ids(untold), later: [], laterAt: null };
  const others = untold.filter((one) => !one.critical);
  return { now: ids(critical), later: ids(others), laterAt: others.length === 0 ? null : allAt };
}

/** A control pointed at for this long shows its tooltip (product P8.7). */
export const TOOLTIP_DELAY_MS = 700;
/** For this long after a tooltip closed, the next one shows at once. */
export const TOOLTIP_SKIP_MS = 300;

/**
 * How long a control must be pointed at before its tooltip shows.
 * @param open whether another tooltip is open
 * @param closedAt when the last one closed, milliseconds since 1970; null if none
 */
export const tooltipDelay = (open: boolean, closedAt: number | null, nowMs: number): number => {
  const since = closedAt === null ? Number.POSITIVE_INFINITY : nowMs - closedAt;
  return open || (since >= 0 && since < TOOLTIP_SKIP_MS) ? 0 : TOOLTIP_DELAY_MS;
};

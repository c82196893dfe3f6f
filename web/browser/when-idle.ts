/** A page that never rests is taken to be idle after this long. */
const IDLE_AT_MOST_MS = 10_000;

/**
 * Runs something once the page has nothing better to do.
 * @param atMostMs a page that does not rest is taken to be idle after so many milliseconds
 * @returns calls it off
 */
export function whenIdle(run: () => void, atMostMs = IDLE_AT_MOST_MS): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(run, { timeout: atMostMs });
    return () => window.cancelIdleCallback(asked);
  }
  // Safari knows no idle time.
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}

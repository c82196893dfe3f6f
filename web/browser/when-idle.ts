/** A page that never rests is taken to be idle after this long. */
const IDLE_AT_MOST_MS = 10_000;

/**
 * Runs something once the page has nothing better to do.
 * @returns calls it off
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(run, { timeout: IDLE_AT_MOST_MS });
    return () => window.cancelIdleCallback(asked);
  }
  // Safari knows no idle time.
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}

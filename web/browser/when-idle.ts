/** A page that never goes idle counts as idle after this long. */
const IDLE_AT_MOST_MS = 10_000;

/**
 * Runs something once the page is idle.
 * @param atMostMs after this many milliseconds it runs even if the page is never idle
 * @returns cancels it
 */
export function whenIdle(run: () => void, atMostMs = IDLE_AT_MOST_MS): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(run, { timeout: atMostMs });
    return () => window.cancelIdleCallback(asked);
  }
  // Safari has no `requestIdleCallback`.
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}

/** A page is quiet after this many idle checks in a row, this far apart: one is not enough, as between two answers. */
const LOOKS = 4;
const APART_MS = 500;
/** Idle means at least this much time is left: no next frame is pending. */
const SPARE_MS = 30;

/**
 * Runs something nobody waits for, once the page has been idle for two seconds.
 * @returns cancels it
 */
export function whenQuiet(run: () => void): () => void {
  let left = LOOKS;
  let timer = 0;
  const look = (deadline?: IdleDeadline) => {
    if (left === 0) return;
    // Safari gives no deadline: there it simply takes two seconds.
    left = !deadline || deadline.timeRemaining() > SPARE_MS ? left - 1 : LOOKS;
    if (left === 0) run();
    else wait();
  };
  const wait = () => {
    timer = window.setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(look) : look()), APART_MS);
  };
  wait();
  return () => {
    left = 0;
    clearTimeout(timer);
  };
}

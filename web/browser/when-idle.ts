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

/** A page is quiet once it was found idle so often in a row, so far apart: it has time to spare between two answers too. */
const LOOKS = 4;
const APART_MS = 500;
/** As much time to spare makes it idle: no next frame waits for anything. */
const SPARE_MS = 30;

/**
 * Runs something once the page has had nothing to do for two seconds: what nobody waits for.
 * @returns calls it off
 */
export function whenQuiet(run: () => void): () => void {
  let left = LOOKS;
  let timer = 0;
  const look = (deadline?: IdleDeadline) => {
    if (left === 0) return;
    // Safari knows no idle time: there it is two seconds.
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

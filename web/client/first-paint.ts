import { whenIdle } from '#web/browser/when-idle.ts';

/** Sync waits no longer than this for a page that does not rest. */
const AT_MOST_MS = 2_000;

/** Settles once the first screen has been painted and the page rests. */
export const firstPaint = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve, AT_MOST_MS));

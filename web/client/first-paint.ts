import { whenIdle } from '#web/browser/when-idle.ts';

/** Sync waits at most this long for a page that never goes idle. */
const AT_MOST_MS = 2_000;

/** Resolves once the first screen has been painted and the page is idle. */
export const firstPaint = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve, AT_MOST_MS));

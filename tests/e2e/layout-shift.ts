import type { BrowserContext, Page } from 'playwright';

/** The most that a screen may move by itself while it is drawn (cumulative layout shift). */
export const MOST_SHIFT = 0.02;

declare global {
  interface Window {
    /** Layout shifts since the page was opened, except those soon after user input. */
    shifts: { readonly value: number; readonly what: string }[];
  }
}

/** Records layout shifts in every page opened from now on. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.shifts = [];
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}`.slice(0, 60) : 'text',
        );
        window.shifts.push({ value: entry.value, what: moved.slice(0, 3).join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the screen has moved since it was opened, and what moved most. */
export const shiftOf = (page: Page): Promise<{ readonly sum: number; readonly what: string }> =>
  page.evaluate(() => {
    const [worst] = [...window.shifts].sort((a, b) => b.value - a.value);
    return { sum: window.shifts.reduce((sum, { value }) => sum + value, 0), what: worst?.what ?? '' };
  });

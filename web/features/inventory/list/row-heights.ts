/** Heights of rows as they were last drawn, by id: a page that is come back to has the height it had. */
const heights = { page: new Map<string, number>(), pane: new Map<string, number>() };
/** Rows are narrower in some lists than in others. */
export type ListKind = keyof typeof heights;
let measuredAt = '';

/** The height of a row with a short name. What a row really takes is measured when it is drawn. */
const USUAL_PX = 73;

/** Another width of the window or size of its text gives other heights: call it before a list is drawn. */
export function forgetOtherSizes(): void {
  const size = `${window.innerWidth} ${getComputedStyle(document.documentElement).fontSize}`;
  if (size !== measuredAt) for (const known of Object.values(heights)) known.clear();
  measuredAt = size;
}

/** How high a row was, or usually is. */
export const expectedHeight = (list: ListKind, id: string): number => heights[list].get(id) ?? USUAL_PX;

/** Notes how high a row is. */
export const noteHeight = (list: ListKind, id: string, px: number): void => void heights[list].set(id, px);

/** Row heights as last drawn, by id, so that a page that is opened again has the height it had. */
const heights = { page: new Map<string, number>(), pane: new Map<string, number>() };
/** Rows are narrower in some lists than in others. */
export type ListKind = keyof typeof heights;
let measuredAt = '';

/** Estimated height of a row with a short name. The real height is measured once it is drawn. */
const USUAL_PX = 73;

/** Discards the heights if the window width or the text size has changed. Call it before a list is drawn. */
export function forgetOtherSizes(): void {
  const size = `${window.innerWidth} ${getComputedStyle(document.documentElement).fontSize}`;
  if (size !== measuredAt) for (const known of Object.values(heights)) known.clear();
  measuredAt = size;
}

/** The last known height of a row, or the estimate. */
export const expectedHeight = (list: ListKind, id: string): number => heights[list].get(id) ?? USUAL_PX;

/** Stores the height of a row. */
export const noteHeight = (list: ListKind, id: string, px: number): void => void heights[list].set(id, px);

/** Heights of rows as they were last drawn, by id: a page that is come back to has the height it had. */
const heights = new Map<string, number>();
let measuredAt = '';

/** The height of a row with a short name. What a row really takes is measured when it is drawn. */
const USUAL_PX = 73;

/** Another width of the window or size of its text gives other heights: call it before a list is drawn. */
export function forgetOtherSizes(): void {
  const size = `${window.innerWidth} ${getComputedStyle(document.documentElement).fontSize}`;
  if (size !== measuredAt) heights.clear();
  measuredAt = size;
}

/** How high a row was, or usually is. @param list rows are narrower in some lists than in others */
export const expectedHeight = (list: string, id: string): number => heights.get(`${list} ${id}`) ?? USUAL_PX;

/** Notes how high a row is. */
export const noteHeight = (list: string, id: string, px: number): void => void heights.set(`${list} ${id}`, px);

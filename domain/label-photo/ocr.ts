/** A word as read by OCR. */
export interface OcrWord {
  readonly text: string;
  /** 0 to 1, as reported by the OCR engine. */
  readonly confidence: number;
}

/** A line of print, with its ends and its upper and lower edge in pixels of the page. */
export interface OcrLine {
  readonly words: readonly OcrWord[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The part of a tesseract.js result with `{ blocks: true }` that is used; confidences are 0 to 100. */
export interface TesseractBlock {
  readonly paragraphs: readonly {
    readonly lines: readonly {
      readonly bbox: { readonly x0: number; readonly x1: number; readonly y0: number; readonly y1: number };
      readonly words: readonly { readonly text: string; readonly confidence: number }[];
    }[];
  }[];
}

/**
 * The lines of a page in reading order, from the blocks that tesseract.js found.
 * @param above how many rows of the page are above the part given to it
 */
export function linesOfBlocks(blocks: readonly TesseractBlock[], above: number): OcrLine[] {
  return blocks.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ bbox, words }) => ({
        left: bbox.x0,
        right: bbox.x1,
        top: above + bbox.y0,
        bottom: above + bbox.y1,
        words: words.map(({ text, confidence }) => ({ text, confidence: confidence / 100 })),
      })),
    ),
  );
}

import type { CaptureView } from '#domain/scanning/capture-views.ts';
import type { Question } from '../channel/protocol.ts';
import type { PixelBuffer } from './decode-messages.ts';

/** What the page asks about one still image, which is transferred first. */
export interface CaptureQuestions {
  readonly open: Question<PixelBuffer, null>;
  /** A view of the still, to be searched for barcodes. */
  readonly view: Question<CaptureView, PixelBuffer>;
  /** The strips under its bars as PNG files. The input is the number of quarter turns to rotate the still by. */
  readonly strips: Question<number, readonly Blob[]>;
}

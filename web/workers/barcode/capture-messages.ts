import type { CaptureView } from '#domain/scanning/capture-views.ts';
import type { Question } from '../channel/protocol.ts';
import type { PixelBuffer } from './decode-messages.ts';

/** What the page asks about one still, which is handed over first. */
export interface CaptureQuestions {
  readonly open: Question<PixelBuffer, null>;
  /** A view of it to be searched for bars. */
  readonly view: Question<CaptureView, PixelBuffer>;
  /** The strips under its bars as PNG files, with the still turned by quarters of a circle. */
  readonly strips: Question<number, readonly Blob[]>;
}

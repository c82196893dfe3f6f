import type { AimFault } from '#domain/scanning/aim.ts';
import type { Place } from '#domain/scanning/reads.ts';
import type { Question } from '../channel/protocol.ts';

/** A frame or picture to be searched for a retail barcode. Pixels are RGBA; the buffer is transferred. */
export interface PixelBuffer {
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayBuffer;
}

/** A trustworthy code with a valid check digit (see `domain/scanning/decode-ladder.ts`). */
export interface DecodedCode {
  /** As printed under the bars. A UPC-E is expanded to its 12-digit UPC-A, so that it is not taken for an EAN-8. */
  readonly digits: string;
  readonly symbology: 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E';
  /** Its place in the frame, in pixels; null for a still, or if the decoder does not report it. */
  readonly place: Place | null;
}

/** What a camera frame tells besides its codes. */
export interface FrameSigns {
  /** Whether there seems to be another code besides those that were read. */
  readonly more: boolean;
  /** Why a code cannot be read, as far as that was measured. */
  readonly aim: AimFault | null;
}

/** The result of one frame of a running camera. */
export interface FrameLook extends FrameSigns {
  readonly codes: readonly DecodedCode[];
}

/** What the page asks the barcode worker. */
export interface DecodeQuestions {
  /** One frame of a running camera. */
  readonly look: Question<PixelBuffer, FrameLook>;
  /** One picture, however long it takes. */
  readonly still: Question<PixelBuffer, readonly DecodedCode[]>;
}

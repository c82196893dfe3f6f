import type { AimFault } from '#domain/scanning/aim.ts';
import type { Place } from '#domain/scanning/reads.ts';
import type { Question } from '../channel/protocol.ts';

/** A frame or picture to be searched for a retail code. Pixels are RGBA; the buffer is transferred. */
export interface PixelBuffer {
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayBuffer;
}

/** A code with a fitting check digit that can be believed (see `domain/scanning/decode-ladder.ts`). */
export interface DecodedCode {
  /** As it stands under the bars; a UPC-E as the 12 digits of the UPC-A it abbreviates, so that it cannot be taken for an EAN-8. */
  readonly digits: string;
  readonly symbology: 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E';
  /** Where it stands in the frame, in pixels; null for a still, and where the decoder does not tell. */
  readonly place: Place | null;
}

/** What a frame says besides its codes; of a still nothing. */
export interface FrameSigns {
  /** Whether another code seems to stand beside those that were read. */
  readonly more: boolean;
  /** What keeps a code from being read, as far as it was measured. */
  readonly aim: AimFault | null;
}

/** What one frame of a running camera says. */
export interface FrameLook extends FrameSigns {
  readonly codes: readonly DecodedCode[];
}

/** What the page asks of the worker that reads bars. */
export interface DecodeQuestions {
  /** One frame of a running camera. */
  readonly look: Question<PixelBuffer, FrameLook>;
  /** One picture, with all the time it takes. */
  readonly still: Question<PixelBuffer, readonly DecodedCode[]>;
}

import type { AimFault } from '#domain/scanning/aim.ts';
import type { Place } from '#domain/scanning/reads.ts';

/** A frame or picture to be searched for a retail code. Pixels are RGBA; the buffer is transferred. */
export interface DecodeRequest {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayBuffer;
  /** `live` is one frame of a running camera; `still` takes its time over one picture. */
  readonly effort: 'live' | 'still';
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

export type DecodeAnswer =
  | ({ readonly id: number; readonly ok: true; readonly codes: readonly DecodedCode[] } & FrameSigns)
  | { readonly id: number; readonly ok: false; readonly message: string };

/** A frame or picture to be searched for a retail code. Pixels are RGBA; the buffer is transferred. */
export interface DecodeRequest {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayBuffer;
  /** `live` tries the fast pass only; `still` takes its time. */
  readonly effort: 'live' | 'still';
}

export interface DecodedCode {
  readonly digits: string;
  readonly symbology: 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E';
}

export type DecodeAnswer =
  | { readonly id: number; readonly ok: true; readonly codes: readonly DecodedCode[] }
  | { readonly id: number; readonly ok: false; readonly message: string };

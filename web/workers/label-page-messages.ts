/** A photograph to be made ready for reading. Pixels are RGBA; the buffer is transferred with the first request of it. */
export interface LabelPageRequest {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  /** Null: the photograph of the request before, turned another way. */
  readonly pixels: ArrayBuffer | null;
  /** Quarters of a circle by which it is turned clockwise first. */
  readonly quarters: number;
}

export type LabelPageAnswer =
  | { readonly id: number; readonly ok: true; readonly page: Blob }
  | { readonly id: number; readonly ok: false; readonly message: string };

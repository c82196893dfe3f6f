import type { CaptureView } from '#domain/scanning/capture-views.ts';

/** What the page asks about one still. Its pixels, RGBA, come with the first question and are transferred. */
export interface CaptureRequest {
  readonly id: number;
  readonly still: { readonly width: number; readonly height: number; readonly pixels: ArrayBuffer } | null;
  /** A view to be searched for bars, or the strips under its bars with the still turned by quarters of a circle. */
  readonly ask: { readonly view: CaptureView } | { readonly quarters: number };
}

export type CaptureAnswer =
  | {
      readonly id: number;
      readonly ok: true;
      readonly width: number;
      readonly height: number;
      readonly pixels: ArrayBuffer;
    }
  | { readonly id: number; readonly ok: true; readonly strips: readonly Blob[] }
  | { readonly id: number; readonly ok: false; readonly message: string };

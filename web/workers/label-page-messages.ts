import type { Band } from '#domain/label-photo/bands.ts';
import type { Corners } from '#domain/label-photo/corners.ts';

/** What the page asks of the worker that holds the photograph. `id` comes back with the answer. */
export type LabelPageRequest =
  /** Takes a picture file in place of the one before, and looks for its block of print. */
  | { readonly id: number; readonly ask: 'open'; readonly photo: Blob }
  /** Prepares the page between the corners, turned clockwise by quarters of a circle. */
  | { readonly id: number; readonly ask: 'page'; readonly corners: Corners; readonly quarters: number }
  /** Some rows of the page that was prepared last, as a file for the optical reader. */
  | { readonly id: number; readonly ask: 'rows'; readonly rows: Band; readonly as: 'block' | 'line' }
  /** What lies between the corners laid flat, as a JPEG: to be looked at, kept, or read elsewhere. */
  | { readonly id: number; readonly ask: 'jpeg'; readonly corners: Corners; readonly longest: number };

/** Why a file cannot be read as a picture. */
export type PictureFault = 'heic' | 'too_large' | 'not_a_picture' | 'broken';

/** A picture that lies in the worker. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  /** The block of print, as far as it stands out. */
  readonly corners: Corners | null;
  /** Its lines clearly run up and down. */
  readonly sideways: boolean;
}

export type LabelPageAnswer =
  | { readonly id: number; readonly ok: true; readonly opened: OpenPicture }
  | { readonly id: number; readonly ok: true; readonly picture: Blob }
  | { readonly id: number; readonly ok: true; readonly bands: readonly Band[]; readonly lines: readonly Band[] }
  | { readonly id: number; readonly ok: true; readonly file: ArrayBuffer }
  | { readonly id: number; readonly ok: false; readonly fault: PictureFault | null; readonly message: string };

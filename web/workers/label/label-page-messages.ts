import type { Band } from '#domain/label-photo/bands.ts';
import type { Corners } from '#domain/label-photo/corners.ts';
import type { OpenPage } from '#domain/label-photo/read-label-photo.ts';
import type { Question } from '../channel/protocol.ts';

/** Why a file cannot be read as a picture. */
export const PICTURE_FAULTS = ['heic', 'too_large', 'not_a_picture', 'broken'] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** A picture opened in the worker. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  /** The corners of the block of print; null if it does not stand out. */
  readonly corners: Corners | null;
  /** Whether its lines clearly run vertically. */
  readonly sideways: boolean;
}

/** What the page asks the worker that holds the photo. Fails with a {@link PictureFault} as its reason. */
export interface LabelPageQuestions {
  /** Opens a picture file, replacing the one before, and looks for its block of print. */
  readonly open: Question<Blob, OpenPicture>;
  /** Prepares the page between the corners for OCR, rotated clockwise by this many quarter turns. */
  readonly page: Question<{ readonly corners: Corners; readonly quarters: number }, OpenPage>;
  /** Some rows of the page prepared last, as a file for OCR. */
  readonly rows: Question<{ readonly rows: Band; readonly as: 'block' | 'line' }, ArrayBuffer>;
  /** The area between the corners, straightened, as a JPEG: for viewing, storing, or reading elsewhere. */
  readonly jpeg: Question<{ readonly corners: Corners; readonly longest: number }, Blob>;
}

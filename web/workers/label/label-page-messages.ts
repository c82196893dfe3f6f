import type { Band } from '#domain/label-photo/bands.ts';
import type { Corners } from '#domain/label-photo/corners.ts';
import type { OpenPage } from '#domain/label-photo/read-label-photo.ts';
import type { Question } from '../channel/protocol.ts';

/** Why a file cannot be read as a picture. */
export const PICTURE_FAULTS = ['heic', 'too_large', 'not_a_picture', 'broken'] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** A picture that lies in the worker. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  /** The block of print, as far as it stands out. */
  readonly corners: Corners | null;
  /** Its lines clearly run up and down. */
  readonly sideways: boolean;
}

/** What the page asks of the worker that holds the photograph. Fails with a {@link PictureFault} as its reason. */
export interface LabelPageQuestions {
  /** Takes a picture file in place of the one before, and looks for its block of print. */
  readonly open: Question<Blob, OpenPicture>;
  /** Prepares the page between the corners, turned clockwise by quarters of a circle. */
  readonly page: Question<{ readonly corners: Corners; readonly quarters: number }, OpenPage>;
  /** Some rows of the page that was prepared last, as a file for the optical reader. */
  readonly rows: Question<{ readonly rows: Band; readonly as: 'block' | 'line' }, ArrayBuffer>;
  /** What lies between the corners laid flat, as a JPEG: to be looked at, kept, or read elsewhere. */
  readonly jpeg: Question<{ readonly corners: Corners; readonly longest: number }, Blob>;
}

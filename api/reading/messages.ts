import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import type { Problem } from '#domain/problem.ts';
import type { CheckedRead } from '#domain/scanning/reads.ts';

/** A picture file to be searched for a barcode, or to be read as a label. */
export interface ReadingRequest {
  readonly id: number;
  readonly task: 'barcode' | 'label';
  readonly picture: Uint8Array;
}

/** What was read; `details` names what was tried. */
export type Reading =
  | { readonly task: 'barcode'; readonly codes: readonly CheckedRead[]; readonly details: readonly string[] }
  | { readonly task: 'label'; readonly label: LabelPhotoReading };

export type ReadingAnswer =
  | { readonly id: number; readonly ok: true; readonly reading: Reading }
  | { readonly id: number; readonly ok: false; readonly problem: Problem };

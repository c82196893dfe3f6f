import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import type { Problem } from '#domain/problem.ts';
import type { CaptureResult } from '#domain/scanning/capture.ts';

/** A picture file to search for a barcode, to read as a label, or to copy: re-encoded, with only its pixels left. */
export interface ReadingRequest {
  readonly id: number;
  readonly task: 'barcode' | 'label' | 'copy';
  readonly picture: Uint8Array;
}

/** The result of a request. */
export type Reading =
  | { readonly task: 'barcode'; readonly end: CaptureResult }
  | { readonly task: 'label'; readonly label: LabelPhotoReading }
  | { readonly task: 'copy'; readonly jpeg: Uint8Array };

export type ReadingOf<T extends Reading['task']> = Extract<Reading, { task: T }>;

export type ReadingAnswer =
  | { readonly id: number; readonly ok: true; readonly reading: Reading }
  | { readonly id: number; readonly ok: false; readonly problem: Problem };

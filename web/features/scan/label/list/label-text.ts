import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';

/** What the photos of one label gave besides the list itself. */
export interface LabelText {
  /** Words that the reader was unsure of, as read. */
  readonly unsure: readonly string[];
  /** Lines that were detected but could not be read. */
  readonly unreadLines: number;
  readonly photos: number;
}

/** Adds the results of one more photo. @param before null for the first one */
export const withShot = (before: LabelText | null, shot: LabelPhotoReading): LabelText => ({
  unsure: [...(before?.unsure ?? []), ...shot.unsure],
  unreadLines: (before?.unreadLines ?? 0) + shot.unreadLines,
  photos: (before?.photos ?? 0) + 1,
});

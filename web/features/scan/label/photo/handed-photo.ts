let photo: Blob | null = null;

/** Keeps a photo chosen in a dialog until the label page takes it. */
export function passPhotoToLabelPage(chosen: Blob): void {
  photo = chosen;
}

/** Returns the photo that was handed over, and clears it. */
export function takeHandedPhoto(): Blob | null {
  const taken = photo;
  photo = null;
  return taken;
}

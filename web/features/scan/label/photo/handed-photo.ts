let photo: Blob | null = null;

/** Keeps a photo that was chosen in a dialog until the label page asks for it. */
export function handPhoto(chosen: Blob): void {
  photo = chosen;
}

/** The photo that was handed over; once. */
export function takeHandedPhoto(): Blob | null {
  const taken = photo;
  photo = null;
  return taken;
}

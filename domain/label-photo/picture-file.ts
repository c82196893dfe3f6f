/** The type of a file, from its first bytes; its name and declared type are ignored. */
export interface PictureFile {
  readonly kind: 'jpeg' | 'png' | 'webp' | 'heic' | 'other';
  /** In pixels; null if the start of the file does not say. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** How many bytes of the start of a file are enough to tell: a JPEG may have a preview before its size. */
export const PICTURE_FILE_HEAD = 262_144;

const wordAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0, bytes[at + 3] ?? 0);
const big16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const big32 = (bytes: Uint8Array, at: number): number => big16(bytes, at) * 65_536 + big16(bytes, at + 2);
const little16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
const little24 = (bytes: Uint8Array, at: number): number => little16(bytes, at) | ((bytes[at + 2] ?? 0) << 16);

/** The size in the frame header of a JPEG: ITU T.81, B.2.2. Segments before it are skipped by their lengths. */
function jpegSize(bytes: Uint8Array): PictureFile['size'] {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: big16(bytes, at + 5), width: big16(bytes, at + 7) };
    at += marker === 0xff ? 1 : 2 + big16(bytes, at + 2);
  }
  return null;
}

/** The size in the first chunk of a WebP: RFC 9649, sections 2.5 to 2.7. */
function webpSize(bytes: Uint8Array): PictureFile['size'] {
  switch (wordAt(bytes, 12)) {
    case 'VP8X':
      return { width: little24(bytes, 24) + 1, height: little24(bytes, 27) + 1 };
    case 'VP8 ':
      return { width: little16(bytes, 26) & 0x3fff, height: little16(bytes, 28) & 0x3fff };
    case 'VP8L': {
      const packed = little24(bytes, 21) + (bytes[24] ?? 0) * 16_777_216;
      return { width: (packed % 16_384) + 1, height: (Math.floor(packed / 16_384) % 16_384) + 1 };
    }
    default:
      return null;
  }
}

/** Brands of the high efficiency image format that phones write (ISO/IEC 23008-12). */
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Reads kind and size from the start of a file. @param head its first {@link PICTURE_FILE_HEAD} bytes, or all */
export function pictureFile(head: Uint8Array): PictureFile {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return { kind: 'jpeg', size: jpegSize(head) };
  if (head[0] === 0x89 && wordAt(head, 1) === 'PNG\r') {
    return { kind: 'png', size: head.length < 24 ? null : { width: big32(head, 16), height: big32(head, 20) } };
  }
  if (wordAt(head, 0) === 'RIFF' && wordAt(head, 8) === 'WEBP') return { kind: 'webp', size: webpSize(head) };
  if (wordAt(head, 4) === 'ftyp' && HEIC.has(wordAt(head, 8))) return { kind: 'heic', size: null };
  return { kind: 'other', size: null };
}

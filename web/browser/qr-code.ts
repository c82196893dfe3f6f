// Imported file by file: the package's index includes every reader, ten times as much code.
import EncodeHintType from '@zxing/library/esm/core/EncodeHintType.js';
import ErrorCorrectionLevel from '@zxing/library/esm/core/qrcode/decoder/ErrorCorrectionLevel.js';
import Encoder from '@zxing/library/esm/core/qrcode/encoder/Encoder.js';

/** Quiet zone around the code, in modules (ISO/IEC 18004, 4 on each side). */
const QUIET = 4;

/** A QR code as one SVG path of unit squares. */
export interface CodeDrawing {
  readonly path: string;
  /** Side length in units, including the quiet zone. */
  readonly side: number;
}

/** Draws a text's QR code, in UTF-8, with 15% error correction for scratched screens. */
export function codeDrawing(text: string): CodeDrawing {
  const hints = new Map<EncodeHintType, unknown>([[EncodeHintType.CHARACTER_SET, 'UTF-8']]);
  const matrix = Encoder.encode(text, ErrorCorrectionLevel.M, hints).getMatrix();
  const size = matrix.getWidth();
  const squares: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (matrix.get(x, y) === 1) squares.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
    }
  }
  return { path: squares.join(''), side: size + 2 * QUIET };
}

import { encodeUtf8 } from '#domain/knowledge/pack/utf8.ts';

/** A sequence of bytes being written. */
export class ByteWriter {
  private readonly bytes: number[] = [];

  /** An unsigned integer, seven bits per byte, lowest first. */
  varint(value: number): this {
    let left = value;
    while (left > 127) {
      this.bytes.push((left & 127) | 128);
      left >>>= 7;
    }
    this.bytes.push(left);
    return this;
  }

  varints(values: readonly number[]): this {
    for (const value of values) this.varint(value);
    return this;
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** Writes a length as one byte, or as 255 and two bytes. */
function pushLength(bytes: number[], length: number): void {
  if (length > 0xffff) throw new Error(`A text of ${length} bytes does not fit in a pack`);
  if (length < 255) bytes.push(length);
  else bytes.push(255, length & 255, length >> 8);
}

/** Texts one after another, in the format that `textBytes` reads. */
export function writeTexts(texts: readonly string[]): { readonly lengths: Uint8Array; readonly bytes: Uint8Array } {
  const count = texts.length;
  const lengths = [count & 255, (count >> 8) & 255, (count >> 16) & 255, count >>> 24];
  const all: number[] = [];
  for (const text of texts) {
    const bytes = encodeUtf8(text);
    pushLength(lengths, bytes.length);
    for (const byte of bytes) all.push(byte);
  }
  return { lengths: Uint8Array.from(lengths), bytes: Uint8Array.from(all) };
}

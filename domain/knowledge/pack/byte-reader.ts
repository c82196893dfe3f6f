/** Reads consecutive varints: seven bits per byte, lowest first. */
export class ByteReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  varint(): number {
    const { bytes } = this;
    let byte = bytes[this.at++] ?? 0;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[this.at++] ?? 0;
      value |= (byte & 127) << shift;
    }
    return value >>> 0;
  }

  /** The next `count` varints. */
  varints(count: number): Uint32Array {
    const values = new Uint32Array(count);
    for (let at = 0; at < count; at += 1) values[at] = this.varint();
    return values;
  }
}

// The domain may not use TextEncoder and TextDecoder, which belong to no version of ECMAScript.

/** The UTF-8 bytes of a text. A lone surrogate becomes U+FFFD. */
export function encodeUtf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    let code = char.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

/** Reads text written by {@link encodeUtf8}: the bytes from `start` to before `end`. */
export function decodeUtf8(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  let at = start;
  const next = (): number => (bytes[at++] ?? 0) & 63;
  while (at < end) {
    const lead = bytes[at++] ?? 0;
    if (lead < 0x80) text += String.fromCharCode(lead);
    else if (lead < 0xe0) text += String.fromCharCode(((lead & 31) << 6) | next());
    else if (lead < 0xf0) text += String.fromCharCode(((lead & 15) << 12) | (next() << 6) | next());
    else text += String.fromCodePoint(((lead & 7) << 18) | (next() << 12) | (next() << 6) | next());
  }
  return text;
}

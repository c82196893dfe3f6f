// The domain may not use TextEncoder and TextDecoder, which are not part of ECMAScript.

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

/** Decodes text written by {@link encodeUtf8}: the bytes from `start` to before `end`. */
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

/** A read position in UTF-8 bytes. */
export interface Utf8Place {
  at: number;
  /** The second unit of a surrogate pair, which is still to be returned. */
  low?: number;
}

/** The next UTF-16 unit of a text; moves the place past it. */
export function nextUnit(bytes: Uint8Array, place: Utf8Place): number {
  const lead = bytes[place.at] ?? 0;
  if (lead < 0x80) {
    place.at += 1;
    return lead;
  }
  const next = (by: number): number => (bytes[place.at + by] ?? 0) & 63;
  if (lead < 0xe0) {
    const code = ((lead & 31) << 6) | next(1);
    place.at += 2;
    return code;
  }
  if (lead < 0xf0) {
    const code = ((lead & 15) << 12) | (next(1) << 6) | next(2);
    place.at += 3;
    return code;
  }
  const pair = (((lead & 7) << 18) | (next(1) << 12) | (next(2) << 6) | next(3)) - 0x10000;
  if (place.low === undefined) {
    place.low = 0xdc00 | (pair & 0x3ff);
    return 0xd800 | (pair >> 10);
  }
  const { low } = place;
  delete place.low;
  place.at += 4;
  return low;
}

/**
 * Whether the bytes from `start` to before `end` are this text. Decodes them only from the first non-ASCII character
 * on.
 */
export function sameText(bytes: Uint8Array, start: number, end: number, text: string): boolean {
  const { length } = text;
  if (end - start < length) return false;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127) return decodeUtf8(bytes, start + at, end) === text.slice(at);
    if (bytes[start + at] !== code) return false;
  }
  return end - start === length;
}

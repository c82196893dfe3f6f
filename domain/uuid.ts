/**
 * A UUIDv7 (RFC 9562): 48 bits of time, then random bits. Sortable by creation, unique without a server.
 * @param nowMs milliseconds since 1970
 * @param random 16 random bytes; the first six and the version and variant bits are overwritten
 */
export function uuidv7(nowMs: number, random: Uint8Array): string {
  const bytes = Uint8Array.from(random);
  let time = Math.floor(nowMs);
  for (let at = 5; at >= 0; at -= 1) {
    bytes[at] = time % 256;
    time = Math.floor(time / 256);
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  let text = '';
  for (const [at, byte] of bytes.entries()) {
    if (at === 4 || at === 6 || at === 8 || at === 10) text += '-';
    text += byte.toString(16).padStart(2, '0');
  }
  return text;
}

/**
 * A 32-bit hash of a text by its UTF-16 units: FNV-1a with a final mix, so that the upper bits may choose a bucket.
 * Constants: FNV (Fowler, Noll, Vo) and the finaliser of MurmurHash3.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The bucket of a hash in a table of `buckets` buckets (a power of two, at least 2). */
export const bucketOf = (hash: number, buckets: number): number => hash >>> (Math.clz32(buckets) + 1);

/** A checksum over 32-bit words, to find a truncated or altered file. Not a protection against intent. */
export function checksumWords(words: Uint32Array, from: number): number {
  let sum = 0x811c9dc5;
  for (let at = from; at < words.length; at += 1) {
    sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}

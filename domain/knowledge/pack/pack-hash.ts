/** The initial value of a hash (FNV-1a). */
export const hashStart = 0x811c9dc5;

/** Adds the UTF-16 units of a text, from `from` to before `to`, to an unfinished hash. */
export function continueHash(hash: number, text: string, from = 0, to = text.length): number {
  let value = hash;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** The final mix, so that the upper bits can choose a bucket. */
export function finishHash(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A 32-bit hash of a text by its UTF-16 units: FNV-1a with a final mix.
 * Constants: FNV (Fowler, Noll, Vo) and the finaliser of MurmurHash3.
 */
export const hashText = (text: string): number => finishHash(continueHash(hashStart, text));

/** The bucket of a hash in a table of `buckets` buckets (a power of two, at least 2). */
export const bucketOf = (hash: number, buckets: number): number => hash >>> (Math.clz32(buckets) + 1);

/** A checksum over 32-bit words, to detect a truncated or altered file. Not a protection against deliberate changes. */
export function checksumWords(words: Uint32Array, from: number): number {
  let sum = 0x811c9dc5;
  for (let at = from; at < words.length; at += 1) {
    sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}

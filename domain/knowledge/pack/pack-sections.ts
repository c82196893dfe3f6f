import { checksumWords } from './pack-hash.ts';
import { CHECKED_FROM, HEADER_WORDS, PACK_FORMAT, PACK_MAGIC, SECTION_COUNT } from './pack-layout.ts';

/** The validated sections of a pack, as views of its bytes. */
export interface PackSections {
  words(section: number): Uint32Array;
  bytes(section: number): Uint8Array;
}

/**
 * Validates a pack and returns its sections as views.
 * @throws Error that says what is wrong: not a pack, another format, truncated, or altered
 */
export function packSections(input: Uint8Array): PackSections {
  // Words need an aligned start, which a view into a larger buffer may not have.
  const bytes = input.byteOffset % 4 === 0 ? input : input.slice();
  const count = bytes.byteLength >> 2;
  if (count < HEADER_WORDS + 2 * SECTION_COUNT) throw new Error('Knowledge pack: too short to be one');
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, count);
  if (words[0] !== PACK_MAGIC) throw new Error('Knowledge pack: does not begin like one');
  if (words[1] !== PACK_FORMAT) throw new Error(`Knowledge pack: format ${words[1]}, this reader knows ${PACK_FORMAT}`);
  if (words[2] !== bytes.byteLength) {
    throw new Error(`Knowledge pack: ${bytes.byteLength} bytes, it should have ${words[2]}`);
  }
  if (words[3] !== checksumWords(words, CHECKED_FROM)) throw new Error('Knowledge pack: damaged, the checksum differs');
  if (words[4] !== SECTION_COUNT) throw new Error(`Knowledge pack: ${words[4]} sections, expected ${SECTION_COUNT}`);
  const place = (section: number): { offset: number; length: number } => {
    const offset = words[HEADER_WORDS + 2 * section] ?? 0;
    const length = words[HEADER_WORDS + 2 * section + 1] ?? 0;
    if (offset % 4 !== 0 || offset + length > bytes.byteLength)
      throw new Error(`Knowledge pack: section ${section} is out of place`);
    return { offset, length };
  };
  return {
    words(section) {
      const { offset, length } = place(section);
      return words.subarray(offset >> 2, (offset + length) >> 2);
    },
    bytes(section) {
      const { offset, length } = place(section);
      return bytes.subarray(offset, offset + length);
    },
  };
}

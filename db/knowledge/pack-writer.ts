import { checksumWords } from '#domain/knowledge/pack/pack-hash.ts';
import {
  CHECKED_FROM,
  HEADER_WORDS,
  PACK_FORMAT,
  PACK_MAGIC,
  SECTION,
  SECTION_COUNT,
} from '#domain/knowledge/pack/pack-layout.ts';
import { encodeUtf8 } from '#domain/knowledge/pack/utf8.ts';

/** 32-bit words as little-endian bytes. */
export function wordBytes(words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, word] of words.entries()) view.setUint32(at * 4, word, true);
  return bytes;
}

/** Writes the sections after a header with their offsets and a checksum. */
export function assemble(sections: readonly Uint8Array[]): Uint8Array {
  if (sections.length !== SECTION_COUNT) throw new Error(`A pack has ${SECTION_COUNT} sections`);
  const header: number[] = [PACK_MAGIC, PACK_FORMAT, 0, 0, SECTION_COUNT];
  let offset = (HEADER_WORDS + 2 * SECTION_COUNT) * 4;
  for (const section of sections) {
    header.push(offset, section.length);
    offset += (section.length + 3) & ~3;
  }
  header[2] = offset;
  const bytes = new Uint8Array(offset);
  bytes.set(wordBytes(header), 0);
  for (const [at, section] of sections.entries()) bytes.set(section, header[HEADER_WORDS + 2 * at] ?? 0);
  return sealed(bytes);
}

/** Writes the checksum of a pack into its header and returns the pack. */
function sealed(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer);
  const words = new Uint32Array(bytes.length / 4);
  for (let at = 0; at < words.length; at += 1) words[at] = view.getUint32(at * 4, true);
  view.setUint32(12, checksumWords(words, CHECKED_FROM), true);
  return bytes;
}

/**
 * The same pack with another version of the same length, so that the version can be a hash of the contents.
 * @throws Error if the lengths differ
 */
export function withVersion(pack: Uint8Array, version: string): Uint8Array {
  const bytes = pack.slice();
  const view = new DataView(bytes.buffer);
  const header = (HEADER_WORDS + 2 * SECTION.meta) * 4;
  const text = encodeUtf8(version);
  if (view.getUint32(header + 4, true) !== text.length) throw new Error('A version keeps its length');
  bytes.set(text, view.getUint32(header, true));
  return sealed(bytes);
}

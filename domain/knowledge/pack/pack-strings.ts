import { ByteReader } from './byte-reader.ts';
import type { TextBytes } from './read-text-bytes.ts';
import { decodeUtf8 } from './utf8.ts';

/** Texts and lists of a pack, decoded on demand and cached, since many facts share a source. */
export class PackStrings {
  private readonly texts: TextBytes;
  private readonly known: (string | undefined)[];
  private readonly lists: (readonly string[] | undefined)[];
  private readonly listWords: Uint32Array;
  private readonly listStarts: Uint32Array;

  /** @param lists the number of lists, then each as a count and references */
  constructor(texts: TextBytes, lists: Uint8Array) {
    this.texts = texts;
    this.known = new Array<string | undefined>(texts.count);
    const reader = new ByteReader(lists);
    const count = reader.varint();
    const starts = new Uint32Array(count + 1);
    const words: number[] = [];
    for (let at = 0; at < count; at += 1) {
      for (let left = reader.varint(); left > 0; left -= 1) words.push(reader.varint());
      starts[at + 1] = words.length;
    }
    this.listStarts = starts;
    this.listWords = Uint32Array.from(words);
    this.lists = new Array<readonly string[] | undefined>(count);
  }

  text(reference: number): string {
    const known = this.known[reference];
    if (known !== undefined) return known;
    const { bytes, starts } = this.texts;
    const text = decodeUtf8(bytes, starts[reference] ?? 0, starts[reference + 1] ?? 0);
    this.known[reference] = text;
    return text;
  }

  /** @param field 0 for none, else 1 + reference */
  optional(field: number): string | null {
    return field === 0 ? null : this.text(field - 1);
  }

  /** The list at an index; always the same array. */
  list(index: number): readonly string[] {
    const known = this.lists[index];
    if (known !== undefined) return known;
    const made: string[] = [];
    const end = this.listStarts[index + 1] ?? 0;
    for (let at = this.listStarts[index] ?? 0; at < end; at += 1) made.push(this.text(this.listWords[at] ?? 0));
    this.lists[index] = made;
    return made;
  }
}

import { decodeUtf8 } from './utf8.ts';

/** Texts and lists of a pack, decoded on demand and kept, since the same source stands at many facts. */
export class PackStrings {
  private readonly heap: Uint8Array;
  private readonly lists: Uint32Array;
  private readonly known = new Map<number, string>();

  constructor(heap: Uint8Array, lists: Uint32Array) {
    this.heap = heap;
    this.lists = lists;
  }

  /** The UTF-8 bytes of a reference, without making a text of them. */
  bytes(reference: number): Uint8Array {
    const length = (this.heap[reference] ?? 0) | ((this.heap[reference + 1] ?? 0) << 8);
    return this.heap.subarray(reference + 2, reference + 2 + length);
  }

  /** The text of a reference, without keeping it: for names, which are compared once. */
  read(reference: number): string {
    const length = (this.heap[reference] ?? 0) | ((this.heap[reference + 1] ?? 0) << 8);
    return decodeUtf8(this.heap, reference + 2, reference + 2 + length);
  }

  text(reference: number): string {
    const known = this.known.get(reference);
    if (known !== undefined) return known;
    const text = this.read(reference);
    this.known.set(reference, text);
    return text;
  }

  optional(reference: number): string | null {
    return reference === 0 ? null : this.text(reference);
  }

  list(index: number): readonly string[] {
    const count = this.lists[index] ?? 0;
    const texts: string[] = [];
    for (let at = 1; at <= count; at += 1) texts.push(this.text(this.lists[index + at] ?? 0));
    return texts;
  }
}

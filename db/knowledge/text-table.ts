import { ByteWriter, writeTexts } from './byte-writer.ts';

/** Texts of a pack other than names. All must be known before the first reference is requested. */
export class TextTable {
  private readonly places: ReadonlyMap<string, number>;
  private readonly listPlaces = new Map<string, number>([['', 0]]);
  private readonly lists = new ByteWriter().varint(0);
  readonly sections: { readonly lengths: Uint8Array; readonly bytes: Uint8Array };

  constructor(texts: Iterable<string>) {
    const sorted = [...new Set(texts)].sort();
    this.places = new Map(sorted.map((text, at) => [text, at]));
    this.sections = writeTexts(sorted);
  }

  text(text: string): number {
    const place = this.places.get(text);
    if (place === undefined) throw new Error(`The pack has no text "${text}"`);
    return place;
  }

  /** 0 for none. */
  optional(text: string | null): number {
    return text === null || text === '' ? 0 : 1 + this.text(text);
  }

  list(texts: readonly string[]): number {
    const key = texts.join('\u0000');
    const known = this.listPlaces.get(key);
    if (known !== undefined) return known;
    const place = this.listPlaces.size;
    this.listPlaces.set(key, place);
    this.lists.varint(texts.length).varints(texts.map((text) => this.text(text)));
    return place;
  }

  listSection(): Uint8Array {
    const count = new ByteWriter().varint(this.listPlaces.size).finish();
    return Uint8Array.from([...count, ...this.lists.finish()]);
  }
}

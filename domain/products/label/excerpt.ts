/** A stretch of a text. */
export type Span = readonly [start: number, end: number];

/** Characters of an excerpt that are also contiguous in the label. */
interface Run {
  /** Where they start in the excerpt. */
  readonly at: number;
  /** Where they start in the label. */
  readonly place: number;
  readonly length: number;
}

/** Text assembled from stretches of a label, with a space for each cut. Maps its characters back to the label. */
export class Excerpt {
  readonly text: string;
  private readonly runs: readonly Run[];

  private constructor(text: string, runs: readonly Run[]) {
    this.text = text;
    this.runs = runs;
  }

  /** A stretch of a label, unchanged. */
  static of(label: string, start: number, end: number): Excerpt {
    return new Excerpt(label.slice(start, end), [{ at: 0, place: start, length: end - start }]);
  }

  /**
   * The excerpt without some stretches, each replaced by a space.
   * @param spans positions in this excerpt, in order, not overlapping
   */
  without(spans: readonly Span[]): Excerpt {
    if (spans.length === 0) return this;
    let text = '';
    const runs: Run[] = [];
    let from = 0;
    const keep = (to: number): void => {
      for (const { at, place, length } of this.runs) {
        const first = Math.max(at, from);
        const last = Math.min(at + length, to);
        if (first < last)
          runs.push({ at: text.length + first - from, place: place + first - at, length: last - first });
      }
      text += this.text.slice(from, to);
    };
    for (const [start, end] of spans) {
      keep(start);
      text += ' ';
      from = end;
    }
    keep(this.text.length);
    return new Excerpt(text, runs);
  }

  /** Where a stretch of the excerpt is in the label. */
  placesOf(start: number, end: number): Span[] {
    const places: Span[] = [];
    for (const { at, place, length } of this.runs) {
      const first = Math.max(at, start);
      const last = Math.min(at + length, end);
      if (first < last) places.push([place + first - at, place + last - at]);
    }
    return places;
  }
}

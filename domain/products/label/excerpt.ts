/** A stretch of a text. */
export type Span = readonly [start: number, end: number];

/** Characters of an excerpt that stand side by side in the label, too. */
interface Run {
  /** Where they begin in the excerpt. */
  readonly at: number;
  /** Where they begin in the label. */
  readonly place: number;
  readonly length: number;
}

/** Text put together from stretches of a label, each cut replaced by a space; it knows where its characters come from. */
export class Excerpt {
  readonly text: string;
  private readonly runs: readonly Run[];

  private constructor(text: string, runs: readonly Run[]) {
    this.text = text;
    this.runs = runs;
  }

  /** A stretch of a label as it stands. */
  static of(label: string, start: number, end: number): Excerpt {
    return new Excerpt(label.slice(start, end), [{ at: 0, place: start, length: end - start }]);
  }

  /**
   * The same without some stretches, each replaced by a space.
   * @param spans places in this excerpt, in order, not overlapping
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

  /** Where a stretch of the excerpt stands in the label. */
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

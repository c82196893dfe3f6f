/** A tip with its source. A measurement compares each tip with its source (product P20.8). */
export interface Tip {
  readonly area: string;
  readonly audience: string;
  readonly title: string;
  readonly text: string;
  /** The source as shown to readers. */
  readonly source: string;
  /** Name of the file that contains the source. */
  readonly file: string;
  /** Quotes from the source that support the tip; from a list, all of one row. */
  readonly rests: readonly string[];
}

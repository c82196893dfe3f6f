/** A tip with where it stands. A measurement compares each with its source (product P20.8). */
export interface Tip {
  readonly area: string;
  readonly audience: string;
  readonly title: string;
  readonly text: string;
  /** As it is printed. */
  readonly source: string;
  /** Name of the file that holds the source. */
  readonly file: string;
  /** Words of the source that the tip rests on: of a list, all of one row. */
  readonly rests: readonly string[];
}

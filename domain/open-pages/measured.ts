/** One result of a measurement. */
export interface Figure {
  /** What was counted, as a sentence without the figure. */
  readonly what: string;
  /** The figure as printed: a percentage, or a count out of a total. */
  readonly measured: string;
}

/** A measurement of this release, as output by its command. */
export interface Measured {
  readonly id: string;
  readonly part: 'scanner' | 'verdict' | 'home';
  /** The command, with the folder of the public files replaced by `DATA`. */
  readonly command: string;
  /** The day it was run, YYYY-MM-DD. */
  readonly on: string;
  /** Digest of the source files of the measured engine. */
  readonly engine: string;
  readonly figures: readonly Figure[];
}

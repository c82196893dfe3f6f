/** What a measurement came to. */
export interface Figure {
  /** What was counted, as a sentence without its figure. */
  readonly what: string;
  /** The figure as it is printed: a share, or so many of so many. */
  readonly measured: string;
}

/** A measurement of this release, as its command gave it. */
export interface Measured {
  readonly id: string;
  readonly part: 'scanner' | 'verdict' | 'home';
  /** The command, with the folder of the public files called `DATA`. */
  readonly command: string;
  /** The day it ran on, YYYY-MM-DD. */
  readonly on: string;
  /** Digest of the sources of the engine that was measured. */
  readonly engine: string;
  readonly figures: readonly Figure[];
}

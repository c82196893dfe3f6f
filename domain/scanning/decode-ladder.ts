import { type Ballot, createBallot } from './ballot.ts';
import { type Frame, type Picture, pictureOf } from './picture.ts';
import { readEach } from './read-each.ts';
import type { CheckedRead, Decoder } from './reads.ts';
import { type ViewName, viewsOf } from './views.ts';
import { type WeighedRead, weighedReads } from './weigh.ts';

/**
 * The decoders of the ladder. `fast` looks once, without turning the picture; the others turn, shrink and try harder.
 * Each of them sometimes reads what is not there, so the ballot decides what to believe.
 */
export interface Decoders {
  readonly fast: Decoder;
  readonly thorough: Decoder;
  /** A reader from another maker, so that the two do not fail alike. */
  readonly second: Decoder;
  /** The browser's own, if it has one. */
  readonly native?: Decoder;
}

type Voter = 'thorough' | 'second' | 'native';

interface Step {
  readonly by: Voter;
  readonly view: ViewName;
}

const FAMILY: Readonly<Record<Voter, string>> = { thorough: 'zxing', second: 'zbar', native: 'native' };

/**
 * The steps for a picture of camera size, in this order. Chosen by right reads, wrong reads and time on half of the
 * ZXing black-box photographs. Of about a hundred orders tried, all good ones start with both readers on different
 * views.
 */
const STEPS: readonly Step[] = [
  { by: 'native', view: 'plain' },
  { by: 'thorough', view: 'doubled' },
  { by: 'second', view: 'plain' },
  { by: 'thorough', view: 'sharpened doubled' },
  { by: 'second', view: 'sharpened' },
  { by: 'second', view: 'halved' },
  { by: 'second', view: 'smeared' },
  { by: 'thorough', view: 'slanted' },
  { by: 'second', view: 'slanted less' },
];

/** In a large photograph bars are wide enough, and doubling its size would cost seconds. */
const STEPS_OF_LARGE: readonly Step[] = [
  { by: 'native', view: 'plain' },
  { by: 'thorough', view: 'plain' },
  { by: 'second', view: 'halved' },
  { by: 'thorough', view: 'halved' },
  { by: 'second', view: 'sharpened' },
  { by: 'thorough', view: 'sharpened' },
  { by: 'thorough', view: 'slanted' },
  { by: 'second', view: 'slanted less' },
];

/** Pixels above which a picture is large. */
const LARGE = 1_000_000;

const look = async (
  decoders: Decoders,
  { by, view }: Step,
  picture: (name: ViewName) => Picture,
  ballot: Ballot,
): Promise<void> => {
  const decode = decoders[by];
  if (!decode) return;
  const shown = picture(view);
  ballot.add({ family: FAMILY[by], view }, weighedReads(await decode(shown), shown));
};

/** A side with fewer pixels shows no bars, and halving it could leave no pixels, which the readers cannot take. */
const THINNEST_SIDE = 8;

const told = (reads: readonly WeighedRead[]): CheckedRead[] =>
  reads.map(({ gtin, symbology }) => ({ gtin, symbology }));

/**
 * Reads a still picture: the quick looks first, then the expensive ones, until the ballot believes a code.
 * @returns the codes that can be believed; empty if nothing was read or nothing agreed
 */
export async function readStill(frame: Frame, decoders: Decoders): Promise<CheckedRead[]> {
  if (Math.min(frame.width, frame.height) < THINNEST_SIDE) return [];
  const view = viewsOf(pictureOf(frame));
  const large = frame.width * frame.height > LARGE;
  const quick: readonly ViewName[] = large ? ['plain', 'halved'] : ['plain', 'sharpened doubled'];
  const ballot = createBallot();
  for (const name of quick) {
    ballot.add({ family: FAMILY.thorough, view: `quick ${name}` }, await readEach(decoders.fast, view(name)));
    const believed = ballot.believed();
    if (believed.length > 0) return told(believed);
  }
  for (const step of large ? STEPS_OF_LARGE : STEPS) {
    await look(decoders, step, view, ballot);
    const believed = ballot.believed();
    if (believed.length > 0) return told(believed);
  }
  return [];
}

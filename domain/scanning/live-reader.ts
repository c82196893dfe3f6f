import { createBallot, type Look } from './ballot.ts';
import type { Decoders } from './decode-ladder.ts';
import { type Frame, pictureOf } from './picture.ts';
import { type CheckedRead, checkedReads, type Decoder } from './reads.ts';
import { type ViewName, viewsOf } from './views.ts';

/** Frames after which an unconfirmed read is forgotten: about a second of a camera at 15 frames. */
const REMEMBERED_FRAMES = 15;

/** Reads the frames of a running camera. */
export interface LiveReader {
  /** @returns the codes that can be believed: read fast, or read in two frames that were looked at differently */
  read(frame: Frame): Promise<CheckedRead[]>;
}

interface Turn extends Look {
  readonly decode: Decoder;
  readonly show: ViewName;
}

// A hand held still gives the same frame, and the same mistake, twice: so the looks take turns, and each turn counts
// as one view however often it comes round.
const turnsOf = ({ thorough, second, native }: Decoders): Turn[] => [
  { family: 'zxing', view: 'first', decode: thorough, show: 'plain' },
  { family: 'zbar', view: 'second', decode: second, show: 'plain' },
  ...(native ? [{ family: 'native', view: 'third', decode: native, show: 'plain' as const }] : []),
  { family: 'zxing', view: 'fourth', decode: thorough, show: 'sharpened' },
  { family: 'zbar', view: 'fifth', decode: second, show: 'sharpened' },
  { family: 'zxing', view: 'sixth', decode: thorough, show: 'slanted' },
  { family: 'zbar', view: 'seventh', decode: second, show: 'slanted less' },
];

/** A reader for one run of the camera; it remembers what single frames seemed to say. */
export function createLiveReader(decoders: Decoders): LiveReader {
  const turns = turnsOf(decoders);
  const ballot = createBallot();
  const lookedAt = new Map<Turn, number>();
  let frames = 0;
  return {
    read: async (frame) => {
      const now = frames;
      frames += 1;
      const view = viewsOf(pictureOf(frame));
      const atOnce = checkedReads(await decoders.fast(view('plain')));
      if (atOnce.length > 0) return atOnce;
      for (const [turn, at] of lookedAt) if (now - at >= REMEMBERED_FRAMES) ballot.forget(turn);
      const turn = turns[now % turns.length];
      if (!turn) return [];
      const reads = checkedReads(await turn.decode(view(turn.show)));
      if (reads.length > 0) lookedAt.set(turn, now);
      ballot.add(turn, reads);
      const believed = new Set(ballot.believed().map(({ gtin }) => gtin));
      return reads.filter(({ gtin }) => believed.has(gtin));
    },
  };
}

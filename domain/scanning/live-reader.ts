import type { Gtin } from '../products/gtin.ts';
import { createBallot, isBeyondDoubt, type Look } from './ballot.ts';
import { covered } from './cover.ts';
import type { Decoders } from './decode-ladder.ts';
import { type Frame, type Picture, pictureOf } from './picture.ts';
import { placesOf, readEach } from './read-each.ts';
import type { Decoder, PlacedRead } from './reads.ts';
import { isReplaced } from './replaced-bars.ts';
import { type ViewName, viewsOf } from './views.ts';
import { isFitting, type WeighedRead, weighedReads } from './weigh.ts';

/** Number of frames after which an unconfirmed read is forgotten: about a second at 15 frames per second. */
const REMEMBERED_FRAMES = 15;

/** What one frame shows. */
export interface LiveLook {
  /** The codes that can be believed: read beyond doubt, or accepted by the ballot over several looks. */
  readonly codes: readonly PlacedRead[];
  /** Whether something else was read that is not believed yet: another code may follow. */
  readonly more: boolean;
}

/** Reads the frames of a running camera. */
export interface LiveReader {
  /** @param picture the same frame, if its brightness was computed already */
  read(frame: Frame, picture?: Picture): Promise<LiveLook>;
}

interface Turn extends Look {
  readonly decode: Decoder;
  readonly show: ViewName;
}

// A hand held still gives the same frame, and the same mistake, twice. So the looks take turns, and each turn counts
// as one view however often it is repeated.
const turnsOf = ({ thorough, second, native }: Decoders): Turn[] => [
  { family: 'zxing', view: 'first', decode: thorough, show: 'plain' },
  { family: 'zbar', view: 'second', decode: second, show: 'plain' },
  ...(native ? [{ family: 'native', view: 'third', decode: native, show: 'plain' as const }] : []),
  { family: 'zxing', view: 'fourth', decode: thorough, show: 'sharpened' },
  { family: 'zbar', view: 'fifth', decode: second, show: 'sharpened' },
  { family: 'zxing', view: 'sixth', decode: thorough, show: 'slanted' },
  { family: 'zbar', view: 'seventh', decode: second, show: 'slanted less' },
];

/** Views with the size and position of the frame: only in these is a place also a place in the frame. */
const IN_PLACE: readonly ViewName[] = ['plain', 'sharpened'];

/** The quick look at each frame: counts as one view, however many frames it sees. */
const QUICK: Look = { family: 'zxing', view: 'quick' };

const placed = ({ gtin, symbology, place }: WeighedRead): PlacedRead => ({ gtin, symbology, place });

/** A reader for one run of the camera. It remembers across frames what was read but not confirmed. */
export function createLiveReader(decoders: Decoders): LiveReader {
  const turns = turnsOf(decoders);
  const ballot = createBallot();
  const lookedAt = new Map<Look, number>();
  /** Where the bars of each code fitted the frame when they were last seen. */
  const lastFitted = new Map<Gtin, PlacedRead>();
  const withdrawReplaced = (quick: readonly WeighedRead[], picture: Picture): void => {
    const sure = quick.filter(({ weight }) => weight === 'sure');
    for (const [gtin, earlier] of lastFitted) {
      if (quick.some((read) => read.gtin === gtin)) continue;
      if (!sure.some((read) => isReplaced(earlier, read, picture))) continue;
      ballot.withdraw(gtin);
      lastFitted.delete(gtin);
    }
  };
  let frames = 0;
  return {
    read: async (frame, picture = pictureOf(frame)) => {
      const now = frames;
      frames += 1;
      const quick = await readEach(decoders.fast, picture);
      const atOnce = quick.filter(isBeyondDoubt);
      const known = new Set(atOnce.map(({ gtin }) => gtin));
      for (const [look, at] of lookedAt) if (now - at >= REMEMBERED_FRAMES) ballot.forget(look);
      const vote = (look: Look, all: readonly WeighedRead[]): WeighedRead[] => {
        const reads = all.filter(({ gtin, weight }) => !known.has(gtin) && weight !== 'contradicted');
        if (reads.length > 0) lookedAt.set(look, now);
        ballot.add(look, reads);
        return reads;
      };
      withdrawReplaced(quick, picture);
      const seen = vote(QUICK, quick);
      for (const read of quick) if (isFitting(read)) lastFitted.set(read.gtin, read);
      // Search only what is next to the codes read at once: a covered code cannot be misread.
      const view = viewsOf(atOnce.length > 0 ? covered(picture, placesOf(atOnce)) : picture);
      // The expensive turns are for codes that are hard to read, not for what may be next to an easy one.
      const open = atOnce.length > 0 ? turns.filter(({ show }) => show === 'plain') : turns;
      const turn = open[now % open.length];
      if (turn) {
        const shown = view(turn.show);
        const inPlace = IN_PLACE.includes(turn.show);
        const reads = vote(turn, weighedReads(await turn.decode(shown), shown));
        for (const read of reads)
          if (seen.every(({ gtin }) => gtin !== read.gtin)) seen.push(inPlace ? read : { ...read, place: null });
      }
      const believed = new Set(ballot.believed().map(({ gtin }) => gtin));
      const agreed = seen.filter(({ gtin }) => believed.has(gtin));
      return { codes: [...atOnce, ...agreed].map(placed), more: seen.length > agreed.length };
    },
  };
}

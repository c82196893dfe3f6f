import { createBallot, type Look } from './ballot.ts';
import { covered } from './cover.ts';
import type { Decoders } from './decode-ladder.ts';
import { type Frame, type Picture, pictureOf } from './picture.ts';
import { type Decoder, type Place, type PlacedRead, placedReads } from './reads.ts';
import { type ViewName, viewsOf } from './views.ts';

/** Frames after which an unconfirmed read is forgotten: about a second of a camera at 15 frames. */
const REMEMBERED_FRAMES = 15;
/** Codes of one frame at most: more do not fit side by side so that each can be read. */
const MOST_CODES = 8;

/** What one frame says. */
export interface LiveLook {
  /** The codes that can be believed: read fast, or read in two frames that were looked at differently. */
  readonly codes: readonly PlacedRead[];
  /** Whether something else was read that is not believed yet: another code may be coming. */
  readonly more: boolean;
}

/** Reads the frames of a running camera. */
export interface LiveReader {
  /** @param picture the same frame, where its brightness was measured already */
  read(frame: Frame, picture?: Picture): Promise<LiveLook>;
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

/** Views of the frame's own size and position: only there is a place a place in the frame. */
const IN_PLACE: readonly ViewName[] = ['plain', 'sharpened'];

const placesOf = (reads: readonly PlacedRead[]): Place[] => reads.flatMap(({ place }) => (place ? [place] : []));

/**
 * Every code that the fast pass can read. It reports one in each row, so what was read is painted over and it looks
 * again, until nothing new comes.
 */
async function readEach(fast: Decoder, picture: Picture): Promise<PlacedRead[]> {
  const found: PlacedRead[] = [];
  for (let shown = picture; found.length < MOST_CODES; shown = covered(picture, placesOf(found))) {
    const fresh = placedReads(await fast(shown)).filter(({ gtin }) => found.every((one) => one.gtin !== gtin));
    found.push(...fresh);
    if (fresh.length === 0 || placesOf(fresh).length === 0) break;
  }
  return found.length > 1 ? placedAlone(fast, picture, found) : found;
}

/** Each code once more with all others painted over: beside another it may have been read in its last row only. */
async function placedAlone(fast: Decoder, picture: Picture, found: readonly PlacedRead[]): Promise<PlacedRead[]> {
  const placed: PlacedRead[] = [];
  for (const one of found) {
    const others = found.filter((other) => other.gtin !== one.gtin);
    const again = placedReads(await fast(covered(picture, placesOf(others))));
    placed.push(again.find(({ gtin }) => gtin === one.gtin) ?? one);
  }
  return placed;
}

/** A reader for one run of the camera; it remembers what single frames seemed to say. */
export function createLiveReader(decoders: Decoders): LiveReader {
  const turns = turnsOf(decoders);
  const ballot = createBallot();
  const lookedAt = new Map<Turn, number>();
  let frames = 0;
  return {
    read: async (frame, picture = pictureOf(frame)) => {
      const now = frames;
      frames += 1;
      const atOnce = await readEach(decoders.fast, picture);
      for (const [turn, at] of lookedAt) if (now - at >= REMEMBERED_FRAMES) ballot.forget(turn);
      // Beside what was read at once, only what was not: a code covered cannot be misread.
      const view = viewsOf(atOnce.length > 0 ? covered(picture, placesOf(atOnce)) : picture);
      // The dear turns are for codes that are hard to read, not for what may stand beside an easy one.
      const open = atOnce.length > 0 ? turns.filter(({ show }) => show === 'plain') : turns;
      const turn = open[now % open.length];
      if (!turn) return { codes: atOnce, more: false };
      const known = new Set(atOnce.map(({ gtin }) => gtin));
      const reads = placedReads(await turn.decode(view(turn.show))).filter(({ gtin }) => !known.has(gtin));
      if (reads.length > 0) lookedAt.set(turn, now);
      ballot.add(turn, reads);
      const believed = new Set(ballot.believed().map(({ gtin }) => gtin));
      const agreed = reads.filter(({ gtin }) => believed.has(gtin));
      const placed = IN_PLACE.includes(turn.show) ? agreed : agreed.map((read) => ({ ...read, place: null }));
      return { codes: [...atOnce, ...placed], more: reads.length > agreed.length };
    },
  };
}

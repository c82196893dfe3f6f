import type { Gtin } from '../products/gtin.ts';
import { isFitting, isShort, type WeighedRead, type Weight } from './weigh.ts';

/** One look of one decoder at one view of the picture. */
export interface Look {
  /** Decoders from the same maker fail alike, so they count as one family. */
  readonly family: string;
  /** The view of the picture, or the frame of the camera. */
  readonly view: string;
}

interface Vote extends Look {
  readonly weight: Weight;
}

interface Candidate {
  readonly read: WeighedRead;
  readonly votes: Map<string, Vote>;
  /** Codes that the same look saw next to this one: two codes on one pack, not two readings of the same bars. */
  readonly beside: Set<Gtin>;
}

/** Number of votes by which a code must lead every other reading. */
const LEAD = 2;
/** The same for a code that the picture confirms, against a reading that it does not confirm. */
const LEAD_OF_FITTING = 1;
/** Number of views in which a code must have been seen. */
const VIEWS = 2;
/** The same for a single reader if the picture cannot confirm the code: its views share their pixels and mistakes. */
const VIEWS_WITHOUT_PICTURE = 3;
/** The same for short symbols that the picture does not confirm. */
const VIEWS_OF_SHORT = 3;

const keyOf = ({ family, view }: Look): string => `${family} ${view}`;

/** Collects what single looks at a picture saw, and decides which codes can be believed. */
export interface Ballot {
  add(look: Look, reads: readonly WeighedRead[]): void;
  /** Removes a look, as if it had never happened. */
  forget(look: Look): void;
  /** Drops every vote for a code whose bars are no longer in the picture, so that it contests no other code. */
  withdraw(gtin: Gtin): void;
  believed(): WeighedRead[];
}

/** Whether a code has enough votes to beat another one that was read from the same bars. */
function leads(one: readonly Vote[], other: readonly Vote[]): boolean {
  const [fitting, against] = [one.filter(isFitting).length, other.filter(isFitting).length];
  if (against > 0) return fitting >= against + LEAD && one.length >= other.length + LEAD;
  return one.length >= other.length + (fitting > 0 ? LEAD_OF_FITTING : LEAD);
}

/** Whether the votes are enough by themselves. @param contested whether anything else was read */
function isEnough(votes: readonly Vote[], short: boolean, contested: boolean): boolean {
  const families = new Set(votes.map(({ family }) => family)).size;
  const views = new Set(votes.map(({ view }) => view)).size;
  const fitting = new Set(votes.filter(isFitting).map(({ view }) => view)).size;
  if (families > 1) return fitting > 0 ? views >= VIEWS : !contested && views >= (short ? VIEWS_OF_SHORT : VIEWS);
  const steady = new Set(votes.filter(({ weight }) => weight === 'steady').map(({ view }) => view)).size;
  if (!short && !contested && fitting === 0 && steady >= VIEWS_WITHOUT_PICTURE) return true;
  return fitting >= (!short && votes.some(({ weight }) => weight === 'sure') ? 1 : VIEWS);
}

/** Whether a read is believed by itself: a long symbol that the picture confirms beyond doubt. */
export const isBeyondDoubt = (read: WeighedRead): boolean => read.weight === 'sure' && !isShort(read);

/**
 * A wrong product is worse than no product: a code counts only if two sources that fail differently agree. Those are
 * readers from two makers, or one reader and the picture itself, which is compared with the bars of the code
 * (`weigh.ts`), in several views unless the bars fit beyond doubt. A read that the picture contradicts is not a vote,
 * neither for a code nor against another. Short symbols are never believed after a single look. Measured on photographs
 * and on seeded variants of them (`npm run -s measure -- barcodes` and `code-variants`).
 */
export function createBallot(): Ballot {
  const candidates = new Map<Gtin, Candidate>();

  const add = (look: Look, reads: readonly WeighedRead[]): void => {
    const counted = reads.filter(({ weight }) => weight !== 'contradicted');
    for (const read of counted) {
      const known = candidates.get(read.gtin) ?? { read, votes: new Map(), beside: new Set() };
      candidates.set(read.gtin, known);
      known.votes.set(keyOf(look), { ...look, weight: read.weight });
      for (const other of counted) if (other.gtin !== read.gtin) known.beside.add(other.gtin);
    }
  };

  const forget = (look: Look): void => {
    for (const [gtin, { votes }] of candidates) {
      votes.delete(keyOf(look));
      if (votes.size === 0) candidates.delete(gtin);
    }
  };

  const believable = ({ read, votes, beside }: Candidate): boolean => {
    const own = [...votes.values()];
    const rivals = [...candidates.values()].filter(
      (other) => other.read.gtin !== read.gtin && !beside.has(other.read.gtin),
    );
    return (
      isEnough(own, isShort(read), rivals.length > 0) && rivals.every((other) => leads(own, [...other.votes.values()]))
    );
  };

  return {
    add,
    forget,
    withdraw: (gtin) => {
      candidates.delete(gtin);
    },
    believed: () => [...candidates.values()].filter(believable).map(({ read }) => read),
  };
}

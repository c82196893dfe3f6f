import type { Gtin } from '../products/gtin.ts';
import { isFitting, isShort, type WeighedRead, type Weight } from './weigh.ts';

/** One look of one decoder at one view of the picture. */
export interface Look {
  /** Decoders of one maker fail alike: they are one family. */
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
  /** Codes that one look saw beside this one: two codes on one pack, not two readings of the same bars. */
  readonly beside: Set<Gtin>;
}

/** Votes by which a code must lead every other reading. */
const LEAD = 2;
/** The same before a reading that the picture does not bear out, for one that it does. */
const LEAD_OF_FITTING = 1;
/** Views in which a code must have been seen. */
const VIEWS = 2;
/** The same for one reader alone where the picture cannot say: its views share their pixels, and so their mistakes. */
const VIEWS_WITHOUT_PICTURE = 3;
/** The same for the short symbols where the picture does not bear them out. */
const VIEWS_OF_SHORT = 3;

const keyOf = ({ family, view }: Look): string => `${family} ${view}`;

/** Collects what single looks at a picture saw, and says which codes can be believed. */
export interface Ballot {
  add(look: Look, reads: readonly WeighedRead[]): void;
  /** Forgets a look, as if it had never been. */
  forget(look: Look): void;
  /** Drops every vote for a code: its bars are not in the picture any more, and so contest nothing. */
  withdraw(gtin: Gtin): void;
  believed(): WeighedRead[];
}

/** Whether a code has enough votes before another that was read of the same bars. */
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

/** Whether a read is believed by itself: of many digits, and the picture bears it out without doubt. */
export const isBeyondDoubt = (read: WeighedRead): boolean => read.weight === 'sure' && !isShort(read);

/**
 * A wrong product is worse than no product: a code counts only when two that fail differently agree. Those are readers of
 * two makers; or one reader and the picture itself, over which the bars of the code are laid (`weigh.ts`), in several
 * views unless the bars fit beyond doubt. A read that the picture contradicts is no vote, neither for a code nor against
 * another. The short symbols are never believed on one look. Measured on photographs and on seeded variants of them
 * (`npm run -s measure -- barcodes` and `code-variants`).
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

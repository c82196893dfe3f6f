import type { Gtin } from '../products/gtin.ts';
import type { CheckedRead } from './reads.ts';

/** One look of one decoder at one view of the picture. */
export interface Look {
  /** Decoders of one maker fail alike: they are one family. */
  readonly family: string;
  /** The view of the picture, or the frame of the camera. */
  readonly view: string;
}

interface Candidate {
  readonly read: CheckedRead;
  readonly looks: Map<string, Look>;
  /** Codes that one look saw beside this one: two codes on one pack, not two readings of the same bars. */
  readonly beside: Set<Gtin>;
}

/** Looks by which a code must lead every other reading when both families saw it. */
const LEAD = 2;
/** Views in which a code must have been seen. */
const VIEWS = 2;
/**
 * The same for the short symbols: a piece of a long one looks like an EAN-8 or a UPC-E now and then, and with few
 * digits a 1 taken for a 7 and a 2 for an 8 (their edges lie alike) can make up for one another in the check digit.
 */
const VIEWS_OF_SHORT = 3;

const keyOf = ({ family, view }: Look): string => `${family} ${view}`;

/** Collects what single looks at a picture saw, and says which codes can be believed. */
export interface Ballot {
  add(look: Look, reads: readonly CheckedRead[]): void;
  /** Forgets a look, as if it had never been. */
  forget(look: Look): void;
  believed(): CheckedRead[];
}

/**
 * A wrong product is worse than no product: a code counts only when it was seen in several views, and either by readers
 * of two makers and with a lead before every other reading, or by one when nothing else was read at all. Measured on the
 * ZXing black-box photographs (`npm run -s measure -- barcodes`).
 */
export function createBallot(): Ballot {
  const candidates = new Map<Gtin, Candidate>();

  const add = (look: Look, reads: readonly CheckedRead[]): void => {
    for (const read of reads) {
      const known = candidates.get(read.gtin) ?? { read, looks: new Map(), beside: new Set() };
      candidates.set(read.gtin, known);
      known.looks.set(keyOf(look), look);
      for (const other of reads) if (other.gtin !== read.gtin) known.beside.add(other.gtin);
    }
  };

  const forget = (look: Look): void => {
    for (const [gtin, { looks }] of candidates) {
      looks.delete(keyOf(look));
      if (looks.size === 0) candidates.delete(gtin);
    }
  };

  const believable = ({ read, looks, beside }: Candidate): boolean => {
    const families = new Set([...looks.values()].map((look) => look.family));
    const views = new Set([...looks.values()].map((look) => look.view));
    const rivals = [...candidates.values()].filter(
      (other) => other.read.gtin !== read.gtin && !beside.has(other.read.gtin),
    );
    const short = read.symbology === 'EAN-8' || read.symbology === 'UPC-E';
    if (views.size < (short ? VIEWS_OF_SHORT : VIEWS)) return false;
    return families.size > 1 ? rivals.every((other) => looks.size >= other.looks.size + LEAD) : rivals.length === 0;
  };

  return {
    add,
    forget,
    believed: () => [...candidates.values()].filter(believable).map(({ read }) => read),
  };
}

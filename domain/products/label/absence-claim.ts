import type { Lead } from './item-lead.ts';
import type { Place } from './item-state.ts';
import type { Piece } from './split.ts';

/** A sentence of absences names a few things; a longer one is a list that an absence happens to begin. */
const LONG_CLAIM = 12;
const SHORT_CLAIM = 5;
/** One name before a claim is no list yet: "Contains: milk. Free from nuts, rice, sugar". */
const SHORTEST_LIST = 2;
/** Behind a list that was read, what a heading of absence names is no second list. */
const LONG_HEADING = 40;
const HEADING_ON_LINES = /^ ?:?[ \t]*\n|^ ?:?[ \t]*[•∙●▪■‣◦⋅・·*✓✗✕×-][ \t]/;
const BULLET = /^\s*[•∙●▪■‣◦⋅・·*✓✗✕×-]/;
/** What parts the items of one line. */
const COMMAS = ',;，、،‚；';
const CLOSED = /(?:^|[ ,])(?:or|nor|ou|ni|oder|noch|o|of|eller|ani|ne|nem|nici|lub|nebo|vagy|или)(?= )/;

/** Words that say that something is not there, at the start of an item. */
export type AbsentLead = Lead & { readonly kind: 'free' | 'neither' | 'absent' };

/** Whether the first words of an item say that something is not there. */
export const isAbsent = (lead: Lead): lead is AbsentLead =>
  lead.kind === 'free' || lead.kind === 'neither' || lead.kind === 'absent';

/** How an absence is printed. */
export interface ClaimForm {
  /** Whether it is a heading: a colon, or nothing, stands behind its words. */
  readonly heading: boolean;
  /** Whether what is absent stands on lines of their own, or behind bullets. */
  readonly onLines: boolean;
  readonly bulleted: boolean;
}

/**
 * @param lead the words of absence
 * @param behind what stands behind them, folded, as far as the label goes
 * @param isAll whether the item holds nothing else
 */
export const claimForm = (lead: AbsentLead, behind: string, isAll: boolean): ClaimForm => {
  const heading = lead.named || isAll;
  const onLines = heading && HEADING_ON_LINES.test(behind);
  return { heading, onLines, bulleted: onLines && BULLET.test(behind.replace(/^ ?:/, '')) };
};

/** An absence that reaches over the items behind it. */
export interface Claim extends ClaimForm {
  /** `free`: they are absent; `maybe_free`: only what is usually claimed is, of anything else it is in doubt. */
  readonly mode: 'free' | 'maybe_free';
  /** Whether its "nor" ends it. */
  readonly paired: boolean;
  /** Whether all that it named so far is usually claimed: "no milk, salt" says nothing of the salt. */
  readonly usual: boolean;
  /** Whether it begins its sentence with an allergen: the allergens behind it are claimed, too. */
  readonly ofAllergens: boolean;
  /** Whether a comma has parted what it names: a semicolon then parts it from the list. */
  readonly hasCommas?: boolean;
}

const isLine = (folded: string, piece: Piece): boolean => folded.charAt(piece.end) === '\n';

const BEGINS_LIST =
  /^(?:(?:ingredients?|ingredienti|ingredientes|inci|zutaten|inhaltsstoffe|skladniki|slozeni|zlozenie) )?(?:(?:purified |deionized |demineralized |spring |thermal |eau |agua |acqua )?(?:aqua|water|eau|wasser|acqua|agua|vatten|vand|vann|woda|voda|viz|vesi|apa|su|вода|νερο)\.?)(?: ?[/(|][^,;]{0,60})?$/;

/**
 * Whether an item is the water that most lists begin with: no label boasts of having none behind other things, so an
 * absence ends before it (method M2.7.11).
 * @param item folded and trimmed
 */
export const beginsList = (item: string): boolean => BEGINS_LIST.test(item);

/** How many items follow in the same sentence; of a claim in a line, in the same line. Counted no further than a claim may reach. */
const followingItems = (folded: string, { pieces, at }: Place, onLines: boolean): number => {
  let count = 0;
  while (count < LONG_HEADING) {
    const piece = pieces[at + count];
    if (piece?.ending !== 'item' || (!onLines && isLine(folded, piece))) break;
    count += 1;
  }
  return count;
};

/**
 * Whether an absence at the start of an item reaches over the items that follow it (method M2.7.4).
 * @param folded the label, folded
 * @param place where the item stands
 * @param before how many ingredients were read before it
 * @param afterComma whether a comma stands before it
 * @param usual whether what it names first is usually claimed
 * @param ofAllergen whether what it names first is an allergen
 * @returns null where it holds for its own item alone
 */
export const claimOf = (
  lead: AbsentLead,
  form: ClaimForm,
  folded: string,
  place: Place,
  before: number,
  afterComma: boolean,
  usual: boolean,
  ofAllergen: boolean,
): Claim | null => {
  const following = followingItems(folded, place, form.onLines);
  const last = place.pieces[place.at + following];
  const listed = before > 0;
  // Behind a comma the list may as well go on.
  const own = place.opens && !afterComma;
  const ofAllergens = own && ofAllergen;
  const claim = (mode: Claim['mode']): Claim => ({
    ...form,
    mode,
    paired: lead.kind === 'neither',
    usual: usual || ofAllergens,
    ofAllergens,
  });
  // Where no list stands before it and nothing behind its sentence, the list may begin in it.
  const apart = own && (before >= SHORTEST_LIST || place.at + following + 1 < place.pieces.length);
  if (form.heading && (listed || form.onLines)) {
    if (following >= LONG_HEADING) return null;
    return claim(apart ? 'free' : 'maybe_free');
  }
  if (lead.kind === 'neither') {
    const first = place.pieces[place.at];
    const closed = first !== undefined && CLOSED.test(folded.slice(first.start, first.end));
    return following < SHORT_CLAIM && !closed ? claim('free') : null;
  }
  // "No sugar, honey": whether the honey is in it, nobody can say. "No milk, eggs or nuts" is clear.
  const closed = last !== undefined && CLOSED.test(folded.slice(last.start, last.end));
  if (lead.kind === 'free' || form.heading)
    return following < LONG_CLAIM ? claim(apart || (own && closed) ? 'free' : 'maybe_free') : null;
  if (!place.opens || following >= SHORT_CLAIM) return null;
  return claim(own && (listed || closed) ? 'free' : 'maybe_free');
};

/**
 * The absence as it reaches over the item behind the next separator; null where it ends there.
 * @param folded the label, folded
 * @param piece the item before
 * @param next the item that follows it
 */
export const claimBehind = (claim: Claim, folded: string, piece: Piece, next: Piece): Claim | null => {
  const sign = folded.charAt(piece.end);
  if (COMMAS.includes(sign)) {
    const isSemicolon = sign === ';' || sign === '；';
    // "Free from: milk, soy; wheat flour": whether the wheat is in it, nobody can say.
    const mode = isSemicolon && claim.hasCommas === true ? 'maybe_free' : claim.mode;
    const read = { ...claim, mode, hasCommas: claim.hasCommas === true || !isSemicolon };
    // Members that share a line end with it.
    return claim.bulleted || folded.charAt(next.start) === '\n' ? read : { ...read, onLines: false };
  }
  if (sign === '\n') {
    if (!claim.onLines) return null;
    const line = folded.slice(next.start, next.end);
    // The sign of a bullet may part items, too.
    return claim.bulleted && line.trim() !== '' && !BULLET.test(line) ? null : claim;
  }
  // Behind a dash or a bullet the list may as well go on: no allergen there is claimed any more.
  const usual = claim.usual && !claim.ofAllergens;
  return claim.heading ? claim : { ...claim, mode: 'maybe_free', usual, ofAllergens: false };
};

/** Whether an item closes "neither … nor". @param folded the item, folded */
export const closesClaim = (claim: Claim, folded: string): boolean => claim.paired && CLOSED.test(folded);

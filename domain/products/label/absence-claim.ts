import type { Lead } from './item-lead.ts';
import type { Place } from './item-state.ts';
import type { Piece } from './split.ts';

/** An absence followed by this many items in its sentence is a list that happens to begin with an absence. */
const LONG_CLAIM = 12;
const SHORT_CLAIM = 5;
/** A single name before a claim is not a list yet: "Contains: milk. Free from nuts, rice, sugar". */
const SHORTEST_LIST = 2;
/** The limit for a heading of absence after a list, where a second list is unlikely, or with one item per line. */
const LONG_HEADING = 40;
const HEADING_ON_LINES = /^ ?:?[ \t]*\n|^ ?:?[ \t]*[•∙●▪■‣◦⋅・·*✓✗✕×-][ \t]/;
const BULLET = /^\s*[•∙●▪■‣◦⋅・·*✓✗✕×-]/;
/** Separators between items on one line. */
const COMMAS = ',;，、،‚；';
const CLOSED = /(?:^|[ ,])(?:or|nor|ou|ni|oder|noch|o|of|eller|ani|ne|nem|nici|lub|nebo|vagy|или)(?= )/;

/** Words at the start of an item that say that something is absent. */
export type AbsentLead = Lead & { readonly kind: 'free' | 'neither' | 'absent' };

/** Whether the first words of an item say that something is absent. */
export const isAbsent = (lead: Lead): lead is AbsentLead =>
  lead.kind === 'free' || lead.kind === 'neither' || lead.kind === 'absent';

/** How an absence is printed. */
export interface ClaimForm {
  /** Whether it is a heading: its words are followed by a colon, or are the whole item. */
  readonly heading: boolean;
  /** Whether the absent things are on lines of their own or after bullets. */
  readonly onLines: boolean;
  readonly bulleted: boolean;
}

/**
 * @param lead the words of absence
 * @param behind the folded text after the words of absence, as far as the label goes
 * @param isAll whether the item is nothing but the words of absence
 */
export const claimForm = (lead: AbsentLead, behind: string, isAll: boolean): ClaimForm => {
  const heading = lead.named || isAll;
  const onLines = heading && HEADING_ON_LINES.test(behind);
  return { heading, onLines, bulleted: onLines && BULLET.test(behind.replace(/^ ?:/, '')) };
};

/** An absence that also covers the items after it. */
export interface Claim extends ClaimForm {
  /** `free`: the items are absent; `maybe_free`: only usual claims are absent, anything else is in doubt. */
  readonly mode: 'free' | 'maybe_free';
  /** Whether it is a "neither … nor", which ends at its "nor". */
  readonly paired: boolean;
  /** Whether everything named so far is a usual claim: "no milk, salt" says nothing about the salt. */
  readonly usual: boolean;
  /** Whether it begins its sentence with an allergen: the allergens after it are then claimed absent as well. */
  readonly ofAllergens: boolean;
  /** Whether the absent things are separated by commas: a semicolon then separates the claim from the list. */
  readonly hasCommas?: boolean;
}

const isLine = (folded: string, piece: Piece): boolean => folded.charAt(piece.end) === '\n';

const BEGINS_LIST =
  /^(?:(?:ingredients?|ingredienti|ingredientes|inci|zutaten|inhaltsstoffe|skladniki|slozeni|zlozenie) )?(?:(?:purified |deionized |demineralized |spring |thermal |eau |agua |acqua )?(?:aqua|water|eau|wasser|acqua|agua|vatten|vand|vann|woda|voda|viz|vesi|apa|su|вода|νερο)\.?)(?: ?[/(|][^,;]{0,60})?$/;

/**
 * Whether an item is the water that most lists begin with. No label claims to be free of water after other things, so
 * an absence ends before it (method M2.7.11).
 * @param item folded and trimmed
 */
export const beginsList = (item: string): boolean => BEGINS_LIST.test(item);

/** Number of items that follow in the same sentence and, unless `onLines`, on the same line; counted up to a limit. */
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
 * Whether an absence at the start of an item also covers the items that follow it (method M2.7.4).
 * @param folded the label, folded
 * @param place where the item is among the others
 * @param before number of ingredients read before it
 * @param afterComma whether a comma comes before it
 * @param usual whether the first thing it names is a usual claim
 * @param ofAllergen whether the first thing it names is an allergen
 * @returns null if it applies to its own item only
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
  // After a comma the ingredient list may simply continue.
  const own = place.opens && !afterComma;
  const ofAllergens = own && ofAllergen;
  const claim = (mode: Claim['mode']): Claim => ({
    ...form,
    mode,
    paired: lead.kind === 'neither',
    usual: usual || ofAllergens,
    ofAllergens,
  });
  // If no list comes before the claim and nothing after its sentence, the list may begin inside the claim.
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
  // "No sugar, honey": it is unclear whether the product has honey. "No milk, eggs or nuts" is clear.
  const closed = last !== undefined && CLOSED.test(folded.slice(last.start, last.end));
  if (lead.kind === 'free' || form.heading)
    return following < LONG_CLAIM ? claim(apart || (own && closed) ? 'free' : 'maybe_free') : null;
  if (!place.opens || following >= SHORT_CLAIM) return null;
  return claim(own && (listed || closed) ? 'free' : 'maybe_free');
};

/**
 * The claim as it applies to the item after the next separator; null if it ends there.
 * @param folded the label, folded
 * @param piece the item before the separator
 * @param next the item after it
 */
export const claimAfterSeparator = (claim: Claim, folded: string, piece: Piece, next: Piece): Claim | null => {
  const sign = folded.charAt(piece.end);
  if (COMMAS.includes(sign)) {
    const isSemicolon = sign === ';' || sign === '；';
    // "Free from: milk, soy; wheat flour": it is unclear whether the product has the wheat.
    const mode = isSemicolon && claim.hasCommas === true ? 'maybe_free' : claim.mode;
    const read = { ...claim, mode, hasCommas: claim.hasCommas === true || !isSemicolon };
    // If the items share a line, the claim ends with that line.
    return claim.bulleted || folded.charAt(next.start) === '\n' ? read : { ...read, onLines: false };
  }
  if (sign === '\n') {
    if (!claim.onLines) return null;
    const line = folded.slice(next.start, next.end);
    // A blank line piece is fine: the bullet character may itself separate items.
    return claim.bulleted && line.trim() !== '' && !BULLET.test(line) ? null : claim;
  }
  // After a dash or a bullet the ingredient list may continue, so allergens there are no longer claimed absent.
  const usual = claim.usual && !claim.ofAllergens;
  return claim.heading ? claim : { ...claim, mode: 'maybe_free', usual, ofAllergens: false };
};

/** Whether an item closes "neither … nor". @param folded the item, folded */
export const closesClaim = (claim: Claim, folded: string): boolean => claim.paired && CLOSED.test(folded);

import type { BracketPairs } from './brackets.ts';
import { foldInPlace } from './fold-in-place.ts';
import { itemText } from './item-text.ts';
import { LABEL_LIMITS, type LabelNote, type LabelToken } from './label-reading.ts';
import { isFootnote, isMarked, reasonToLeaveOut } from './left-out.ts';
import { endOfMinor, MARKERS, saysFree } from './markers.ts';
import { readPercent } from './percent.ts';
import { type Piece, splitItems } from './split.ts';

/** What is known of a stretch before it is read. */
export interface ItemState {
  minor: boolean;
  optional: boolean;
  mayContain: boolean;
  active: boolean;
  /** Per cent that the label gives to a group of items before a colon; null for none. */
  share: number | null;
}

/** A sentence of absences names a few things; a longer one is a list that an absence happens to begin. */
const LONG_CLAIM = 12;
const SHORT_CLAIM = 5;

type Mode = 'list' | 'trace' | 'contains' | 'free';

const FRAGRANCE =
  /^(?:parfum|fragrance|perfume|profumo|perfume|parfüm|parfum|aroma|aromas|flavou?rs?|flavou?rings?|arome|aromes)$/;
// "(2-ethylhexyl)", "(1,1'-biphenyl)"
const LOCANT = /^\d{1,2}[\d,']{0,6}-[a-z]/;
const TRAILING_VERB = / (?:enthalten|sein|bevatten|innehålla)$/i;
const PLUS_MINUS = /^[([]? ?(?:\+ ?\/ ?-|\+-|±|-\/\+|\+ ?\\ ?-) ?[)\]]? ?:? ?/;
// "<5%: soap, perfume" gives one share to all that follow.
const SHARE =
  /^(?:less|more|than|or|but|and|from|to|between|moins|plus|de|et|mais|weniger|als|unter|mehr|aber|und|bis|menos|mas|pero|meno|piu|[<>≤≥=\d., %-]){1,24}:/;
const TRACE_HINT = /trace|spuren|sporen|spår|trazas|tracce|facility|factory|equipment|atelier|usine|nyomok/;
// Where a statement begins though the sentence before has no point.
const STATEMENT =
  /[ \n](?=(?:may (?:also )?contain|contains? ?(?::|less than|[0-2][.,]?\d? ?%)|allergy advice|allergen information|peut contenir|kann (?:auch )?spuren|puede contener|puo contenere|traces eventuelles|contient ?:|free from |free of |does not contain |ne contient pas |frei von |no contiene |non contiene |www\.|https?:|\*{1,3} ?[a-z])(?![a-z]*-))/g;

/** Reads the items of one label. Holds what is gathered on the way. */
export class ItemReader {
  readonly traces: string[] = [];
  readonly contains: LabelToken[] = [];
  readonly structure: string[] = [];
  readonly notes: LabelNote[] = [];
  private count = 0;
  private marked = false;
  private readonly text: string;
  private readonly folded: string;
  private readonly pairs: BracketPairs;

  /** @param text the label @param folded the label folded in place @param pairs its brackets */
  constructor(text: string, folded: string, pairs: BracketPairs) {
    this.text = text;
    this.folded = folded;
    this.pairs = pairs;
  }

  /** The ingredients of one block, top level. */
  block(start: number, end: number, active: boolean): LabelToken[] {
    const cuts = new Set<number>();
    STATEMENT.lastIndex = 0;
    for (const found of this.folded.slice(start, end).matchAll(STATEMENT)) cuts.add(start + found.index);
    const pieces = splitItems(this.text, this.folded, this.pairs, start, end, true, cuts);
    return this.items(pieces, 0, { minor: false, optional: false, mayContain: false, active, share: null });
  }

  /** Leaves a stretch out, and says so. */
  leave(reason: LabelNote['reason'], start: number, end: number): void {
    const text = this.text.slice(start, end).trim();
    if (/[\p{L}\d]/u.test(text)) this.notes.push({ reason, text });
  }

  private inside(open: number, close: number, depth: number, state: ItemState): LabelToken[] {
    return this.items(splitItems(this.text, this.folded, this.pairs, open + 1, close, false), depth, { ...state });
  }

  private items(pieces: readonly Piece[], depth: number, given: ItemState): LabelToken[] {
    const tokens: LabelToken[] = [];
    const state = { ...given };
    let mode: Mode = 'list';
    let opens = true;
    for (const [index, piece] of pieces.entries()) {
      const [start, end] = this.trimmed(piece.start, piece.end);
      const first = opens;
      opens = piece.ending !== 'item';
      if (start < end) {
        if (this.count >= LABEL_LIMITS.ingredients) {
          this.leave('too_many', start, pieces[pieces.length - 1]?.end ?? end);
          return tokens;
        }
        mode = this.item(piece, start, end, {
          depth,
          state,
          mode,
          first,
          following: followingItems(pieces, index),
          tokens,
        });
      }
      if (opens) {
        mode = 'list';
        if (depth === 0) Object.assign(state, given);
      }
    }
    return tokens;
  }

  /** Reads one item into `tokens` or wherever it belongs. @returns the mode for the next item */
  private item(
    piece: Piece,
    start: number,
    end: number,
    at: { depth: number; state: ItemState; mode: Mode; first: boolean; following: number; tokens: LabelToken[] },
  ): Mode {
    const { depth, state, first, tokens } = at;
    let mode = at.mode;
    // A bracket that stands alone holds items of this level: "[+/- CI 77891, CI 77491]".
    const partner = this.pairs[start] ?? -1;
    if (partner === end - 1 && partner > start && depth < LABEL_LIMITS.depth) {
      tokens.push(...this.inside(start, partner, depth + 1, state));
      return mode;
    }
    let from = start;
    if (isFootnote(this.folded.slice(start, Math.min(end, start + 200)), this.marked, first)) {
      this.leave('footnote', start, end);
      return mode;
    }
    for (let step = 0; step < 4; step += 1) {
      const rest = this.folded.slice(from, Math.min(end, from + 160));
      const plus = PLUS_MINUS.exec(rest);
      if (plus) {
        state.optional = true;
        from = this.takeStructure(from, from + plus[0].length);
        continue;
      }
      const share = rest.includes('%') ? SHARE.exec(rest) : null;
      const figure = share ? readPercent(share[0]).percent : null;
      if (share && figure !== null) {
        state.share = figure;
        from = this.takeStructure(from, from + share[0].length);
        continue;
      }
      const minor = endOfMinor(rest);
      if (minor > 0) {
        state.minor = true;
        from = this.takeStructure(from, from + minor);
        continue;
      }
      const found = MARKERS.atStart(rest);
      if (!found || found.start > 2) break;
      const after = rest.slice(found.end);
      if (found.kind === 'joined') break;
      if (found.kind === 'mayContain') {
        state.optional = true;
        state.mayContain = true;
        mode = 'list';
      } else if (found.kind === 'trace') mode = 'trace';
      else if (found.kind === 'contains') {
        const named = /^ ?:/.test(after);
        if (depth > 0 || (tokens.length === 0 && !named)) {
          from = this.takeStructure(from, from + found.end);
          continue;
        }
        if (!named && !first) {
          this.statement(this.takeStructure(from, from + found.end), end, depth, state, 'contains', piece);
          return mode;
        }
        mode = 'contains';
      } else if (found.kind === 'free' || (found.kind === 'absent' && /^ [^\d\s(,.:]/.test(after))) {
        this.leave('free_from', start, end);
        const run = found.kind === 'free' ? LONG_CLAIM : first ? SHORT_CLAIM : 0;
        return at.following < run ? 'free' : mode;
      } else break;
      from = this.takeStructure(from, from + found.end);
    }
    if (mode === 'free') {
      this.leave('free_from', from, end);
      return mode;
    }
    if (from >= end) return mode;
    const inner = mode === 'list' && depth === 0 ? this.innerTrace(from, end) : 0;
    if (inner > 0) {
      this.statement(this.takeStructure(from, inner), end, depth, state, 'trace', piece);
      return 'trace';
    }
    if (mode === 'list') {
      const read = this.token(piece, from, end, depth, state);
      tokens.push(...read);
    } else this.statement(from, end, depth, state, mode, piece);
    return mode;
  }

  /** The end of "this product may contain traces of" within an item; 0 where no such words stand. */
  private innerTrace(start: number, end: number): number {
    const words = this.folded.slice(start, end);
    if (words.length > 400 || !TRACE_HINT.test(words)) return 0;
    const found = MARKERS.all(words).find(({ kind }) => kind === 'trace');
    return found ? start + found.end : 0;
  }

  private statement(
    start: number,
    end: number,
    depth: number,
    state: ItemState,
    mode: 'trace' | 'contains',
    piece: Piece,
  ): void {
    if (start >= end) return;
    if (mode === 'contains') this.contains.push(...this.token(piece, start, end, depth, state));
    else {
      const text = itemText(this.text.slice(start, end)).replace(TRAILING_VERB, '');
      if (text !== '') this.traces.push(text);
    }
  }

  /** Notes words that say how to read on. @returns where the name begins */
  private takeStructure(start: number, end: number): number {
    let after = end;
    while (after < this.folded.length && ' \t\n\r:/-'.includes(this.folded.charAt(after))) after += 1;
    this.structure.push(this.text.slice(start, end).trim());
    return after;
  }

  private token(piece: Piece, start: number, end: number, depth: number, state: ItemState, lines = true): LabelToken[] {
    const split = this.fragranceHeading(start, end);
    if (split > 0) {
      const left = this.token({ ...piece, brackets: [] }, start, split, depth, state);
      const [next] = this.trimmed(split + 1, end);
      return [...left, ...this.token(piece, next, end, depth, state)];
    }
    const raw = this.text.slice(start, end);
    const parts: string[] = [];
    const children: LabelToken[] = [];
    let listed = false;
    let percent = state.share;
    let from = start;
    const outer = (to: number): void => {
      parts.push(this.text.slice(from, to));
    };
    for (const [open, close] of piece.brackets) {
      if (open < from || close >= end) continue;
      const content = readPercent(this.folded.slice(open + 1, close));
      const bare =
        content.percent !== null && !/\p{L}{2}/u.test(without(this.text.slice(open + 1, close), content.spans));
      if (bare) {
        percent = content.percent;
        outer(open);
        from = close + 1;
        continue;
      }
      if (this.isChemical(open, close, start, end) || depth >= LABEL_LIMITS.depth) continue;
      const before = this.count;
      const inner = this.inside(open, close, depth + 1, { ...state, share: null });
      children.push(...inner);
      if (inner.length === 1 && this.count - before <= 1) continue;
      if (inner.length > 0) listed = true;
      outer(open);
      parts.push(' ');
      from = close + 1;
    }
    outer(end);
    const joined = parts.join('');
    const named = withoutPrefix(joined);
    const own = readPercent(foldInPlace(named));
    if (own.percent !== null) percent = own.percent;
    const text = withoutLead(itemText(without(named, own.spans)), depth);
    const folded = foldInPlace(text);
    const reason = saysFree(folded) ? 'free_from' : reasonToLeaveOut(folded, depth > 0);
    if (reason === 'sentence' && lines) {
      // An address or sentence on the lines after the last ingredient.
      const line = this.folded.indexOf('\n', start);
      if (line > start && line < end && !piece.brackets.some(([open, close]) => open < line && close > line)) {
        return [
          ...this.token(piece, start, line, depth, state, false),
          ...this.token(piece, line + 1, end, depth, state, false),
        ];
      }
    }
    if (reason !== null) {
      if (children.length === 0 || listed)
        this.leave(reason, start, children.length > 0 ? this.firstOpen(piece, start) : end);
      return children;
    }
    this.count += 1;
    if (depth === 0 && !this.marked && isMarked(this.folded.slice(start, end))) this.marked = true;
    const { minor, optional, mayContain, active } = state;
    return [{ raw, text, percent, minor, optional, mayContain, active, children, listed }];
  }

  private firstOpen(piece: Piece, start: number): number {
    return piece.brackets.find(([open]) => open >= start)?.[0] ?? start;
  }

  /** "di(2-ethylhexyl) phthalate", "(E)-2-hexenal": a bracket inside a chemical name. */
  private isChemical(open: number, close: number, start: number, end: number): boolean {
    const before = open > start ? this.folded.charAt(open - 1) : '';
    const after = close + 1 < end ? this.folded.charAt(close + 1) : '';
    const joinsAfter = /[\p{L}\d-]/u.test(after);
    const joinsBefore = /[\p{L}\d-]/u.test(before);
    if (joinsBefore && LOCANT.test(this.folded.slice(open + 1, open + 12))) return true;
    return joinsAfter && (before === '' || joinsBefore);
  }

  /** Where the colon stands in "Parfum: limonene", which names two ingredients; 0 otherwise. */
  private fragranceHeading(start: number, end: number): number {
    const colon = this.folded.indexOf(':', start);
    if (colon <= start || colon >= end) return 0;
    return FRAGRANCE.test(this.folded.slice(start, colon).trim()) && this.trimmed(colon + 1, end)[0] < end ? colon : 0;
  }

  private trimmed(start: number, end: number): [number, number] {
    let from = start;
    let to = end;
    while (from < to && (' \t\n\r,;:.|-\u00a0'.includes(this.folded.charAt(from)) || this.isLoose(from))) from += 1;
    while (to > from && (' \t\n\r,;:.|-\u00a0'.includes(this.folded.charAt(to - 1)) || this.isLoose(to - 1))) to -= 1;
    return [from, to];
  }

  /** A bracket without partner at the edge of an item. */
  private isLoose(at: number): boolean {
    return '([{)]}'.includes(this.folded.charAt(at)) && (this.pairs[at] ?? -1) < 0;
  }
}

/** "emulsifier: soy lecithin", "filling 20%: sugar": what stands before the colon is no ingredient. */
const withoutPrefix = (text: string): string => {
  const colon = text.indexOf(':');
  if (colon <= 0 || !/^:\s*[^\s\d]|^:\s+\d/.test(text.slice(colon, colon + 4))) return text;
  const before = text.slice(0, colon);
  if (/[([]/.test(before) || before.length > 60 || /^\W*c\.?i\.?$/i.test(before.trim())) return text;
  const after = text.slice(colon + 1);
  return /\p{L}/u.test(after) || /\d{3}/.test(after) ? after : text.replace(':', ' ');
};

const LEAD =
  /^(?:including|includes|incl\.?|contains|from|made (?:from|with)|of which|dont|soit|davon|inkl\.?|di cui|de los cuales|à base de|a base de)(?: |$)/i;

/** "(including celery powder)", "(dont blé)": words that lead into a bracket. */
const withoutLead = (text: string, depth: number): string => (depth > 0 ? text.replace(LEAD, '').trim() || text : text);

/** How many items follow in the same sentence; counted no further than a claim may reach. */
const followingItems = (pieces: readonly Piece[], index: number): number => {
  let count = 0;
  while (count < LONG_CLAIM && pieces[index + count]?.ending === 'item') count += 1;
  return count;
};

const without = (text: string, spans: readonly (readonly [number, number])[]): string => {
  if (spans.length === 0) return text;
  let out = '';
  let from = 0;
  for (const [start, end] of spans) {
    out += `${text.slice(from, start)} `;
    from = end;
  }
  return out + text.slice(from);
};

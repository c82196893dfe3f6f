import { decodeEntities } from '../../../products/label/decode-entities.ts';
import { foldInPlace } from '../../../products/label/fold-in-place.ts';
import { LABEL_LIMITS } from '../../../products/label/label-reading.ts';
import { MARKERS } from '../../../products/label/markers.ts';
import { withoutSignpost } from '../../../products/label/signpost.ts';
import { SENTENCE_END } from '../wording/statement-sense.ts';
import { deniedAbsences } from './denied-absence.ts';

/** A sentence of a label that says what is, or may be, in the product. */
export interface LabelStatement {
  readonly sense: 'contains' | 'may';
  /**
   * What it names, as printed: from after its verb to the end of the sentence, or what comes before a verb at the end.
   */
  readonly body: string;
  /** Whether a colon separates the verb from the names, or a word for allergens opens it. */
  readonly headed: boolean;
  /** Whether it starts with a word for allergens, after which letters and numbers may stand for them. */
  readonly ofCodes: boolean;
}

const SENSE: Readonly<Record<string, LabelStatement['sense']>> = {
  contains: 'contains',
  mayContain: 'may',
  trace: 'may',
};
// "Allergens" in the middle of a sentence starts no statement; "Allergens: milk" does.
const ALLERGEN_WORD = /(?:^|\s)(?:al+erg|αλλεργ|аллерг|алерг)/;
const VERB_FIRST = /^(?:contains|obsahuje) /;
// "Innehåller inte mjölk", "contains no milk"; "nu conține lapte" has its negation before the verb.
const DENIED_BEHIND =
  /^\s*(?:no|not|none|neither|kein\p{L}*|nicht|geen|niet|inte|inga|ingen|inget|ikke|intet|aucun\p{L}*|pas|ni|nessun\p{L}*|ning[uú]n\p{L}*|нет)(?!\p{L})/u;
const DENIED_BEFORE =
  /(?:^|[^\p{L}])(?:without|sans|ohne|sin|sem|senza|zonder|utan|uden|bez|без|not|nicht|niet|ikke|inte|non|nao|ne|nu|nie|nem|ei|не|δεν|no|n')\s+$/u;
// "Contains 2% or less of", "contains less than 2% of": the list continues. "Contains less sodium" names nothing.
const SMALL =
  /^\s*(?:(?:each |less than |moins de |weniger als |menos de |meno de |< ?)?[0-2](?:[.,]\d)? ?%|(?:less|fewer|weniger|menos|meno) (?!than|als))/;
/** Verbs that come after their names: Hungarian, Turkish, and the German and Dutch infinitive. */
const LATE =
  /(?<!\p{L})(?:(tartalmaz|icerir|ihtiva eder|icermektedir)|(tartalmazhat(?:ja|nak)?|elofordulhat|icerebilir|ihtiva edebilir|bulunabilir|may be present)|(enthalten|beinhalten|aufweisen|bevatten))(?!\p{L})(?!\s*:)/gu;
const NOT_LATE = /(?:^|\s)nem\s+$/;
const LATE_START = /(?:^|[^\p{L}])(?:nyomokban|eser miktarda|iz miktarda)\s/gu;
const MODAL = /(?:^|[^\p{L}])(?:kann|konnen|konnte|konnten|kan|kunnen)\s/gu;
const LONGEST = 320;

/** Where a statement that starts at `from` ends: with its sentence, its bracket, or its line unless that continues. */
const endOfBody = (folded: string, from: number, limit: number): number => {
  const rest = folded.slice(from, Math.min(limit, from + LONGEST));
  let open = 0;
  for (let at = 0; at < rest.length; at += 1) {
    const sign = rest.charAt(at);
    if ('([{'.includes(sign)) open += 1;
    if (')]}'.includes(sign)) {
      if (open === 0) return from + at;
      open -= 1;
    }
    if ('.!?'.includes(sign) && /^(?:\s|$)/.test(rest.slice(at + 1, at + 2))) return from + at;
    if (sign === '•' || (sign === '\n' && !goesOn(rest, at))) return from + at;
  }
  return from + rest.length;
};

/** Whether a line of a statement continues on the next: by a list separator, or as a single name below a heading. */
const goesOn = (rest: string, at: number): boolean =>
  (/^\s*:[ \t]*\n/.test(rest) && /^\n[^\n:.]{3,24}(?:\n|$)/.test(rest.slice(at))) ||
  /(?:^|[,;:/&+-]|\s(?:and|or|et|ou|und|oder|y|e|o|en|of|i|a|og|och))\s*$/.test(rest.slice(0, at)) ||
  /^\s*[,;/&+]/.test(rest.slice(at + 1));

function* lateStatements(text: string, folded: string): Generator<LabelStatement> {
  let told = 0;
  for (const found of folded.matchAll(LATE)) {
    const [verb, is, may, infinitive] = found;
    // Not back beyond the previous verb: "tejet tartalmazhat A termék szóját tartalmaz".
    const begin = Math.max(told, found.index - LONGEST);
    const lost = told > 0 && begin === told;
    told = found.index + verb.length;
    const before = folded.slice(begin, found.index);
    // "Tejet nem tartalmaz."
    if (NOT_LATE.test(before)) continue;
    const last = (pattern: RegExp): number =>
      [...before.matchAll(pattern)].reduce((_, { index, 0: words }) => index + words.length, -1);
    const sentence = Math.max(
      ...[...before.matchAll(new RegExp(SENTENCE_END.source, 'g'))].map(({ index }) => index + 1),
      0,
    );
    if (infinitive !== undefined) {
      const modal = last(MODAL);
      if (modal >= 0)
        yield { sense: 'may', body: text.slice(begin + modal, found.index), headed: false, ofCodes: false };
      continue;
    }
    const marked = last(LATE_START);
    // Without a sentence of its own, the verb only applies to the name right before it: "cukor, só, tojást tartalmaz".
    const start = marked >= sentence ? marked : sentence > 0 || lost ? sentence : before.lastIndexOf(',') + 1;
    if (before.slice(start).trim() !== '')
      yield {
        // "Nyomokban tejet tartalmaz" means in traces.
        sense: marked >= sentence || (is === undefined && may !== undefined) ? 'may' : 'contains',
        body: text.slice(begin + start, found.index),
        headed: false,
        ofCodes: false,
      };
  }
}

/**
 * Every statement of a label about what it contains or may contain, wherever it is (method M6.2.21).
 * @param label the whole label as printed
 */
export const statementsOf = (label: string): readonly LabelStatement[] => {
  const text = withoutSignpost(decodeEntities(label).slice(0, LABEL_LIMITS.characters));
  const folded = foldInPlace(text);
  const statements: LabelStatement[] = [
    ...lateStatements(text, folded),
    ...deniedAbsences(folded).map((body): LabelStatement => ({ sense: 'may', body, headed: false, ofCodes: false })),
  ];
  const markers = MARKERS.all(folded).filter(({ kind }) => kind in SENSE || kind === 'free');
  for (const [at, { kind, start, end }] of markers.entries()) {
    const last = markers[at - 1];
    // "May contain allergens: milk".
    const goesOnMay =
      last !== undefined && SENSE[last.kind] === 'may' && /^[\s:(]*$/.test(folded.slice(last.end, start));
    const sense = SENSE[kind] && goesOnMay ? 'may' : SENSE[kind];
    if (sense === undefined || DENIED_BEFORE.test(folded.slice(Math.max(0, start - 12), start))) continue;
    const behind = folded.slice(end, end + 40);
    const colon = /^\s*:/.test(behind);
    const words = folded.slice(start, end);
    const ofAllergens = ALLERGEN_WORD.test(words);
    if (
      (ofAllergens && !colon && !VERB_FIRST.test(words)) ||
      DENIED_BEHIND.test(behind) ||
      SMALL.test(behind.replace(/^\s*:/, ''))
    )
      continue;
    const limit = markers[at + 1]?.start ?? folded.length;
    const body = text.slice(end, endOfBody(folded, end, limit)).replace(/^\s*:/, '');
    if (body.trim() !== '') statements.push({ sense, body, headed: colon || ofAllergens, ofCodes: ofAllergens });
  }
  return statements;
};

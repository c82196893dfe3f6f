import { FOODS_AFTER_AN, FOODS_AFTER_BE } from '../../knowledge/names/little-no.ts';
import { outsideBrackets } from './brackets.ts';
import { endOfMinorPhrase, isFreeFromName, MARKERS, type Marker } from './markers.ts';
import { readPercent } from './percent.ts';
import type { Found } from './phrase-index.ts';
import { endOfConnecting } from './trace-words.ts';

/** Words at the start of an item that say how to read it, and where they end. */
export interface Lead {
  readonly kind: 'optional' | 'minor' | 'share' | Exclude<Marker, 'joined'>;
  readonly end: number;
  /** Whether a colon follows ("Contains: milk"). */
  readonly named: boolean;
  /** For `share`, the percentage that applies to what follows. */
  readonly percent: number | null;
}

// "(±)-linalool" is a racemate, not a "may contain".
const PLUS_MINUS = /^[([]? ?(?:\+ ?\/ ?-|\+-|±|-\/\+|\+ ?\\ ?-) ?(?![)\]]-) ?[)\]]? ?:? ?/;
// "<5%: soap, perfume" gives one share to everything that follows.
const SHARE =
  /^(?:less|more|over|above|than|or|but|and|from|to|between|moins|plus|ou|de|et|mais|egale?|inferieure?|superieure?|weniger|als|unter|mehr|aber|jedoch|oder|und|bis|daruber|menos|mas|igual|inferiore?|superiore?|al?|pero|meno|piu|uguale|pari|oltre|ma|[yeo<>≤≥=\d., %-]){1,40}:/;
// "no. 1", "sans (…)", "no more than 2 %" are not absences; "sans paraben" and "NO: milk" are.
const ABSENT_THING = /^ (?!(?:more|less|fewer|longer|later|need|mas|menos|meno) )[^\d\s(,.:]|^ ?:(?:\s*[^\d\s]|\s*$)/;
// Lithuanian "be" and Icelandic "án" are also English words: they count only before what labels claim, or as a heading.
const LITTLE_NO = new RegExp(
  [
    '^(?:be|an)(?= ?:)',
    `^be(?= (?:prideto |pridetinio )?(?:${FOODS_AFTER_BE}|cukr|konserv|daz|saldikl|alkohol|kvap|paraben|drusk|palmi|miel|gmo))`,
    `^an(?= (?:vidbaetts? |vidbætts? |vidbotar)?(?:${FOODS_AFTER_AN}|sykur|rotvarn|aukaefn|litarefn|ilmefn|paraben|alkohol))`,
  ].join('|'),
);
// "ni plomb ni formaldéhyde": by itself the word may mean nickel, or "and".
const PAIRED = /^(ni|ne|ani|nem|noch|nici) [^\d\s].* \1 [^\d\s]/;
// "0 % parabens".
const ZERO = /^0(?:[.,]0{1,2})? ?%(?: (?:of|de|d'|an|di|von))?(?= ?:|[ '])/;
// "0% fat milk" is a kind of milk.
const OF_FOOD =
  /^ (?:fat|mg|m\.g\.?|matieres? grasses?|fett|grassi|grasa|vet|gordura|alcohol|alcool|alkohol|vol|sugars?|sucres?|zucker|azucar|salt|sel|salz) (?!(?:added|free|and|or|of|ajoutes?|et|ou|ni|zugesetzt|und|oder|anadid[oa]s?|y|o|aggiunt[io]|e)(?![a-z]))[a-z]{3}/;

// "0.0 % beer" is a beer: the figure is its strength, and no label claims a drink to be absent by a percentage.
const OF_DRINK =
  /^ (?:vol\.? )?(?:beers?|bier|bieres?|birra|cervezas?|cervejas?|pivo|piwo|ol|olut|sor|bira|bere|пиво|бира|μπυρα|μπιρα|lager|pils(?:ner)?|radler|weissbier|weizen(?:bier)?|ale|stout|wines?|wein|vin|vinos?|vinhos?|vino|wijn|sekt|cider|cidre|sidra|gin|rum|rhum|spirit)(?![a-z])/u;

/** End of a "0 %" that begins an item and names what is absent; 0 if there is none. @param folded the item, folded */
const endOfZero = (folded: string): number => {
  const end = ZERO.exec(folded)?.[0].length ?? 0;
  const after = folded.slice(end, end + 60);
  return end > 0 && ABSENT_THING.test(after.replace(/^'/, ' ')) && !OF_FOOD.test(after) && !OF_DRINK.test(after)
    ? end
    : 0;
};

/** Whether an item begins with "0 %" and names what is absent. @param folded the item, folded */
export const isZeroPercentClaim = (folded: string): boolean => endOfZero(folded) > 0;

/** "Trace: peanuts". Without its colon the word may belong to any sentence. */
const TRACE_WORD = 'trace|spur|traza|traccia|spoor|traco|vestigio|slad|stopa|след|слід|iz|nyom|jalg|urma|ιχνος';
const TRACE_HEAD = new RegExp(
  `^(?:${TRACE_WORD})(?: (?:amounts?|quantit(?:y|ies)|levels?|allerg\\p{L}*))?(?= ?:)`,
  'u',
);
const TRACE_BEGINS = new RegExp(`^(?:${TRACE_WORD})$`, 'u');

/**
 * Reads the words at the start of an item that say how to read it.
 * @param rest the part of the item that is still to be read, folded
 * @returns null if the item begins with a name
 */
export const leadOf = (rest: string): Lead | null => {
  const plus = PLUS_MINUS.exec(rest);
  if (plus) return { kind: 'optional', end: plus[0].length, named: false, percent: null };
  if (rest.includes('%')) {
    const zero = endOfZero(rest);
    if (zero > 0) return { kind: 'absent', end: zero, named: COLON.test(rest.slice(zero)), percent: null };
    const share = SHARE.exec(rest);
    const percent = share ? readPercent(share[0]).percent : null;
    if (share && percent !== null) return { kind: 'share', end: share[0].length, named: true, percent };
    const minor = endOfMinorPhrase(rest);
    if (minor > 0) return { kind: 'minor', end: minor, named: false, percent: null };
  }
  const trace = TRACE_HEAD.exec(rest)?.[0].length ?? 0;
  if (trace > 0) return { kind: 'trace', end: trace, named: true, percent: null };
  const little = LITTLE_NO.exec(rest)?.[0].length ?? 0;
  if (little > 0) return { kind: 'absent', end: little, named: COLON.test(rest.slice(little)), percent: null };
  const paired = PAIRED.exec(rest);
  if (paired) return { kind: 'neither', end: paired[1]?.length ?? 0, named: false, percent: null };
  const found = MARKERS.atStart(rest);
  if (!found || found.start > 2) return leadBehindSubject(rest);
  if (found.kind === 'joined') return joinedAbsence(rest, found.end);
  const after = rest.slice(found.end);
  if (found.kind === 'absent' && !ABSENT_THING.test(after)) return null;
  if (found.kind === 'present' && !/^ [^\d\s(,.:]/.test(after)) return null;
  return (
    besideAnother(found.kind, found.end, rest) ?? {
      kind: found.kind,
      end: found.end,
      named: COLON.test(after),
      percent: null,
    }
  );
};

const COLON = /^ ?:/;

/**
 * Two openings of a statement next to each other ("contains traces of", "allergens: may contain", "may contain
 * allergens:") are read as one: the one that says "may" or "traces" decides (method M2.7.2).
 */
const besideAnother = (kind: Lead['kind'], end: number, rest: string): Lead | null => {
  if (!STATED.has(kind)) return null;
  const gap = /^[ :(]{0,3}/.exec(rest.slice(end))?.[0].length ?? 0;
  const next = gap > 0 ? leadOf(rest.slice(end + gap)) : null;
  if (next === null || !STATED.has(next.kind)) {
    // "May contain small quantities of".
    const words = kind === 'mayContain' && gap > 0 ? endOfConnecting(rest.slice(end + gap)) : 0;
    return words > 0 ? { kind, end: end + gap + words, named: false, percent: null } : null;
  }
  const weaker: Lead['kind'] = kind === 'contains' ? next.kind : 'trace';
  return { ...next, kind: weaker, end: end + gap + next.end };
};

// "This product may contain nuts": the subject of the statement, before its verb.
const SUBJECT =
  /^(?:this |the |dieses |dieser |das |ce |le |este |el |questo |il |dit |het |ten |tento |acest |ovaj |ta |bu |az? |данныи |этот )?(?:product|produkt|artikel|erzeugnis|produit|producto|prodotto|produto|wyrob|vyrobe?o?k|produsul|tuote|termek|urun|proizvod|izdelek|toode|produkts|produktas|продукт|προιον)(?:en|et| que)? (?=\S)|^(?:this|dies(?:e[rs]?)|cette|cet|ce|esta|este|questa|questo|deze|dit) \p{L}{3,20} (?=\p{L})/u;

const OPENING =
  /^(?:the|this|dies(?:e[rs]?)?|das|ce|cet|cette|le|este|esta|el|quest[oa]|il|dit|deze|het|ten|tento|acest|ovaj|ta|bu|az?|данныи|этот|pro[a-z]{3,7}|artikel|erzeugnis|wyrob|vyrob\p{L}*|tuote|termek|urun|izdelek|toode|продукт|προιον)$/u;

/**
 * Whether a word may be the first of {@link leadOf} or {@link endOfAllergenHead}. Most are not, which saves looking
 * further. @param word folded
 */
export const canStartLead = (word: string): boolean =>
  MARKERS.begins(word) || OPENING.test(word) || HEAD_WORD.test(word) || TRACE_BEGINS.test(word);

/** A statement after its subject that something is, may be or is not in the product. */
const leadBehindSubject = (rest: string): Lead | null => {
  const subject = SUBJECT.exec(rest)?.[0].length ?? 0;
  const lead = subject > 0 ? leadOf(rest.slice(subject)) : null;
  return lead !== null && (STATED.has(lead.kind) || OF_ABSENCE.has(lead.kind))
    ? { ...lead, end: subject + lead.end }
    : null;
};

// "Allergenhinweis: Kann Milch enthalten", "Hinweis für Allergiker: Kann …", "Información alérgenos: puede contener".
const BEFORE_ALLERGENS =
  "important|note|info|informations?|informationen|informacion|informazioni|informacoes|informace|hinweise?|wichtige|advice|advertencia|aviso|avviso|avis|renseignements?|sur|sobre|sugli|les|los|zu|fur|per|pro|dla|de|l'|d'";
const ALLERGENS = 'al+er[gj]|ал+ерг|αλλεργ';
const ALLERGEN_HEAD = new RegExp(
  `^(?:(?:${BEFORE_ALLERGENS}) ?){0,4}(?<!\\p{L})(?:${ALLERGENS})[\\p{L}'-]*(?: [\\p{L}'-]+)? ?: ?`,
  'u',
);
const HEAD_WORD = new RegExp(`^(?:(?:${BEFORE_ALLERGENS})$|${ALLERGENS})`, 'u');

/** End of a heading about allergens, with its colon, at the start of an item; 0 if there is none. @param rest folded */
export const endOfAllergenHead = (rest: string): number => ALLERGEN_HEAD.exec(rest.slice(0, 60))?.[0].length ?? 0;

const STATED: ReadonlySet<Lead['kind']> = new Set<Lead['kind']>(['mayContain', 'trace', 'contains']);

/** "And no …": an absence joined to another. */
const joinedAbsence = (rest: string, from: number): Lead | null => {
  const start = from + 1;
  const found = rest.charAt(from) === ' ' ? leadOf(rest.slice(start)) : null;
  return found?.kind === 'absent' || found?.kind === 'free' ? { ...found, end: start + found.end } : null;
};

const PLACE_HINT = /facility|factory|equipment|atelier|usine|nyomok/;
/** The single word "traces" may belong to any sentence ("leaves no white traces"). */
const IS_PHRASE = /[ ']/;

/** Whether a text has any words for allergen traces, in any of the languages. */
export const saysTraces = (folded: string): boolean =>
  PLACE_HINT.test(folded) || MARKERS.all(folded).some(({ kind }) => kind === 'trace' || kind === 'mayContain');

/**
 * End of the words that open a may-contain statement at the start of a text.
 * @param rest folded
 * @returns 0 if there are none, or nothing is named after them
 */
export const endOfMayLead = (rest: string): number => {
  const lead = leadOf(rest);
  if (lead?.kind !== 'mayContain' && lead?.kind !== 'trace') return 0;
  const words = rest.slice(0, lead.end);
  if (!/^[^.!?;]*\p{L}/u.test(rest.slice(lead.end))) return 0;
  return lead.kind === 'mayContain' || lead.named || IS_PHRASE.test(words.trim()) || words === 'nyomokban'
    ? lead.end
    : 0;
};

/**
 * "This product may contain traces of" inside an item.
 * @param folded the item, folded
 * @returns null if there are no such words
 */
export const innerTrace = (folded: string): Found<Marker> | null => {
  if (folded.length > 400) return null;
  const found = MARKERS.all(folded).filter(
    ({ kind, start, end }) => kind === 'trace' && IS_PHRASE.test(folded.slice(start, end)),
  );
  // A statement inside a bracket ends with it: "Sugar (may contain traces of milk), salt".
  const outside = new Set(
    outsideBrackets(
      folded,
      found.map(({ start }) => start),
    ),
  );
  return found.find(({ start }) => outside.has(start)) ?? null;
};

// "sugar. without milk"
const ABSENCE =
  /^(?:without|free (?:from|of)|no(?! ?\.| ?\d)|does not|sans|ne contient|ohne|frei von|sin|no contiene|senza|non contiene|zonder|bevat geen|utan|bez|neither|weder|varken|ni(?= .* ni )|ne(?= .* ne )|not (?:without|free)|nicht (?:ohne|frei)|pas sans|non senza|no sin|0(?:[.,]0)? ?%)(?: [a-z]| ?:)/;

const OF_ABSENCE: ReadonlySet<string> = new Set(['free', 'neither', 'absent']);
const FIRST_ITEM = /^(?:(?! - )[\p{L}\d%'’ -])*/u;

/**
 * Whether the words after a full stop claim an absence, even in lower case: "peanuts. gluten free." (method M2.7.17).
 * @param folded the words, folded, cut to the maximum length of a claim
 */
export const claimsAbsence = (folded: string): boolean =>
  ABSENCE.test(folded) ||
  OF_ABSENCE.has(leadOf(folded)?.kind ?? '') ||
  isFreeFromName(FIRST_ITEM.exec(folded)?.[0].trim() ?? '');

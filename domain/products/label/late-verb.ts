import type { Item, Place } from './item-state.ts';
import type { LabelText } from './label-text.ts';

// Hungarian and Turkish say it last: "tojást tartalmaz", "süt içerebilir".
// English and Turkish say so of what is or may be present, and Turkish of the place where a food is made.
const LATE_VERB =
  /(?<!(?<!\p{L})nem) (?:(tartalmaz|icerir|ihtiva eder|icermektedir)|tartalmazhat(?:ja|nak)?|elofordulhat(?:nak)?(?: benne)?|icerebilir|ihtiva edebilir|bulunabilir|may be present|(?:islen|kullanil|paketlen)\p{L}*(?: bir)? (?:tesis|hat|ortam|fabrika)\p{L}* \p{L}+)$/u;

/** Whether a text ends in a verb that says that what stands before it may be in a product. @param folded the text, folded */
export const endsInMay = (folded: string): boolean => {
  const verb = LATE_VERB.exec(folded);
  return verb !== null && verb[1] === undefined;
};

// "Süt, yumurta içermez", "tejet, tojást nem tartalmaz".
const LATE_DENIAL = / (?:icermez|icermemektedir|ihtiva etmez|bulunmaz|bulunmamaktadir|nem tartalmaz(?:nak)?)$/;
/** Claimed alone behind a list as well: "süt, fındık, gluten içermez". */
const CLAIMED_ALONE = /^(?:gluten|glutin|lakto)/;

/** Whether a text ends in a verb that says what of it is, may be or is not in a product. @param folded the text, folded */
export const endsInVerb = (folded: string): boolean => LATE_VERB.test(folded) || LATE_DENIAL.test(folded);

/** What the Hungarian verb holds for has this ending, or is told by the word for its traces. */
const ACCUSATIVE = /t(?: |$)/;
const OF_TRACES = /(?:(?:nyomokat|nyomait|maradvanyokat|maradvanyait)|(?<=[\p{L})] )nyomokban) tart\p{L}+$/u;
/** A statement names allergens only, whose words begin so; "cukor, tejpor, mandula nyomokban tartalmazhat" is a list. */
const ALLERGENS =
  /^(?:(?:es|vagy|illetve|ve|veya|ile) )?(?:tej|tojas|mandula|mogyoro|foldimogyoro|dio|pekan|kesu|pisztacia|buza|rozs|arpa|zab|glutin|gluten|szoja|szezam|zeller|mustar|hal(?!\p{L})|rak|puhatestu|csillagfurt|szulfit|kendioxid|laktoz|csonthejas|sut|yumurta|badem|findik|fistik|yer fistig|antep|ceviz|kaju|bugday|arpa|yulaf|cavdar|soya|susam|kereviz|hardal|balik|kabuklu|yumusakca|sulfit|peynir|laktoz|sert kabuklu)/u;
/** A statement names a few things; more are a list that its last item's verb ends. */
const MOST_STATED = 12;

// "Kann Milch und Soja enthalten", "dit product kan ook tarwe bevatten": the verb that says so parts from its "may".
const MAY =
  /^(?:(?:(?:dieses |dieser |das |unser |dit |het )?(?:produkt|product|erzeugnis|lebensmittel|artikel)|es) )?(?:kann|konnen|konnte|konnten|kan|kunnen) (?!enthalten|bevatten)(?=\p{L})/u;
const ITS_VERB = / (?:enthalten(?: sein)?|beinhalten|aufweisen|bevatten)$/;

/**
 * The end of a "may" that opens a statement of traces whose verb stands behind its last name (method M2.7.20).
 * @param from where the item is to be read on
 * @returns a place in the label; 0 where no such verb ends one of the names of its sentence
 */
export const endOfPartedMay = (label: LabelText, { end }: Item, from: number, { pieces, at }: Place): number => {
  const { folded } = label;
  const may = MAY.exec(folded.slice(from, Math.min(end, from + 80)))?.[0].length ?? 0;
  if (may === 0) return 0;
  let stop = end;
  for (let next = at; next < at + MOST_STATED; next += 1) {
    if (ITS_VERB.test(folded.slice(Math.max(from, stop - 20), stop))) return from + may;
    const further = pieces[next]?.ending === 'item' ? pieces[next + 1] : undefined;
    if (further === undefined) return 0;
    stop = label.trimmed(further.start, further.end)[1];
  }
  return 0;
};

/** The items from one on to the end of its sentence, folded; no more than a statement names. */
const namesFrom = (label: LabelText, { end }: Item, from: number, { pieces, at }: Place): readonly string[] => {
  const names = [label.folded.slice(from, end)];
  for (let next = at; pieces[next]?.ending === 'item' && names.length <= MOST_STATED; next += 1) {
    const { start = 0, end: stop = 0 } = pieces[next + 1] ?? {};
    names.push(label.folded.slice(...label.trimmed(start, stop)));
  }
  return names;
};

/**
 * What a verb says that stands behind an item, or behind the last one of the sentence that it begins (method M2.7.13).
 * @param from where the item is to be read on
 * @param isFirst whether nothing was read before it: then a list may begin with it
 * @returns null where no such verb holds for it
 */
export const lateVerb = (
  label: LabelText,
  item: Item,
  from: number,
  place: Place,
  isFirst: boolean,
): 'contains' | 'trace' | null => {
  const own = label.folded.slice(from, item.end);
  const names = place.opens && item.depth === 0 && !LATE_VERB.test(own) ? namesFrom(label, item, from, place) : [own];
  const verb = LATE_VERB.exec(names.at(-1) ?? '');
  if (!verb || names.length > MOST_STATED) return null;
  if (isFirst && (verb[1] !== undefined || !names.every((name) => ALLERGENS.test(name)))) return null;
  // English says so of the last name of a list, too: "sugar, cocoa, milk may be present".
  if (verb[0] === ' may be present' && names.length > 1) return null;
  if (
    verb[0].startsWith(' tart') &&
    !OF_TRACES.test(names.at(-1) ?? '') &&
    !names.every((name) => ACCUSATIVE.test(name))
  )
    return null;
  return verb[1] === undefined ? 'trace' : 'contains';
};

const COMMA = /, ?/;

/** Whether a text is names whose verb says that none of them is there. @param folded the text, folded, as of one bracket */
export const isLateDenial = (folded: string): boolean => deniesAll(folded.trim().split(COMMA));

/**
 * Whether the verb behind the last of some names says that none of them is there. Hungarian shows by their endings that it
 * holds for all of them; Turkish does not, so each must be an allergen.
 * @param names folded, those of a sentence or a bracket
 */
const deniesAll = (names: readonly string[]): boolean => {
  const last = names.at(-1) ?? '';
  if (names.length > MOST_STATED || !LATE_DENIAL.test(last)) return false;
  if (last.includes(' nem ')) return names.every((name) => ACCUSATIVE.test(name));
  return !CLAIMED_ALONE.test(last) && names.every((name) => ALLERGENS.test(name));
};

/**
 * Whether a verb says of an item that it is absent that stands behind the last name of the sentence or the bracket which
 * the item begins (method M2.7.13). The list may as well stand in it where nothing was read before it.
 * @param from where the item is to be read on
 * @param isFirst whether nothing was read before it
 * @returns null where no such verb holds for it, or it is said of the item itself
 */
export const lateDenial = (
  label: LabelText,
  item: Item,
  from: number,
  place: Place,
  isFirst: boolean,
): 'free_from' | 'maybe_free_from' | null => {
  if (!place.opens || LATE_DENIAL.test(label.folded.slice(from, item.end))) return null;
  const names = namesFrom(label, item, from, place);
  if (!deniesAll(names)) return null;
  if (/ nem /.test(names.at(-1) ?? '')) return 'free_from';
  return isFirst && item.depth === 0 ? 'maybe_free_from' : 'free_from';
};

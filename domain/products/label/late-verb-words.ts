/**
 * Hungarian and Turkish say it last: "tojást tartalmaz", "süt içerebilir". English and Turkish say so of what is or may be
 * present, and Turkish of the place where a food is made.
 */
export const LATE_VERB =
  /(?<!(?<!\p{L})nem) (?:(tartalmaz|icerir|ihtiva eder|icermektedir)|tartalmazhat(?:ja|nak)?|elofordulhat(?:nak)?(?: benne)?|icerebilir|ihtiva edebilir|bulunabilir|may be present|(?:islen|kullanil|paketlen)\p{L}*(?: bir)? (?:tesis|hat|ortam|fabrika)\p{L}* \p{L}+)$/u;

/** Whether a text ends in a verb that says that what stands before it may be in a product. @param folded the text, folded */
export const endsInMay = (folded: string): boolean => {
  const verb = LATE_VERB.exec(folded);
  return verb !== null && verb[1] === undefined;
};

/** "Süt, yumurta içermez", "tejet, tojást nem tartalmaz". */
export const LATE_DENIAL = / (?:icermez|icermemektedir|ihtiva etmez|bulunmaz|bulunmamaktadir|nem tartalmaz(?:nak)?)$/;
/** Claimed alone behind a list as well: "süt, fındık, gluten içermez". */
const CLAIMED_ALONE = /^(?:gluten|glutin|lakto)/;

/** Whether a text ends in a verb that says what of it is, may be or is not in a product. @param folded the text, folded */
export const endsInVerb = (folded: string): boolean => LATE_VERB.test(folded) || LATE_DENIAL.test(folded);

/** What the Hungarian verb holds for has this ending, or is told by the word for its traces. */
export const ACCUSATIVE = /t(?: |$)/;
export const OF_TRACES = /(?:(?:nyomokat|nyomait|maradvanyokat|maradvanyait)|(?<=[\p{L})] )nyomokban) tart\p{L}+$/u;
/** A statement names allergens only, whose words begin so; "cukor, tejpor, mandula nyomokban tartalmazhat" is a list. */
export const ALLERGENS =
  /^(?:(?:es|vagy|illetve|ve|veya|ile) )?(?:tej|tojas|mandula|mogyoro|foldimogyoro|dio|pekan|kesu|pisztacia|buza|rozs|arpa|zab|glutin|gluten|szoja|szezam|zeller|mustar|hal(?!\p{L})|rak|puhatestu|csillagfurt|szulfit|kendioxid|laktoz|csonthejas|sut|yumurta|badem|findik|fistik|yer fistig|antep|ceviz|kaju|bugday|arpa|yulaf|cavdar|soya|susam|kereviz|hardal|balik|kabuklu|yumusakca|sulfit|peynir|laktoz|sert kabuklu)/u;
/** A statement names a few things; more are a list that its last item's verb ends. */
export const MOST_STATED = 12;

/**
 * Whether the verb behind the last of some names says that none of them is there. Hungarian shows by their endings that it
 * holds for all of them; Turkish does not, so each must be an allergen.
 * @param names folded, those of a sentence or a bracket
 */
export const deniesAll = (names: readonly string[]): boolean => {
  const last = names.at(-1) ?? '';
  if (names.length > MOST_STATED || !LATE_DENIAL.test(last)) return false;
  if (last.includes(' nem ')) return names.every((name) => ACCUSATIVE.test(name));
  return !CLAIMED_ALONE.test(last) && names.every((name) => ALLERGENS.test(name));
};

const COMMA = /, ?/;

/** More names in a bracket may be what a food is made of, of which the last is denied. */
export const MOST_IN_BRACKET = 2;

/** Whether a bracket holds names whose verb says that none of them is there. @param folded what it holds, folded */
export const isLateDenial = (folded: string): boolean => {
  const names = folded.trim().split(COMMA);
  return deniesAll(names) && (names.length <= MOST_IN_BRACKET || folded.includes(' nem '));
};

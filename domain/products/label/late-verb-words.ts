/**
 * Verbs at the end of a statement. Hungarian and Turkish put them last: "tojást tartalmaz", "süt içerebilir". Also
 * English "may be present", and Turkish statements about the place where a food is made.
 */
export const LATE_VERB =
  /(?<!(?<!\p{L})nem) (?:(tartalmaz|icerir|ihtiva eder|icermektedir)|tartalmazhat(?:ja|nak)?|elofordulhat(?:nak)?(?: benne)?|icerebilir|ihtiva edebilir|bulunabilir|may be present|(?:islen|kullanil|paketlen)\p{L}*(?: bir)? (?:tesis|hat|ortam|fabrika)\p{L}* \p{L}+)$/u;

/** Whether a text ends in a verb that says that what precedes it may be in a product. @param folded the text, folded */
export const endsInMay = (folded: string): boolean => {
  const verb = LATE_VERB.exec(folded);
  return verb !== null && verb[1] === undefined;
};

/** Denials with the verb at the end: "Süt, yumurta içermez", "tejet, tojást nem tartalmaz". */
export const LATE_DENIAL = / (?:icermez|icermemektedir|ihtiva etmez|bulunmaz|bulunmamaktadir|nem tartalmaz(?:nak)?)$/;
/** May be the only thing denied at the end of a list: "süt, fındık, gluten içermez". */
const CLAIMED_ALONE = /^(?:gluten|glutin|lakto)/;

/** Whether a text ends in a verb that says what is, may be or is not in a product. @param folded the text, folded */
export const endsInVerb = (folded: string): boolean => LATE_VERB.test(folded) || LATE_DENIAL.test(folded);

/** The names that the Hungarian verb applies to have this ending, or come with the word for traces. */
export const ACCUSATIVE = /t(?: |$)/;
export const OF_TRACES = /(?:(?:nyomokat|nyomait|maradvanyokat|maradvanyait)|(?<=[\p{L})] )nyomokban) tart\p{L}+$/u;
/**
 * Words for allergens begin like this. A statement names nothing else; "cukor, tejpor, mandula nyomokban tartalmazhat"
 * is a list.
 */
export const ALLERGENS =
  /^(?:(?:es|vagy|illetve|ve|veya|ile) )?(?:tej|tojas|mandula|mogyoro|foldimogyoro|dio|pekan|kesu|pisztacia|buza|rozs|arpa|zab|glutin|gluten|szoja|szezam|zeller|mustar|hal(?!\p{L})|rak|puhatestu|csillagfurt|szulfit|kendioxid|laktoz|csonthejas|sut|yumurta|badem|findik|fistik|yer fistig|antep|ceviz|kaju|bugday|arpa|yulaf|cavdar|soya|susam|kereviz|hardal|balik|kabuklu|yumusakca|sulfit|peynir|laktoz|sert kabuklu)/u;
/** Maximum number of names in a statement; more are a list whose last item happens to end in a verb. */
export const MAX_STATED_NAMES = 12;

/**
 * Whether the verb after the last of some names denies all of them. In Hungarian the endings of the names show that it
 * applies to them all; Turkish has no such endings, so each name must be an allergen.
 * @param names the names of a sentence or a bracket, folded
 */
export const deniesAll = (names: readonly string[]): boolean => {
  const last = names.at(-1) ?? '';
  if (names.length > MAX_STATED_NAMES || !LATE_DENIAL.test(last)) return false;
  if (last.includes(' nem ')) return names.every((name) => ACCUSATIVE.test(name));
  return !CLAIMED_ALONE.test(last) && names.every((name) => ALLERGENS.test(name));
};

const COMMA = /, ?/;

/** With more names a bracket may hold the ingredients of a food, of which only the last is denied. */
export const MOST_IN_BRACKET = 2;

/** Whether a bracket holds names whose verb denies all of them. @param folded the content of the bracket, folded */
export const isLateDenial = (folded: string): boolean => {
  const names = folded.trim().split(COMMA);
  return deniesAll(names) && (names.length <= MOST_IN_BRACKET || folded.includes(' nem '));
};

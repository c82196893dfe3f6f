const WEB = /www[.,]|https?:|@|\.(?:com|fr|de|es|it|net|org|info|eu|be|ch|nl|co\.uk)\b|\btel[.:]|\btel\b/;
// The form of a company, as a word of its own.
const COMPANY =
  /(?:^|[ ,.])(?:gmbh|s\.a\.s\.?|s\.a\.r\.l\.?|sarl|s\.l\.(?:u\.)?|s\.p\.a\.?|s\.r\.l\.?|ltd|inc\.|cedex|b\.v\.|p\.?o\.? box|bp \d{2,5}|postfach)(?![a-z])/;
const POSTCODE = /(?:^|[ ,(-])(?:[a-z]{1,2}-)?\d{4,5} ?[a-z]{3,}|^[a-z]{1,2}-\d{4,5}$|\d{4,5}$/;
const COUNTRY =
  /^(?:germany|deutschland|allemagne|france|frankreich|spain|espana|espagne|italy|italia|italie|switzerland|schweiz|suisse|belgium|belgique|netherlands|uk|united kingdom|england|ireland|usa|u\.s\.a|canada|austria|osterreich|portugal|poland|polska)\W*$/;
const STREET =
  /(?:^|[ \d,])(?:rue|avenue|av\.|bd|boulevard|route|street|st\.|road|rd\.?|[a-z]*(?:strasse|straße|str\.|platz|weg)|via|piazza|viale|calle|c\/|plaza|poligono|place)(?![a-z])/;

/** Whether a stretch holds a web or mail address, a telephone or a company's form: no name of a substance does. @param folded folded text */
export const isAddress = (folded: string): boolean => WEB.test(folded) || COMPANY.test(folded);

/**
 * Whether an item behind an address goes on with it: a street, a place with its postcode, a country.
 * @param folded the item, folded and trimmed
 */
export const continuesAddress = (folded: string): boolean =>
  isAddress(folded) || POSTCODE.test(folded) || COUNTRY.test(folded) || STREET.test(folded);

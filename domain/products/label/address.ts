const WEB =
  /www[.,]|https?:|[a-z\d]@[a-z\d-]+\.[a-z]{2}|\.(?:com|fr|de|es|it|net|org|info|eu|be|ch|nl|co\.uk)\b|\btel[.:]|\btel\b/;
// The legal form of a company, as a separate word.
const COMPANY =
  /(?:^|[ ,.])(?:gmbh|s\.a\.s\.?|s\.a\.r\.l\.?|sarl|s\.l\.(?:u\.)?|s\.p\.a\.?|s\.r\.l\.?|ltd|inc\.|cedex|b\.v\.|p\.?o\.? box|bp \d{2,5}|postfach)(?![a-z])/;
const POSTCODE = /(?:^|[ ,(-])(?:[a-z]{1,2}-)?\d{4,5} ?[a-z]{3,}|^[a-z]{1,2}-\d{4,5}$|\d{4,5}$/;
const COUNTRY =
  /^(?:germany|deutschland|allemagne|france|frankreich|spain|espana|espagne|italy|italia|italie|switzerland|schweiz|suisse|belgium|belgique|netherlands|uk|united kingdom|england|ireland|usa|u\.s\.a|canada|austria|osterreich|portugal|poland|polska)\W*$/;
const STREET =
  /(?:^|[ \d,])(?:rue|avenue|av\.|bd|boulevard|route|street|st\.|road|rd\.?|[a-z]*(?:strasse|straße|str\.|platz|weg)|via|piazza|viale|calle|c\/|plaza|poligono|place)(?![a-z])/;

// "12 Milk Street", "Milk Street 4", "4 rue du Lait", "Milchstraße 4", "Calle Leche 4": recognised by the house number.
const NUMBERED_STREET =
  /^(?:\d{1,4}[a-z]? (?:[a-z.'-]{2,20} ){1,4}(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|square|court|boulevard|blvd\.?|parkway)|(?:[a-z.'-]{2,20} ){1,4}(?:street|road|avenue|lane|drive|square|boulevard) \d{1,4}[a-z]?|\d{1,4}[a-z]? ?(?:bis |ter )?(?:rue|avenue|av\.|bd|boulevard|route|chemin|quai|impasse|place|via|viale|piazza|corso|calle|avenida|plaza|rua) .{2,40}|[a-zß .-]{3,24}(?:strasse|straße|str\.|gasse|platz|weg|allee|straat|laan) ?\d{1,4}[a-z]?|(?:via|viale|piazza|corso|calle|avenida|avda\.?|plaza|rua|ulica|ul\.) [^,;:()]{2,40} \d{1,4}[a-z]?)$/;
const STATE =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|new south wales|queensland)\W*$/;
const UK_POSTCODE = /(?:^| )[a-z]{1,2}\d{1,2}[a-z]?(?: \d[a-z]{2})?$/;

/** Whether an item is a street with its house number. @param folded the item, folded and trimmed */
export const isStreet = (folded: string): boolean =>
  folded.length < 80 && /\d/.test(folded) && NUMBERED_STREET.test(folded);

/**
 * Whether a text holds a web or mail address, a telephone number or the legal form of a company, which no name of a
 * substance does.
 * @param folded folded text
 */
export const isAddress = (folded: string): boolean => WEB.test(folded) || COMPANY.test(folded);

/**
 * Whether an item after an address continues it: a street, a place with its postcode, a state, a country.
 * @param folded the item, folded and trimmed
 */
export const continuesAddress = (folded: string): boolean =>
  isAddress(folded) ||
  POSTCODE.test(folded) ||
  UK_POSTCODE.test(folded) ||
  COUNTRY.test(folded) ||
  STATE.test(folded) ||
  STREET.test(folded);

const TOWN = /^[a-z.'-]{3,20}(?: [a-z.'-]{2,20})?$/;

/** Whether an item may be the town after a street: two words at most. @param folded the item, folded and trimmed */
export const mayBeTown = (folded: string): boolean => TOWN.test(folded);

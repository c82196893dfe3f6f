/** The first part of a German, Dutch or Nordic compound that shares the ending of a later word, and what is between. */
const SHORTENED =
  /(\p{L}{2,})-(?=(?:\s*,\s*\p{L}{2,}-)*\s*(?:,|und|oder|sowie|bzw\.?|en|of|och|eller|og|&|\/)\s*(\p{L}{4,}))/giu;
/** Endings that such parts share on labels. */
const SHARED_END =
  /(?:n[uü](?:ss|ß)(?:e[ns]?)?|kerne[n]?|fr[uü]chten?|milch|mehle?|eiwei(?:ss|ß)|tieren?|dieren|noten|melk|meel|eiwit|djur|dyr|n[oö]tter|n[oø]dder|mjölk|mælk)$/iu;

/**
 * Writes out compounds that share the ending of the last one: "Erd- und Haselnüsse" becomes "Erdnüsse und Haselnüsse",
 * "schaal- en weekdieren" becomes "schaaldieren en weekdieren".
 * @param text as printed
 */
export const withWholeCompounds = (text: string): string =>
  text.replace(SHORTENED, (printed: string, part: string, last: string) => {
    const end = SHARED_END.exec(last)?.[0];
    return end === undefined || end.length === last.length ? printed : part + end;
  });

/** A part of a German, Dutch or Nordic compound that leaves its end to the next word, and what stands between. */
const SHORTENED =
  /(\p{L}{2,})-(?=(?:\s*,\s*\p{L}{2,}-)*\s*(?:,|und|oder|sowie|bzw\.?|en|of|och|eller|og|&|\/)\s*(\p{L}{4,}))/giu;
/** Ends that such parts share on labels. */
const SHARED_END =
  /(?:n[uü](?:ss|ß)(?:e[ns]?)?|kerne[n]?|fr[uü]chten?|milch|mehle?|eiwei(?:ss|ß)|tieren?|dieren|noten|melk|meel|eiwit|djur|dyr|n[oö]tter|n[oø]dder|mjölk|mælk)$/iu;

/**
 * Writes out what a list of compounds leaves to its last word: "Erd- und Haselnüsse" as "Erdnüsse und Haselnüsse",
 * "schaal- en weekdieren" as "schaaldieren en weekdieren".
 * @param text as printed
 */
export const withWholeCompounds = (text: string): string =>
  text.replace(SHORTENED, (printed: string, part: string, last: string) => {
    const end = SHARED_END.exec(last)?.[0];
    return end === undefined || end.length === last.length ? printed : part + end;
  });

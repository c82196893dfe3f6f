/** A name as a person would write it. Official lists print INCI names in capitals, our files do not. */
export const inTitleCase = (text: string): string =>
  /\p{Ll}/u.test(text) || !/\p{Lu}{4}/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text.toLowerCase().replace(/(?<![\p{L}\d'])\p{L}/gu, (letter) => letter.toUpperCase());

/** Words whose final s is not a plural, and plurals that the rule below would miss. */
const IRREGULAR: Readonly<Record<string, string>> = {
  trans: 'trans',
  sans: 'sans',
  dans: 'dans',
  moins: 'moins',
  lens: 'lens',
  gras: 'gras',
  // The currant; without its s it means fish on Slovene and Croatian labels.
  ribes: 'ribes',
  peas: 'pea',
  leaves: 'leaf',
  loaves: 'loaf',
};

/**
 * A word without its plural s, by rules that work for English, French and Spanish labels. Deliberately cautious: Latin
 * endings (-us, -is) and short words are kept. It is applied to both the pack and the label, so a wrong cut does no
 * harm unless it makes two names the same.
 * @param word one folded word
 */
export const singular = (word: string): string => {
  const last = word.length - 1;
  if (last < 3 || word.charCodeAt(last) !== 115) return word;
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word] ?? word;
  const before = word[last - 1] ?? '';
  if (before < 'a' || before > 'z' || before === 's' || before === 'u' || before === 'i' || before === 'y') return word;
  if ((before === 'a' || before === 'o') && last < 4) return word;
  if (word.endsWith('rries')) return `${word.slice(0, -3)}y`;
  if (last >= 5 && word.endsWith('oes')) return word.slice(0, -2);
  return word.slice(0, -1);
};

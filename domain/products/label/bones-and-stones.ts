import { foldInPlace } from './fold-in-place.ts';
import { isConnecting } from './trace-words.ts';

/**
 * Bones, fruit stones and bits of shell: they may be left in a food, but are neither allergens nor ingredients. From
 * memory of labels, folded. Words that also name a food are left out: Italian "nocciole" are hazelnuts, Czech "lupiny"
 * lupin.
 */
const LEFT_IN =
  /^(?:bones?|stones?|pits?|pips?|shells?|fragments?|graten?|knochen|knochensplitter|kerne?n?|kern(?:teile|stucke|reste)|steinen?|stein(?:teile|reste)|schalen?|schalen(?:teile|stucke|reste|splitter)|aretes?|os|noyaux?|pepins?|coquilles?|eclats?|espinas?|huesos?|pepitas?|cascaras?|conchas?|lische|lisca|spine|ossa|noccioli|nocciolo|gusci|guscio|frammenti|graatjes|botjes|pitten|stenen|steeltjes|osci|kosci|pestki|pestek|skorup(?:y|ki|ek)|kosti|pecky|pecek|skorapky|skorapek|espinhas|ossos|carocos?|cascas|karnor|karnrester|skalrester|kerner|szalkat?|csontot?|magot|maghejat?|кости|костеи|косточки|косточек|скорлупы|скорлупу|кістки|кісточки|шкаралупи)$/u;
const OF_SENTENCE =
  /^(?:and|or|some|the|odd|occasional|of|their|even|pieces?|bits?|remains|parts?|et|ou|des?|du|d|la|les|morceaux|debris|und|oder|noch|von|einzelne|vereinzelt|teile|stucke|y|o|e|u|trozos|fragmentos|pezzi|di|del|en|stukjes|i|a|lub|nebo|fragmenty|kousky|es|vagy|и|или|та|або|ве)$/u;

/** Whether a name in a may-contain statement means only such remains (method M2.7.23). @param name as printed */
export const isBoneOrStone = (name: string): boolean => {
  const words = foldInPlace(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  return (
    words.some((word) => LEFT_IN.test(word)) &&
    words.every((word) => LEFT_IN.test(word) || OF_SENTENCE.test(word) || isConnecting(word))
  );
};

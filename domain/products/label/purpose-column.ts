import { PhraseIndex } from './phrase-index.ts';

// What the second column of US Drug Facts (21 CFR 201.66) says about an active ingredient, and its heading.
const PURPOSES =
  'purpose|purposes|use|uses|sunscreen|antiseptic|antibacterial|antimicrobial|skin protectant|anticavity|anticavity toothpaste|antigingivitis|antiplaque|antihypersensitivity|antisensitivity|tooth desensitizer|pain reliever|pain reliever fever reducer|fever reducer|antacid|antigas|nasal decongestant|antihistamine|cough suppressant|expectorant|external analgesic|topical analgesic|acne treatment|acne medication|antiacne|antiperspirant|antidandruff|anti dandruff|lubricant|eye lubricant|redness reliever|laxative|stimulant laxative|stool softener|antifungal|anti itch|hair regrowth treatment|sleep aid|nighttime sleep aid|wart remover|astringent|counterirritant|homeopathic|flatulence|antiemetic|antidiarrheal|vaginal antifungal|skin bleaching|skin lightener|poison ivy protectant|hemorrhoidal|vasoconstrictor|protectant|decongestant|throat demulcent|oral anesthetic|local anesthetic|oral pain reliever|oral health care';
const INDEX = new PhraseIndex<true>(PURPOSES.split('|').map((phrase) => [phrase, true] as const));
const BEFORE_PURPOSE = /[%)]|\b(?:mg|g|mcg|ml|hpus|\dx)\b/;
const WORD_OF_PURPOSE = /^purposes?(?=[ :\n]|$)/;

/** A stretch of an active ingredient's item: its name with its amount, or what it is for. */
export interface ActiveStretch {
  readonly start: number;
  readonly end: number;
  readonly purpose: boolean;
}

/**
 * Splits "Avobenzone 3% Sunscreen Octisalate 5% Sunscreen" into names and purposes. A purpose counts only after an
 * amount, or if its heading is there: "lubricant" alone may be a name.
 * @param folded the item, folded
 * @returns stretches in order; a single one if there is no purpose
 */
export const activeStretches = (folded: string): readonly ActiveStretch[] => {
  const found: ActiveStretch[] = [];
  const purposes = INDEX.all(folded);
  // Nothing but purposes: the column on its own.
  let rest = folded;
  for (const { start, end } of [...purposes].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  if (purposes.length > 0 && !/[a-z\d]/.test(rest)) return [{ start: 0, end: folded.length, purpose: true }];
  let from = 0;
  let told = false;
  for (const { start, end } of purposes) {
    const heading = WORD_OF_PURPOSE.test(folded.slice(start));
    const before = folded.slice(from, start);
    if (!heading && !told && !BEFORE_PURPOSE.test(before)) continue;
    if (/[a-z]{2}/.test(before)) {
      // Text between two purposes, without an amount, still belongs to the purpose ("for sensitive teeth").
      if (BEFORE_PURPOSE.test(before) || found.length === 0) found.push({ start: from, end: start, purpose: false });
      else found.push({ start: from, end: start, purpose: true });
    }
    // Punctuation and figures between two purposes belong to the second.
    found.push({ start: /[a-z]{2}/.test(before) ? start : from, end, purpose: true });
    told = true;
    from = end;
  }
  const tail = folded.slice(from);
  if (/[a-z]{2}/.test(tail)) found.push({ start: from, end: folded.length, purpose: told && !/\d/.test(tail) });
  else if (told && /[a-z\d]/.test(tail)) found.push({ start: from, end: folded.length, purpose: true });
  return found;
};

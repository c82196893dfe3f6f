/** Cyrillic letters as spelt in the WHO's international nonproprietary names; folded, so without marks. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'а=a б=b в=v г=g ґ=g д=d е=e є=e ж=j з=z и=i і=i ј=j к=k л=l љ=l м=m н=n њ=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=c ч=ch ш=sh ъ= ы=y ь= э=e ю=u я=a ѓ=g ќ=k'
    .split(' ')
    .map((pair) => pair.split('=')),
);
// A name that mixes letters of both scripts is a disguise.
const CYRILLIC = /^[\p{Script=Cyrillic} ]+$/u;
const SPELT = /^[a-z]{3,24}(?: [a-z]{3,24})?$/;
const SHORTEST = 6;

/** Letters that other languages write in place of the Latin ones: "karvedilol", "amoksicilin", "morfin". */
const RESPELT: readonly (readonly (readonly [letters: RegExp, latin: string])[])[] = [
  [],
  [[/k/g, 'c']],
  [
    [/ks/g, 'x'],
    [/k/g, 'c'],
  ],
  [
    [/f/g, 'ph'],
    [/k/g, 'c'],
  ],
];

/**
 * The possible names in the pack of a medicine in another language's spelling: "пропранолол" is propranolol,
 * "karvedilol" carvedilol. The caller must check that such a medicine exists.
 * @param name a normalised name that matched nothing
 */
export const medicineSpellings = (name: string): readonly string[] => {
  if (name.length < SHORTEST) return [];
  const isCyrillic = CYRILLIC.test(name);
  const latin = isCyrillic ? name.replace(/\p{L}/gu, (letter) => LETTERS[letter] ?? letter) : name;
  if (!SPELT.test(latin) || (!isCyrillic && !/[kf]/.test(latin))) return [];
  const spelt = new Set<string>();
  for (const rules of RESPELT) {
    const one = rules.reduce((text, [letters, as]) => text.replace(letters, as), latin);
    for (const form of [one, `${one}e`, one.replace(/[ai]$/, 'e'), one.replace(/[aiou]$/, '')]) spelt.add(form);
  }
  return [...spelt];
};

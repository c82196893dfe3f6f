// Words for how something was grown, cut or kept, which do not change what it is. "Raw", "unpasteurised" and "refined"
// are left out, because they change the warnings.
const QUALITY = new Set(
  'organic bio biologique biologico biologica ecologico ecologica natural naturel naturelle naturale pure pur pura puro fresh frais fraiche fresco fresca frisch dried dry seche deshydrate deshydratee dehydrated getrocknet essiccato seco concentrated concentre ground moulu chopped sliced diced whole entier entiere cooked cuit cuite roasted toasted grille torrefie virgin vierge extra vergine cold pressed fine fin granulated powdered pulverise fair trade certified premium quality selected ripe sweet cosmetic grade food vegan plant based vegetale steam distilled ecologique demineralized nano susene suseny susena suszony suszona suszone szaritott uscat uscata desidratado desidratada deshidratat deshidratata prazeny prazena prazene prazony prazona porkolt prajit prajita torrado torrada kavrulmus paahdettu rostad rostat mlety mleta mlete mielony mielona mielone orolt macinat macinata moido moida ogutulmus jauhettu malet malen'.split(
    ' ',
  ),
);
const LINKS = new Set('de d du des la le les l di del della dei of the von aus und en da do y'.split(' '));

/** Word endings that differ between languages, with their replacements. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/e$/, ''],
  [/$/, 'e'],
  [/en?$/, ''],
  [/n$/, ''],
  // A German plural; no German plural ends in -ther.
  [/(?<!th)er$/, ''],
  [/i$/, 'o'],
  [/e$/, 'a'],
  [/i$/, 'e'],
  [/x$/, ''],
  [/at$/, 'ate'],
  [/o$/, 'e'],
  [/um$/, ''],
];

const MOST_WORDS = 8;
/** A shorter lone word ending in -e is as likely a word of its own (calle, calla) as an Italian plural. */
const SHORTEST_PLURAL = 6;
/** Names of more words do not differ merely by an ending. */
const MOST_ENDINGS = 3;

/**
 * Other forms under which the same name may be listed: reordered words, without quality words, with another language's
 * ending. Few, in a fixed order, and only for exact look-ups.
 * @param name a normalised name
 */
export const variants = (name: string): readonly string[] => {
  const words = name.split(' ');
  if (words.length > MOST_WORDS) return [];
  const found = new Set<string>();
  const kept = words.filter((word) => !QUALITY.has(word));
  if (kept.length > 0 && kept.length < words.length) found.add(kept.join(' '));
  const base = kept.length > 0 ? kept : words;
  const plain = base.filter((word) => !LINKS.has(word));
  if (plain.length > 0 && plain.length < base.length) found.add(plain.join(' '));
  const start = base.findIndex((word) => !LINKS.has(word));
  if (start > 0) found.add(base.slice(start).join(' '));
  const last = base[base.length - 1] ?? '';
  // "FD&C Yellow 5" is "FD&C Yellow No. 5".
  if (base.length > 1 && /^\d{1,2}$/.test(last)) found.add([...base.slice(0, -1), 'no', last].join(' '));
  const order = plain.length > 0 ? plain : base;
  if (order.length === 2) found.add(`${order[1]} ${order[0]}`);
  if (order.length === 3) {
    const [a, b, c] = order;
    for (const turned of [`${b} ${c} ${a}`, `${c} ${a} ${b}`, `${c} ${b} ${a}`]) found.add(turned);
  }
  if (base.length <= MOST_ENDINGS && last.length >= 5) {
    for (const [ending, other] of ENDINGS) {
      // "Limonee" is a misread limonene, not a plural of lemon.
      if (base.length === 1 && last.endsWith('ee')) continue;
      if (!ending.test(last) || (other === 'a' && base.length === 1 && last.length < SHORTEST_PLURAL)) continue;
      const changed = last.replace(ending, other);
      if (changed.length < 4) continue;
      found.add([...base.slice(0, -1), changed].join(' '));
      if (base.length > 1)
        found.add(base.map((word) => (word.length >= 5 ? word.replace(ending, other) : word)).join(' '));
    }
  }
  found.delete(name);
  return [...found];
};

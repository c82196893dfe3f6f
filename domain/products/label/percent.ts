/** A percentage read from an item, and the item without it. */
export interface PercentReading {
  /** Upper bound in per cent of the product; a strict bound is just under its figure; null when there is none. */
  readonly percent: number | null;
  /** The stretches that said so, as places in the item. */
  readonly spans: readonly (readonly [start: number, end: number])[];
}

const NONE: PercentReading = { percent: null, spans: [] };
const LESS =
  '(?:<|less than|under|below|moins de|inferieure? a|weniger als|unter|menos del?|meno del?|inferiore al?|inferior al?|inferieure? a|minder dan|mindre an)';
const AT_MOST = "(?:≤|<=|up to|at most|max\\.?|jusqu'a|bis zu|hochstens|hasta|fino al?)";
const MORE =
  '(?:≥|>=|>|egale? ou superieure? a|gleich oder mehr als|igual o superior al?|uguale o superiore al?|pari o superiore al?|superiore? al?|more than|over|at least|min\\.?|minimum|mind\\.?|mindestens|mehr als|uber|plus de|au moins|superieure? a|al menos|mas del?|almeno|piu del?)';
const FIGURE = '(\\d{1,3}(?:[.,]\\d{1,6})?)';
/** "30 % and more", "5 % or over but less than 15 %": the words of Annex VII of Reg (EC) 648/2004 in five languages. */
const OR_MORE =
  '(?:or more|or over|or above|and more|and over|and above|oder mehr|oder daruber|und mehr|und daruber|ou plus|et plus|o mas|y mas|o superior|o piu|e piu|e oltre|o superiore)';
const LINK = '(?:-|to|bis|but|and|aber|jedoch|und|mais|a|et|pero|ma|y|e)';
const ACTIVE =
  'de chlore actif|chlore actif|(?:of )?(?:active|available) chlorine|aktivchlor|aktives chlor|de cloro activo|cloro activo|di cloro attivo|cloro attivo';
const UNIT = `%(?:[ -]?(?:${ACTIVE}|vol|w\\/w|w\\/v|m\\/m|v\\/v|p\\/p|p\\/v|by weight|by volume|max|maximum|min|minimum|or less|${OR_MORE})\\b\\.?)?`;
const PERCENT = new RegExp(
  `(?:(${LESS}|${AT_MOST}|${MORE}) ?)?(?<![\\d.,a-z#])${FIGURE} ?(?:%? ?(?:${OR_MORE} ?)?,? ?${LINK} ?(?:(${LESS}|${AT_MOST}) ?)?${FIGURE} ?)?${UNIT}`,
  'g',
);
const STRICT = new RegExp(`^${LESS}$`);

/** "<5%" has no largest value; a millionth below keeps it on the lower side of every limit. */
const justUnder = (value: number): number => value - value / 1_000_000;

/**
 * "4.5 %", "4,5%", "<5%", "5-15%", "≥5% but <15%", ">30%", "0.24% w/v". Of several the largest counts.
 * @param folded an item, folded
 */
export const readPercent = (folded: string): PercentReading => {
  if (!folded.includes('%')) return NONE;
  let percent: number | null = null;
  const spans: (readonly [number, number])[] = [];
  for (const found of folded.matchAll(PERCENT)) {
    const [all, before, first, between, second] = found;
    const value = Number((second ?? first ?? '').replace(',', '.'));
    const bound = second === undefined ? before : between;
    spans.push([found.index, found.index + all.length]);
    if (value > 100) continue;
    const read = bound !== undefined && STRICT.test(bound) ? justUnder(value) : value;
    if (percent === null || read > percent) percent = read;
  }
  return { percent, spans };
};

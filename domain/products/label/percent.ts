/** A percentage read from an item, and where the item states it. */
export interface PercentReading {
  /** Upper bound as a percentage of the product; a strict bound is just under its figure; null if there is none. */
  readonly percent: number | null;
  /** The stretches that state it, as positions in the item. */
  readonly spans: readonly (readonly [start: number, end: number])[];
}

const NONE: PercentReading = { percent: null, spans: [] };
const LESS =
  '(?:<|less than|under|below|moins de|inferieure? a|weniger als|unter|menos del?|meno del?|inferiore al?|inferior al?|inferieure? a|minder dan|mindre an)';
const AT_MOST = "(?:≤|<=|up to|at most|max\\.?|jusqu'a|bis zu|hochstens|hasta|fino al?)";
const MORE =
  '(?:≥|>=|>|egale? ou superieure? a|gleich oder mehr als|igual o superior al?|uguale o superiore al?|pari o superiore al?|superiore? al?|more than|over|at least|min\\.?|minimum|mind\\.?|mindestens|mehr als|uber|plus de|au moins|superieure? a|al menos|mas del?|almeno|piu del?)';
const FIGURE = '(\\d{1,3}(?:[.,]\\d{1,6})?)';
/** "30 % and more", "5 % or over but less than 15 %": as in Annex VII of Reg (EC) 648/2004, in five languages. */
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
// "%0,03": Turkish puts the sign first.
const SIGN_FIRST = /(?<![\d.,] ?)% ?(\d{1,3}(?:[.,]\d{1,6})?)(?![\d.,]* ?%)/g;
// "Vitamin D 5 µg (100% NRV)": a share of the daily requirement, not of the product.
const OF_DAY =
  /^ ?\*{0,3} ?(?:(?:of|of the|de|des|du|der|del|della|delle|dell'|van|van de|da|dos?|z|ze) ?)?(?:nrv|rda|ri|dv|vnr|vrn|ajr|aqr|gda|cdr|ddr|adh|rws|nrw|rdi|rwd|rvh|rhp|ohp|nrb|daily value|daily needs|recommended daily|reference intake|nutrient reference|apports? (?:journalier|quotidien|de reference)|tagesbedarf|tagesdosis|empfohlenen|referenzmenge|referenti)(?![a-z])/;
const STRICT = new RegExp(`^${LESS}$`);

// "12 g/100 g", "5 g per kg", "250 mg/kg", "10 mg pro 100 ml": ratios of two amounts.
const GRAMS: Readonly<Record<string, number>> = {
  µg: 0.000001,
  μg: 0.000001,
  ug: 0.000001,
  mcg: 0.000001,
  mg: 0.001,
  g: 1,
  kg: 1000,
  ml: 1,
  l: 1000,
};
const RATIO =
  /(?<![\d.,a-z#-])(\d{1,6}(?:[.,]\d{1,6})?) ?(mg|mcg|µg|μg|ug|g|mi[ck]rogram\w{0,4}|mill?igram\w{0,4}) ?(?:\/|per |pro |je |pour |por |par |auf |op |su )+ ?(\d{1,4})? ?(kg|g|ml|l)(?![a-z\d/])/g;

const HAS_RATIO = /\d ?(?:(?:mc?|[µμu])?g|m\w{3,5}gram\w{0,4}) ?[/pjaos]/;

/** The short form of a unit that may be spelled out. */
const shortUnit = (unit: string): string => (unit.length < 4 ? unit : /^mi[ck]ro/.test(unit) ? 'mcg' : 'mg');

/** A ratio as a percentage: grams of an ingredient per grams of product. A millilitre of product counts as a gram. */
const ratioOf = ([, figure = '', unit = '', base = '1', of = '']: RegExpMatchArray): number =>
  (Number(figure.replace(',', '.')) * (GRAMS[shortUnit(unit)] ?? 0) * 100) / (Number(base) * (GRAMS[of] ?? 1));

/** "<5%" has no largest value; a millionth less keeps it on the lower side of every limit. */
const justUnder = (value: number): number => value - value / 1_000_000;

/**
 * Reads "4.5 %", "4,5%", "<5%", "5-15%", "≥5% but <15%", ">30%", "0.24% w/v", "5 g/kg", "250 mg/kg", "12 g/100 g". If
 * an item has several, the largest counts.
 * @param folded an item, folded
 */
export const readPercent = (folded: string): PercentReading => {
  const ratios = HAS_RATIO.test(folded) ? Array.from(folded.matchAll(RATIO)) : [];
  if (ratios.length === 0 && !folded.includes('%')) return NONE;
  let percent: number | null = null;
  const spans: (readonly [number, number])[] = [];
  for (const found of ratios) {
    const value = ratioOf(found);
    spans.push([found.index, found.index + found[0].length]);
    if (value <= 100 && (percent === null || value > percent)) percent = value;
  }
  for (const found of folded.matchAll(PERCENT)) {
    const [all, before, first, between, second] = found;
    const ofDay = OF_DAY.exec(folded.slice(found.index + all.length, found.index + all.length + 60))?.[0].length ?? 0;
    if (ofDay > 0) {
      spans.push([found.index, found.index + all.length + ofDay]);
      continue;
    }
    const value = Number((second ?? first ?? '').replace(',', '.'));
    const bound = second === undefined ? before : between;
    spans.push([found.index, found.index + all.length]);
    if (value > 100) continue;
    const read = bound !== undefined && STRICT.test(bound) ? justUnder(value) : value;
    if (percent === null || read > percent) percent = read;
  }
  if (spans.length === 0)
    for (const found of folded.matchAll(SIGN_FIRST)) {
      const value = Number((found[1] ?? '').replace(',', '.'));
      spans.push([found.index, found.index + found[0].length]);
      if (value <= 100 && (percent === null || value > percent)) percent = value;
    }
  // Keeps the spans in order if an item has two kinds of shares.
  spans.sort(([one], [other]) => one - other);
  return { percent, spans };
};

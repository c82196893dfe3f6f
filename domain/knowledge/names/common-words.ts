/**
 * Everyday words of six languages that lie within the reach of the misreading steps of a food's or substance's name, and
 * mean something else: "place" is no plaice, "winner" no Wiener (method M3.2.5). Found by trying 7,776 common English words
 * and some 600 of the five other languages on the pack; spellings in one word ("crabmeat") and "poison", which a French
 * list prints for fish with a letter lost, stay readable.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `angelic arbitrate backside breach breeding broiler browsing canal candle champion chill clobber collage configure copier
  copper cranium creative crescent dipping driven easing enable envelope equinox ferris filing founder fragrant glass
  impatient landline marathon mocker monkhood morphing movie museum nebula overture palpitate parabola parka patrol polio
  presume probiotic prorate pucker ripping robust sandal sedan shallow shore stallion tactics tricolor tripping winner yarn
  zoning place livre papel lettera contro match configured winners movies places yarns founders collages envelopes museums
  robuste robusto sandale parc parque place platz plaza film gewinner winnaar`.split(/\s+/),
);

/** Whether a lone word is an everyday word of its own, and so never a misreading. @param name normalised */
export const isCommonWord = (name: string): boolean => COMMON_WORDS.has(name);

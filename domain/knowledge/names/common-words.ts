/**
 * Everyday words in six languages that the misreading steps would take for a food or substance: "place" is not plaice,
 * "winner" is not Wiener (method M3.2.5). Found by running 7,776 common English words and some 600 from the five other
 * languages against the pack. Names written as one word ("crabmeat") stay readable, and so does "poison", which on a
 * French list is fish with a letter lost.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `angelic arbitrate backside breach breeding broiler browsing canal candle champion chill clobber collage configure copier
  copper cranium creative crescent dipping driven easing enable envelope equinox ferris filing founder fragrant glass
  impatient landline marathon mocker monkhood morphing movie museum nebula overture palpitate parabola parka patrol polio
  presume probiotic prorate pucker ripping robust sandal sedan shallow shore stallion tactics tricolor tripping winner yarn
  zoning place livre papel lettera contro match configured winners movies places yarns founders collages envelopes museums
  robuste robusto sandale parc parque place platz plaza film gewinner winnaar`.split(/\s+/),
);

/** Whether a lone word is an everyday word, and so never a misreading. @param name normalised */
export const isCommonWord = (name: string): boolean => COMMON_WORDS.has(name);

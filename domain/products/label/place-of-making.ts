// The words of statements such as "made in a factory that also handles nuts", from memory of labels, folded (й is и, ї is і).
const MADE =
  'made|manufactured|produced|processed|packed|packaged|prepared|baked|roasted|hergestellt|produziert|abgepackt|verpackt|abgefullt|gefertigt|elaborad[oa]s?|fabricad[oa]s?|producid[oa]s?|envasad[oa]s?|procesad[oa]s?|preparad[oa]s?|fabriquee?s?|elaboree?s?|produite?s?|conditionnee?s?|emballee?s?|prodott[oa]|confezionat[oa]|lavorat[oa]|produzid[oa]s?|embalad[oa]s?|processad[oa]s?|vervaardigd|geproduceerd|gemaakt|verpakt|tillverka[dt]|producera[dt]|fremstillet|produsert|produceret|wyprodukowan[oy]|vyroben[aeoy]?|keszult|gyartottak|произведен[оа]?|изготовлен[оа]?|вироблено|виготовлено|вироблении|виготовлении|produs[ae]?|fabricat[ae]?|ambalat[ae]?|proizveden[oa]?|zapakiran[oa]?|pakiran[oa]?|izdelan[oa]?|παραγεται|παραγονται|παρασκευαζεται|παρασκευαστηκε|παραχθηκε|συσκευαζεται|συσκευαστηκε|pagamint[aoi]s?|supakuot[aoi]s?|razots|razota|iepakots|toodetud|valmistatud|pakendatud|balen[eay]|valmistettu|tuotettu|pakattu|framleitt|pakkad';
const IN =
  'in|on|at|auf|im|en|dans|sur|nello|nella|nel|su|em|numa|num|na|op|w|ve|v|pa|i|на|olyan|az|ayni|uretim|intr-o|intr-un|u|у|в|σε|στο|στη';
const OURS = 'our|the|this|unser|unsere|nuestra|la|esta|nuestro|notre|nos|nostro';
const PLACE =
  'facilit(?:y|ies)|factor(?:y|ies)|plants?|kitchens?|bakery|equipment|machinery|lines?|environment|premises|betrieb(?:en)?|werk|anlagen?|produktion|produktionsstatten?|linien?|maschinen|fabricas?|plantas?|instalaciones|equipos?|lineas?|taller|obrador|maquinaria|ateliers?|usines?|etablissement|lignes?|locaux|stabilimento|laboratorio|impianto|linee|instalacoes|unidades?|unidad|linhas?|fabriek|bedrijf|lijn(?:en)?|fabrik|anlegg|anlaeg|linje|zakladzie|linii|provozu|podniku|uzemben|gepsoron|hatta|tesiste|tesisinde|предприятии|производстве|заводе|фабрике|линии|оборудовании|підприємстві|виробництві|обладнанні|заводі|фабриці|цеху|цехе|лініі|предприятие|завод|фабрика|fabrica|unitate|sectie|pogonu|tvornici|obratu|tovarni|погону|фабрици|εργοστασιο|εγκατασταση|εγκαταστασεις|χωρο|γραμμη|μοναδα|εργαστηριο|imoneje|gamykloje|patalpose|uznemuma|razotne|ettevottes|tehases|tehtaassa|laitoksessa|linjalla|verksmidju|verksmiðju|zavode|prevadzke';
/** The same in languages whose case ending means "in": Lithuanian, Latvian, Estonian and Finnish. */
const IN_ONE_WORD =
  '(?:pagamint|supakuot|razot|iepakot|toodetud|valmistatud|pakendatud|valmistettu|tuotettu|pakattu)\\p{L}* (?:\\p{L}+ ){0,2}?(?:imoneje|gamykloje|patalpose|uznemuma|razotne|ettevottes|tehases|tehtaassa|laitoksessa|linjalla)';
/** Words that only mean a place; "plant" and "line" have other meanings. */
const SURE_PLACE = 'facility|factory|bakery|kitchen|betrieb|fabrica|usine|atelier|stabilimento|fabriek|fabrik';
// What is done there with the foods that are named.
const HANDLED =
  'handl|process|us(?:es?|ing|ed)(?![a-z])|stor(?:es|ed|ing)|verarbeit|verwend|utili[sz]|manipul|trait|transform|lavora|proces|elabora|mane[jg]|trabaj|tratta|usan?o?(?![a-z])|feldolgoz|felhaszn|dolgoz|islen|kullanil|использу|перерабат|обрабат|використов|переробл|обробл|przetwar|uzywa|stosuj|zpracov|pouziv|spracov|hanter|verwerk|gebruik|bearbet|anvand|prera[dđ]|koriste?|predelu|uporablja|прера|користе?|επεξεργαζ|χρησιμοποι|διακιν|naudoja|perdirba|izmanto|parstrad|kaidel|kasutat|tootle|spracu|kasitel|valmistet|unni[dð]|notk?u?d|изпол';
/** After "made in" these words say it as well. */
const HELD = 'contain|contien|содерж|with(?![a-z])|as(?![a-z])';
const SUBJECT =
  '(?:(?:this|dieses|das|este|el|ce|questo|dit|dette) )?(?:pro[a-z]{3,7}|artikel|продукт|изделие|производ|προιον|το προιον) (?:(?:is|was|wird|wurde|es|est|e|viene|wordt|er) )?|(?:wird|wurde|es|est|is|was) ';
const WORDS = "(?:[\\p{L}'’]+ ){0,4}?";
const within = (words: string): string => `(?=[^.;]{0,80}?(?<!\\p{L})(?:${words}))`;
const START = new RegExp(
  `^(?:${SUBJECT})?(?:${[
    `(?:${MADE}) (?:${IN}) ${WORDS}(?:${PLACE})(?![\\p{L}-])${within(`${HANDLED}|${HELD}`)}`,
    `(?:${IN}) ${WORDS}(?:${PLACE})(?![\\p{L}-])(?: (?:${MADE})(?!\\p{L}))?${within(HANDLED)}`,
    `(?:${IN_ONE_WORD})(?![\\p{L}-])${within(HANDLED)}`,
    `(?:${OURS}) (?:${SURE_PLACE})(?= (?:[\\p{L}]+ ){0,2}(?:${HANDLED}))`,
  ].join('|')})`,
  'u',
);

/**
 * The end of the words about the place where a food is made, before the foods that are handled there.
 * @param folded a label from the start of an item, folded
 * @returns 0 if there are no such words, or nothing is said to be handled there
 */
export const endOfFactoryStatement = (folded: string): number => START.exec(folded)?.[0].length ?? 0;

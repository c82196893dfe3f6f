import type { MixGroup } from './mix-group.ts';

/** A kind of product recognised by its name, in English, French, German, Spanish, Italian and others (method M7). */
export interface NameKind {
  /** What a warning calls its contents. */
  readonly name: string;
  readonly groups: readonly MixGroup[];
  /** Words in a folded name. */
  readonly words: RegExp;
  /** Words that make it something else. */
  readonly not?: RegExp;
  /**
   * When a readable list of ingredients overrules the name: `never` (the name is the substance), `list` (any list that
   * was read well), or a list of groups (if one of them is listed instead).
   */
  readonly unless: 'never' | 'list' | readonly MixGroup[];
  /** The name only makes it likely: at most WARNING, and the text says "may". */
  readonly likely?: boolean;
  /** Counts for any product type, but for food only if this is `food`: a kitchen vinegar is a vinegar. */
  readonly anywhere?: 'not_food' | 'food';
}

// "Bleach-free", "ohne Chlor", "senza candeggina": the name says what is not in it.
const FREE = (words: string): string =>
  `(?:free (?:of|from)|without|no|non|sans|ohne|sin|senza|zero|0 ?%)[ -](?:d'|de |any )?(?:${words})|(?:${words})[ -]?(?:free|frei)\\b`;

const BODY =
  'hair|haar|cheveux|capel|cabell|pelo\\b|teeth|zahn|dent|facial|gesicht|visage|viso|skin|haut|peau|piel|pelle|shampoo|soap|seife|savon|jabon|sapone|cream\\b|creme|crema|lotion';
const BLEACH_WORDS = 'bleach|javel|chlor|chlore|chlorine|lejia|candeggina|cloro';
const CLEANS =
  '(?:clean|gel\\b|reinig|nettoy|limpia|puli|deterg|block|bloc\\b|stein|desinf|disinf|tabs?\\b|tablet|spul|\\bcist|czyszcz|plyn|\\bzel\\b|\\brens|rengor|puhdist|temizl|tisztit|средств|чист|гель|\\bduck\\b|ente\\b|canard|\\bpato\\b|\\banitra\\b|\\bbref\\b|\\bnet\\b|\\bfrisch\\b|\\bcillit|\\bdomestos\\b)';
/** What a toilet is called, but not as part of a scent's name. */
const TOILET =
  '(?:(?<!eau (?:de )?)toilet(?!ten?wasser|ry|ries)|\\bwc\\b|urinal|inodoro|sanitar|gabinetto|toalet|tuvalet|унитаз|туалет)';
/** A product with these words contains too little lemon juice (which is as sour as vinegar) to act. */
const NOT_SOUR =
  'drink|getrank|boisson|bebida|bevanda|drank|nektar|nectar|lemonade|limonad|limonat|spritz|\\btea\\b|\\btee\\b|water|wasser|\\beau\\b|acqua|agua|apple|apfel|pomme|manzana|\\bmela\\b|orange|arancia|naranja|carrot|karott|carott|ginger|ingwer|gingembre|zenzero|honey|honig|\\bmiel|sauce|dressing|marinad|\\bin\\b|\\bim\\b|\\bau\\b|\\bal\\b|\\ben\\b|with|\\bmit\\b|\\bavec\\b|\\bcon\\b|\\bmet\\b|tuna|thon|thunfisch|hummus|candy|gumm|sorbet|flavou?r|aroma|scent|duft|press|\\bcakes?\\b|biscuit|cookie|muffin|curd\\b|kuchen|gateau';

/**
 * The kinds table. A product may be of several kinds. Patterns whose words may come in any order start with `^`:
 * otherwise the whole name would be searched again from each of its characters.
 */
export const NAME_KINDS: readonly NameKind[] = [
  {
    name: 'chlorine bleach',
    groups: ['HYPOCHLORITE'],
    words:
      /\bbleach\b|\bjavel|chlor-?(?:reiniger|bleiche|haltig)|mit (?:aktiv)?chlor\b|reiniger chlor\b|bleichlauge|\blejia\b|candeggina|varechina|\blavandina\b|klorix|\blixivia\b|agua sanitaria|\bbleekmiddel|bleekwater|chloorbleek|\bchloor\b|dikke bleek|\bglorix\b|wybielacz chlor|\bklorin\b|klorblekemiddel|klooriv|kloorinvalk|\bkloriitti\b|χλωρινη|\bcamasir suyu|белизна|aktivchlor|(?:active|available) chlorine|chlore actif|cloro at?tivo|cloro activo|\bnaocl\b|\bnaclo\b|chlorinated (?:tsp|trisodium)|hypochlor|hipoclorito|ipoclorito|(?:avec|au) chlore\b|con cloro\b|al cloro\b/,
    not: new RegExp(
      `${FREE(BLEACH_WORDS)}|oxy|oxi|sauerstoff|ossigen|peroxid|percarbon|colou?r ?-?safe|delicata|alternative|remover|neutrali|${BODY}|flour|farina|harina`,
    ),
    unless: ['PEROXIDE'],
  },
  {
    // Brands that are bleach unless their list says otherwise: some of them also sell acids.
    name: 'chlorine bleach',
    groups: ['HYPOCHLORITE'],
    words:
      /\bdomestos\b|\bclorox\b|\bmilton (?:sterili|tab|fluid|liquid)|\bsavo\b|\bhypo\b(?![- ]?al)|\bwybielacz\b|\bdakin/,
    not: /zero|oxy|free\b|wipes/,
    unless: 'list',
    likely: true,
  },
  {
    name: 'pool chlorine',
    groups: ['HYPOCHLORITE', 'POOL_CHLORINE'],
    words:
      /^(?=.*(?:\bpool|piscin|schwimm|\bspa\b|whirlpool|hot ?tub|jacuzzi))(?=.*(?:chlor|cloro|\bshock|\bchoc\b|schock|choque))|chlorine (?:tab|granul|stick|puck)|chlor-?(?:tab|granulat|schock|multi)|(?:pastilles?|galets?|tablettes?) (?:de )?chlore|chlore (?:choc|lent|rapide|multi)|(?:pastillas?|tabletas?) (?:de )?cloro|cloro (?:choque|granul|rapido|lento|multi|en (?:pastill|tablet))|(?:pastigli[ae]|tabs?|compresse) (?:di )?cloro|cloro (?:shock|granul|in pastigli)|trichlor|dichlor\b|cal-?hypo/,
    not: new RegExp(
      `${FREE('chlor|chlore|chlorine|cloro')}|test|remov|neutrali|reduc|dechlor|entchlor|declor|filter|salt\\b|hydrochlor|dichlormeth|trichloreth`,
    ),
    unless: 'never',
  },
  {
    name: 'calcium hypochlorite',
    groups: ['HYPOCHLORITE', 'CALCIUM_HYPOCHLORITE'],
    words:
      /calcium ?hypochlor|hypochlorite de calcium|hipoclorito (?:de )?calci|ipoclorito di calcio|cal-?hypo|chlorkalk|chlorure de chaux|bleaching powder/,
    not: new RegExp(BODY),
    unless: 'never',
  },
  {
    name: 'bromine tablets',
    groups: ['BROMINE'],
    words:
      /brom(?:ine)? ?-?(?:tab|granul|pellet|puck)|bromine\b|(?:pastilles?|galets?) (?:de )?brome|(?:pastillas?|tabletas?) (?:de )?bromo|(?:pastigli[ae]|tabs?) (?:di )?bromo/,
    not: new RegExp(`${FREE('brom|bromine|brome|bromo')}|test|neutrali`),
    unless: 'never',
  },
  {
    name: 'vinegar',
    groups: ['ACID', 'ACETIC'],
    words:
      /\bvinegar\b|\bvinaigre\b|azijn\b|\boc[eoa]t\b|ecet\b|eddike?\b|ξυδι|\bvinager\b|attik(?:a|sprit)\b|etikka\b|\bsirke(?:si)?\b|\botet\b|уксус|essig\b|essig(?:essenz|reiniger|saure)|\bvinagre\b|\baceto\b|acetic acid|acide acetique|acido acetico/,
    not: new RegExp(
      `pickle|gherkin|gurke|cornichon|pepinill|cetriol|crisps|chips|sauce|dressing|vinaigrette|salad|ketchup|mustard|senf|mayo|in vinegar|in essig|in azijn|augurk|zilverui|i eddike|au vinaigre|en vinagre|al vinagre|sott ?'?aceto|in aceto|all'aceto|beet|onion|capers?\\b|capres|kapern|olive|herring|hering|mussel|anchov|boquer|candy|gumm|capsul|scent|duft|${FREE('vinegar|vinaigre|essig|vinagre|aceto')}|hair|haar|cheveux|capel|cabell|toner|rinse|shampoo`,
    ),
    unless: 'never',
    anywhere: 'food',
  },
  {
    name: 'an acid',
    groups: ['ACID'],
    words:
      /citric acid|bar keepers friend|kleesalz|weinsaure|zitronensaure|citronensaure|citronsyra|citronsyre|sitronsyre|sitruunahap|kwas(?:ek)? cytrynowy|kyselina citronova|citromsav|лимонная кислота|лимонна киселина|limon tuzu|acide citrique|acido citrico|oxalic acid|oxalsaure|acide oxalique|acido oxalico|acido ossalico|phosphoric acid|phosphorsaure|acide phosphorique|sulfamic acid|acide sulfamique|amidosulfonsaure|acido sulfamico|acido solfammico|formic acid|ameisensaure|acide formique|lactic acid cleaner|brick acid|patio acid/,
    not: /serum|peel|cream|creme|toner|tonic|shampoo|supplement|vitamin|drink/,
    unless: 'never',
    anywhere: 'food',
  },
  {
    name: 'lemon juice',
    groups: ['ACID'],
    words:
      /\b(?:lemon|lime) juice|zitronensaft|limettensaft|jus de (?:citron|lime)|(?:zumo|jugo) de (?:limon|lima)|succo di (?:limone|lime)|citroensap|limoensap|sumo de lima|suco de lima|sok z cytryn|citronova stava|citromle|citronsaft|citronjuice|sitronsaft|sitronjuice|sitruunamehu|limon suyu|сок лимон|лимонныи сок|χυμος λεμονιου/,
    not: new RegExp(`${NOT_SOUR}|${BODY}`),
    unless: 'never',
    anywhere: 'food',
  },
  {
    name: 'hydrochloric acid',
    groups: ['ACID', 'HYDROCHLORIC'],
    words:
      /muriatic|hydrochloric|salzsaure|acide chlorhydrique|esprit de sel|salfuman|agua ?fuerte|acido (?:muriatico|cloridrico|clorhidrico)|spirits? of salts?|\btuz ruhu\b|kwas solny|kyselina (?:solna|chlorovodikova)|\bzoutzuur|saltsyr[ae]\b|suolahappo|\bsosav\b|acid clorhidric|соляная кислота|υδροχλωρικ/,
    unless: 'never',
  },
  {
    name: 'battery acid',
    groups: ['ACID', 'SULFURIC'],
    words:
      /battery acid|batteriesaure|acide (?:de|pour) batterie|acido (?:de|para|per) bateri|acido (?:per )?batteri|sul(?:f|ph)uric acid|schwefelsaure|acide sulfurique|acido sulfurico|acido solforico/,
    unless: 'never',
  },
  {
    name: 'a descaling acid',
    groups: ['ACID'],
    words:
      /descal|\bviakal\b|\bdurgol\b|lime[- ]a[- ]way|ontkalk|odkamien|odvapn|odstranovac vodniho kamene|vizkoold|avkalk|afkalk|kalkinpoist|kalkfjern|kalkborttag|kirec (?:cozucu|soku)|накип|lime ?scale|scale remover|kalk(?:loser|entferner|reiniger|ex\b|weg)|entkalk|detartr|anti-?calcaire|\banti[ck]al\b|anti-?cal\b|anticalcare|disincrost|desincrust|descalcif|quitacal|urinstein|rust ?remov|rust ?stain|rostentfern|rostloser|flugrost|anti-?rouille|enleve[- ]rouille|quita ?oxido|elimina ?oxido|antiruggine|toglir?u?ggine|togli ruggine|(?:cement|grout|mortar) (?:film|haze|residue|remover)|zementschleier|zemententfern|voile de ciment|laitance|(?:restos|residuos) de cemento|(?:velo|residui) (?:di )?cement|\bph ?[-–]? ?(?:minus|moins|minor|senker|down|menos|meno|reducer|decreaser)\b|(?:reductor|reducteur|riduttore|senker) (?:de |di )?ph\b|ph-senker|milkstone|milchstein/,
    not: /paint|peinture|lack\b|pintura|vernice|primer|grundier|converter|shampoo|protect|schutz|filter|cartridge|kartusche|test/,
    unless: 'list',
  },
  {
    name: 'an acid toilet cleaner',
    groups: ['ACID'],
    words: new RegExp(`\\bharpic\\b|^(?=.*${TOILET})(?=.*${CLEANS})`),
    not: new RegExp(`paper|papier|seat|sitz|brush|burste|brosse|${BLEACH_WORDS.replaceAll('|', '\\b|')}\\b`),
    unless: 'list',
    likely: true,
  },
  {
    name: 'ammonia',
    groups: ['AMMONIA'],
    words:
      /\bammonia\b|ammoniak|\bsalmiak\b|amoniak|\bcpavok\b|\bcpavek\b|szalmiakszesz|salmiakgeest|salmiakspiritus|ammoniakk|amonyak|аммиак|нашатырн|salmiakgeist|\bammoniaque\b|alcali volatil|\bamoniaco\b|\bammoniaca\b/,
    not: new RegExp(
      `${FREE("ammonia|ammoniak|ammoniaque|amoniaco|ammoniaca|l'ammoniaque")}|test|remov|neutrali|lock|detox|salmiakpastill|lakritz|liquorice`,
    ),
    unless: 'never',
  },
  {
    name: 'ammonia or alcohol',
    groups: ['AMMONIA'],
    words:
      /\bwindex\b|\bnettoyants?[- ]vitres|(?:glass|window)(?: and (?:mirror|surface|window))? ?(?:cleaner|spray)|fensterreiniger|glasreiniger|(?:nettoyant|produit|spray) (?:pour )?(?:les )?vitres|lave-?vitres?|limpia ?-?cristales|limpia ?-?vidrios|(?:detergente|pulitore|spray|pulisci) ?(?:per )?(?:i )?vetri|lavavetri/,
    not: new RegExp(
      `${FREE('ammonia|ammoniak|ammoniaque|amoniaco|ammoniaca')}|cloth|tuch|robot|squeegee|vinegar|vinaigre|essig|vinagre|aceto|ceram|glaskeramik|vitroceram|hob\\b`,
    ),
    unless: 'list',
  },
  {
    name: 'alcohol',
    groups: ['ALCOHOL'],
    words:
      /rubbing alcohol|surgical spirit|methylated spirit|denatured alcohol|isopropyl|isopropanol|\bethanol\b|bio-?ethanol|bioetanol|brennspiritus|\bspiritus\b|alcool (?:a bruler|menager|isoprop|ethyl|denatur|\d\d)|alcohol (?:de )?(?:quemar|isoprop|etilico|sanitario|limpieza|\d\d)|alcol (?:etilico|denaturato|isoprop)|alcool (?:etilico|denaturato)|hand ?(?:rub|saniti)|handdesinfektion|gel hydro-?alcoolique|gel hidro-?alcoholico|gel (?:mani )?igienizzante|screen ?wash|scheibenfrost/,
    not: new RegExp(FREE('alcohol|alkohol|alcool|alcol')),
    unless: 'list',
    anywhere: 'not_food',
  },
  {
    name: 'acetone',
    groups: ['ACETONE', 'ORGANIC'],
    words:
      /\baceton[ea]?\b|nail (?:polish|varnish) remover|nagellackentferner|dissolvant|quita ?esmalte|(?:solvente|leva) ?(?:per )?(?:smalto|unghie)|acetona/,
    not: new RegExp(FREE('aceton|acetone|acetona')),
    unless: 'list',
    anywhere: 'not_food',
  },
  {
    name: 'a drain opener',
    groups: ['DRAIN'],
    words:
      /drain (?:opener|unblocker|cleaner|clear|gel|granul|crystals)|(?:abfluss|rohr)-?(?:reiniger|frei)|deboucheur|debouche|desatasca|desatranca|disgorgant|stura ?lavandin|sturalavandini|idraulico liquido/,
    not: /strainer|screw|spirale|snake|brush|plunger|ventouse/,
    unless: 'never',
  },
  {
    name: 'caustic soda',
    groups: ['CAUSTIC'],
    words:
      /drain (?:opener|unblocker|cleaner|clear|gel|granul|crystals)|(?:abfluss|rohr)-?(?:reiniger|frei)|deboucheur|desatasca|desatranca|disgorgant|stura ?lavandin|oven(?: and grill)? cleaner|grill cleaner|(?:backofen|grill)-?reiniger|decapant four|nettoyant four|limpia ?-?hornos|(?:pulitore|pulisci|sgrassatore) ?(?:per )?(?:il )?forno|puliforno/,
    not: /enzym|biolog|bacteri|bakteri|batteri|bio\b|brush|micro-?org/,
    unless: 'list',
  },
  {
    name: 'caustic soda',
    groups: ['CAUSTIC'],
    words:
      /caustic soda|\blye\b|soude caustique|atznatron|natronlauge|sosa caustica|soda caustica|sodium hydroxide|potassium hydroxide|lessive de soude/,
    not: /lye roll|laugen/,
    unless: 'never',
  },
  {
    name: 'hydrogen peroxide',
    groups: ['PEROXIDE'],
    words:
      /hydrogen peroxide|wasserstoffperoxid|peroxyde d'hydrogene|eau oxygenee|agua oxigenada|peroxido de hidrogeno|acqua ossigenata|perossido di idrogeno|peracetic|peressigsaure|active oxygen pool|aktivsauerstoff/,
    not: /test|free\b/,
    unless: 'never',
    anywhere: 'not_food',
  },
  {
    name: 'oxygen bleach',
    groups: ['PEROXIDE', 'PERCARBONATE'],
    words: /percarbonat|perborat|oxygen bleach|sauerstoffbleiche|bleichsoda|fleckensalz/,
    unless: 'list',
  },
  {
    name: 'potassium permanganate',
    groups: ['PERMANGANATE'],
    words: /permangan/,
    unless: 'never',
    anywhere: 'not_food',
  },
  {
    name: 'chlorate',
    groups: ['CHLORATE'],
    words:
      /sodium chlorate|natriumchlorat|chlorate de (?:soude|sodium)|clorato (?:de|di) sodi|clorato sodico|unkraut-?ex/,
    unless: 'never',
  },
  {
    name: 'iodine',
    groups: ['IODINE'],
    words:
      /\biodine (?:tincture|solution|antiseptic)|tincture of iodine|povidone?[- ]iod|povidon-?jod|\bjod(?:tinktur|losung|salbe)|teinture d'iode|solution (?:de )?lugol|\blugol|tintura (?:de yodo|di iodio)|povidona yodada|iodopovidone|betadin|betaisodona/,
    unless: 'list',
    anywhere: 'not_food',
  },
  {
    name: 'a chlorine neutraliser',
    groups: ['SULPHITE'],
    words:
      /dechlor|chlorine (?:neutrali|remov|reduc)|chlor-?(?:neutral|ex\b|reduz|minus)|entchlor|neutralisant (?:de |du )?chlore|neutralizador (?:de )?cloro|(?:elimina|reductor (?:de )?)cloro|declor|neutralizzante (?:di |del )?cloro|riduttore (?:di |del )?cloro|(?:dye|colou?r run|\brun) remover|entfarber|decolorant tissu|decoloratore/,
    not: /filter|shower|hair|haar|shampoo/,
    unless: 'list',
  },
  {
    name: 'polysulfides',
    groups: ['SULFIDE'],
    words: /lime sul(?:f|ph)ur|schwefelkalk|bouillie sulfo-?calcique|sulfo-?calcica|polisolfuro|polisulfuro/,
    unless: 'never',
  },
  {
    name: 'a phosphide',
    groups: ['PHOSPHIDE'],
    words: /phosphide?\b|phosphure|fosfuro|wuhlmausgas/,
    unless: 'never',
  },
  {
    name: 'oil, fuel or solvent',
    groups: ['ORGANIC'],
    words:
      /brake (?:and clutch )?fluid|bremsflussigkeit|liquide de freins?|liquido (?:de |para |dei |per )?fren|anti-?freeze|\bcoolant\b|frostschutz|kuhl(?:er)?(?:mittel|flussigkeit)|\bantigel\b|liquide de refroidissement|anticongelante|antigelo|(?:motor|engine|gear|hydraulic|linseed|teak|danish|lamp|chainsaw|penetrating) oil|motorol|getriebeol|hydraulikol|leinol|lampenol|huile (?:moteur|de lin|pour lampe|de chaine)|aceite (?:de motor|de linaza|para lampara)|olio (?:motore|di lino|per lampade)|white spirit|turpentin|terpentin|terebenthine|trementina|aguarras|acqua ?ragia|thinner\b|verdunn(?:er|ung)|\bdiluant|disolvente|\bdiluente|petrol\b|gasoline|\bbenzin\b|waschbenzin|gasolina|benzina|\bdiesel\b|kerosen|\bparaffin oil|lighter fluid|feuerzeugbenzin|schmier(?:ol|fett)|\bgrease\b|power steering fluid|tar remover|glycerol|glycerine?\b|glicerina|glyzerin/,
    not: /remover for|degreas|grease cutting|grease remov|fettloser|biscuit|soap|seife|savon|jabon|sapone|cream\b|creme|crema|lotion|suppositor|zapfchen|hand|lip\b/,
    unless: 'never',
    anywhere: 'not_food',
  },
  {
    name: 'an algicide',
    groups: ['ALGICIDE'],
    words: /alg(?:ae)?i?cid|anti-?alg|algizid|algen(?:ex|schutz|stop|killer|mittel)|alguicida|alghicida|antialghe/,
    unless: 'never',
  },
  {
    name: 'chlorine bleach',
    groups: ['HYPOCHLORITE'],
    words:
      /(?:mou?ld|mildew)(?: and mildew)? (?:remover|killer|spray|cleaner)|schimmel(?:entferner|spray|reiniger|vernichter)|anti-?moisissures?|antimoho|limpia ?moho|antimuffa|muffa (?:spray|stop)/,
    not: new RegExp(`${FREE(BLEACH_WORDS)}|paint|farbe|peinture|pintura|pittura`),
    unless: 'list',
    likely: true,
  },
  {
    name: 'a flame or hot surface',
    groups: ['HEAT'],
    words:
      /\bcandles?\b|\bheaters?\b|fire ?lighter|\bstove\b|radiator\b|heiz(?:strahler|lufter|korper|ofen)|\bkerzen?\b|duftkerze|teelicht|tea ?lights?|\bbougies?\b|chauffage|\bvelas?\b|\bestufa|calefactor|\bcandel[ae]\b|\bstufa\b|incense|blow ?torch|soldering|camping ?gas|gas ?burner/,
    not: /paint|lack\b|cleaner|reiniger|polish|holder|wax remover/,
    unless: 'never',
  },
];

import type { MixGroup } from './mix-group.ts';

/** One kind of substance: the groups of the mixing table it belongs to, and how it is recognised on a label. */
export interface Substance {
  readonly groups: readonly MixGroup[];
  /** Ingredient ids of the knowledge pack. */
  readonly ids: readonly string[];
  /** Words in a folded name, for spellings missing from the pack; English, French, German, Spanish, Italian. */
  readonly names: RegExp;
  /** Words that make it something else. */
  readonly not?: RegExp;
}

/**
 * The substances of the mixing table (method M7). Membership is chemistry only: which of them release a gas, heat or
 * fire together is decided by the rows.
 */
export const SUBSTANCES: readonly Substance[] = [
  {
    groups: ['HYPOCHLORITE'],
    ids: ['sodium-hypochlorite', 'chloramine-t'],
    names:
      /hypochlor|hipoclor|ipoclor|hypochlorig|bleichlauge|javel|chlorine[- ]based bleach|bleichmittel auf chlorbasis|chlorbleiche|blanchiment chlor|blanchiment a base de chlore|blanqueantes? clorad|blanqueantes? a base de cloro|sbiancanti? a base di cloro|sbiancanti? clorat|branqueador(?:es)? (?:clorad|a base de cloro)|(?:active|available) chlorine|aktivchlor|chlore actif|cloro at?tivo|cloro activo|\bnaocl\b|\bnaclo\b|chlorinated (?:tsp|trisodium)|chloorbleek|bleekmiddel(?:en)? op basis van chloor|na bazie chloru|na bazi chloru|klor ?alapu|klorbaserad|chlorbasered|klorbasert|klooripohjai|pe baza de clor|хлорсодержащ|7681-52-9/,
    not: /calcium|calcico|calciumhypo|calcio/,
  },
  {
    groups: ['HYPOCHLORITE', 'CALCIUM_HYPOCHLORITE'],
    ids: ['calcium-hypochlorite'],
    names:
      /calcium ?hypochlor|hypochlorite de calcium|hipoclorito (?:de )?calcico|hipoclorito de calcio|ipoclorito di calcio|chlorkalk|7778-54-3/,
  },
  {
    groups: ['HYPOCHLORITE', 'ISOCYANURATE'],
    ids: ['symclosene', 'troclosene-sodium'],
    names:
      /chlor\w*[ -]?(?:iso)?[ck]?[cz]yanur|clor\w*isocianur|symclos|troclos|simclos|dichlor\w* ?-?s-triazin|trichlor\w* ?-?s-triazin|trichlor\w*-1,3,5-triazin|\bnadcc\b|\btcca\b|87-90-1|2893-78-9|51580-86-0/,
  },
  {
    groups: ['HYPOCHLORITE', 'CHLORITE'],
    ids: ['sodium-chlorite'],
    names:
      /sodium chlorite|natriumchlorit\b|chlorite de sodium|clorito de sodio|clorito sodico|clorito di sodio|7758-19-2/,
  },
  {
    groups: ['BROMINE'],
    ids: [],
    names:
      /\bbcdmh\b|brom\w*[ -]?chlor\w*[ -]?(?:5|dimeth|hydan)|chlor\w*[ -]?brom\w*[ -]?(?:5|dimeth|hydan)|dibrom\w* ?hydantoin|32718-18-6|126-06-7|16079-88-2/,
    not: /nitropropan|cyano/,
  },
  {
    groups: ['AMMONIA'],
    ids: ['ammonia'],
    names:
      /^(?:aqueous )?ammonia\b|ammonium hydroxide|ammoniak|salmiakgeist|ammoniaque|hydroxyde d'ammonium|\bamoniaco\b|hidroxido (?:de amonio|amonico)|\bammoniaca\b|idrossido d'ammonio|1336-21-6|7664-41-7/,
    not: /soap|copper|lactat|laureth|lauryl|quat|frei|free|sans|without/,
  },
  {
    groups: ['UREA'],
    ids: [
      'urea',
      'ammonium-nitrate',
      'ammonium-sulphate',
      'ammonium-chloride',
      'ammonium-phosphate',
      'ammonium-carbonates',
      'ammonium-hydrogen-carbonate',
    ],
    names:
      /^urea\b|^harnstoff|^uree\b|^carbamid|^ammonium(?: hydrogen)? ?(?:nitrat|sul[fp]h?at|chlorid|phosphat|carbonat|bicarbonat|hydrogencarbonat)|(?:nitrate|sulfate|chlorure|phosphate) d'ammonium|(?:nitrato|sulfato|cloruro|fosfato) (?:de amonio|amonico)|(?:nitrato|solfato|cloruro|fosfato) d'ammonio/,
    not: /diazolidin|imidazolidin|peroxide|lauryl|laureth|lauret/,
  },
  {
    groups: ['AMINE'],
    ids: [
      'monoethanolamine',
      'diethanolamine',
      'triethanolamine',
      'isopropanolamine',
      'morpholine',
      'aminomethyl-propanol',
    ],
    names:
      /^(?:mono|di|tri|methyl|dimethyl|diethyl)?-? ?(?:iso)?(?:ethanol|propanol)amin|^(?:mono|di|tri)?(?:etanol|isopropanol)am+in|aminoethanol|aminomethyl ?-?propanol|2-amino-2-methyl|^morpholine?$|^(?:mea|dea|tea)$/,
  },
  {
    groups: ['ACID', 'HYDROCHLORIC'],
    ids: ['hydrochloric-acid'],
    names:
      /hydrochloric|muriatic|hydrogen chloride|salzsaure|chlorwasserstoff|chlorhydrique|clorhidrico|salfuman|cloridrico|muriatico|urea (?:mono)?hydrochlorid|7647-01-0/,
  },
  {
    groups: ['ACID', 'SULFURIC'],
    ids: ['sulfuric-acid'],
    names: /\bsul(?:f|ph)uric acid|schwefelsaure|acide sulfurique|acido sulfurico|acido solforico|7664-93-9/,
  },
  {
    groups: ['ACID', 'ACETIC'],
    ids: ['acetic-acid', 'vinegar', 'alcohol-vinegar', 'white-wine-vinegar', 'table-vinegar', 'red-wine-vinegar'],
    names:
      /^acetic acid|\bvinegar\b|essigsaure|essigessenz|\bessig\b|acide acetique|\bvinaigre\b|acido acetico|\bvinagre\b|\baceto\b|^64-19-7/,
    not: /peracetic|peroxyacetic|ester/,
  },
  {
    groups: ['ACID'],
    ids: [
      'phosphoric-acid',
      'sulfamic-acid',
      'citric-acid',
      'oxalic-acid',
      'formic-acid',
      'lactic-acid',
      'hydrofluoric-acid',
      'ammonium-bifluoride',
      'sodium-bisulfate',
      'glycolic-acid',
      'gluconic-acid',
      'maleic-acid',
      'malic-acid',
      'tartaric-acid',
      'methanesulphonic-acid',
      'perchloric-acid',
    ],
    names:
      /(?:phosphoric|sul(?:f|ph)amic|amidosul\w+|citric|oxalic|formic|lactic|hydrofluoric|glycolic|hydroxyacetic|gluconic|maleic|malic|tartaric|nitric|methane ?sul(?:f|ph)onic) acid|(?:phosphor|amidosulfon|amidosulfo|zitronen|citronen|oxal|ameisen|milch|fluss|glykol|glukon|malein|apfel|wein|salpeter|methansulfon)saure|acide (?:phosphorique|sulfamique|citrique|oxalique|formique|lactique|fluorhydrique|glycolique|gluconique|maleique|malique|tartrique|nitrique|methanesulfonique)|acido (?:fosforico|sulfamico|solfammico|citrico|oxalico|ossalico|formico|lactico|lattico|fluorhidrico|fluoridrico|glicolico|gluconico|maleico|malico|tartarico|nitrico|metan[eo]?s[uo]lfonico)|\bbisul(?:f|ph)ate|hydrogensulfat|hydrogen sul(?:f|ph)ate|bisolfato|bisulfato|bifluorid/,
    not: /ester|salt of|polymer|amide|copolymer|trimethyl|fatty/,
  },
  {
    groups: ['PEROXIDE'],
    ids: ['hydrogen-peroxide', 'peracetic-acid'],
    names:
      /hydrogen peroxide|wasserstoffperoxid|peroxyde d'hydrogene|eau oxygenee|peroxido de hidrogeno|agua oxigenada|perossido di idrogeno|acqua ossigenata|peracetic|peroxyacetic|peressigsaure|peracetique|peracetico|7722-84-1/,
  },
  {
    groups: ['PEROXIDE', 'PERCARBONATE'],
    ids: ['sodium-percarbonate', 'sodium-perborate', 'oxygen-based-bleaching-agents'],
    names:
      /percarbonat|perborat|carbonate peroxide|carbonate peroxyhydrate|oxygen[- ]based bleach|bleichmittel auf sauerstoffbasis|blanchiment oxygen|blanchiment a base d'oxygene|blanqueantes? oxigenad|blanqueantes? a base de oxigeno|sbiancanti? a base di ossigeno|peroxymonosul|monopersulfat/,
  },
  {
    groups: ['ALCOHOL'],
    ids: ['ethanol', 'isopropyl-alcohol', 'methanol'],
    names:
      /^(?:ethyl |denatured |sd |isopropyl |rubbing )?alcohol\b(?! ethox)|^alcohol denat|^ethanol\b|^isopropanol\b|^propan-?2-?ol|^2-propanol|^propan-?1-?ol|^1-propanol|^n-propanol|alcool (?:isopropylique|ethylique|denature)|^alcool$|isopropylalkohol|^alkohol|alcohol (?:isopropilico|etilico|desnaturalizado)|alcol|alcool (?:isopropilico|etilico|denaturato)|methylated spirit/,
    not: /ethoxyl|cetyl|stear|cetearyl|benzyl|lanolin|lauryl|fett|fatty|gras|graso|grass|c\d+|polyvinyl|phenethyl|cinnam|anis|ethanolamin|etossil|etoxil/,
  },
  {
    groups: ['ACETONE', 'ORGANIC'],
    ids: ['acetone', 'methyl-ethyl-ketone', 'methyl-isobutyl-ketone'],
    names: /^acetone?\b|^aceton\b|^acetona\b|methyl ?ethyl ?ketone|^butanone|butan-2-on|67-64-1/,
  },
  {
    groups: ['QUAT'],
    ids: [
      'benzalkonium-chloride',
      'cationic-surfactants',
      'cetrimonium-bromide',
      'cetrimonium-chloride',
      'cetylpyridinium-chloride',
      'didecyldimonium-chloride',
    ],
    names:
      /benzalkon|didecyldim|dimonium chlorid|quaternary ammonium|quaternare ammonium|ammonium quaternaire|amonio cuaternario|ammonio quaternari|cationic surf|kationische tensid|agents? de surface cationi|tensioactivos? cationic|tensioattivi cationic|alkyl ?\(?c\d.*benzyl|\badbac\b|\bddac\b/,
  },
  {
    groups: ['CAUSTIC'],
    ids: ['sodium-hydroxide', 'potassium-hydroxide'],
    names:
      /(?:sodium|potassium) hydroxide|natriumhydroxid|kaliumhydroxid|hydroxyde de (?:sodium|potassium)|hidroxido (?:de )?(?:sodi|potasi)|hidroxido sodico|idrossido di (?:sodio|potassio)|caustic soda|natronlauge|kalilauge|soude caustique|1310-73-2|1310-58-3/,
  },
  {
    groups: ['SULPHITE'],
    ids: [
      'bisulfites',
      'sodium-metabisulfite',
      'potassium-metabisulfite',
      'sodium-sulfite',
      'sodium-hydrosulfite',
      'sodium-thiosulfate',
      'sulfur-dioxide',
    ],
    names:
      /(?:hydro|bi|metabi|hydrogen|pyro|disul)?sul(?:f|ph)it[e]?\b|disul(?:f|ph)ite|dithionit|hydrosul(?:f|ph)it|thiosul(?:f|ph)at|tiosolfat|tiosulfat|solfit[oi]|sulfitos?\b|thiourea dioxide|formamidine ?sul/,
    not: /laureth|frei|free/,
  },
  {
    groups: ['SULFIDE'],
    ids: ['calcium-polysulfide'],
    names:
      /polysul(?:f|ph)id|polysulfure|polisulfuro|polisolfuro|lime sul(?:f|ph)ur|schwefelkalk|sulfocalci|(?:sodium|calcium|potassium|barium) sul(?:f|ph)ide/,
  },
  {
    groups: ['PHOSPHIDE'],
    ids: ['aluminium-phosphide', 'zinc-phosphide', 'calcium-phosphide', 'magnesium-phosphide'],
    names: /phosphid[e]?\b|phosphure|fosfuro/,
  },
  {
    groups: ['PERMANGANATE'],
    ids: ['potassium-permanganate'],
    names: /permangan/,
  },
  {
    groups: ['CHLORATE'],
    ids: ['sodium-chlorate'],
    names:
      /(?:sodium|potassium) chlorate|natriumchlorat|kaliumchlorat|chlorate de (?:sodium|potassium|soude)|clorato (?:de )?(?:sodi|potasi)|clorato (?:de|di) (?:sodio|potas|potassio)/,
    not: /perchlor|perclor/,
  },
  {
    groups: ['ORGANIC'],
    ids: [
      'mineral-spirits',
      'turpentine-oil',
      'kerosene',
      'gasoline',
      'toluene',
      'xylene',
      'n-hexane',
      'ethylene-glycol',
      'diethylene-glycol',
      'propylene-glycol',
      'hexylene-glycol',
      'glycerin',
      'mineral-oil',
      'linseed-oil',
      'vegetable-oil',
      'sunflower-oil',
      'olive-oil',
      'rapeseed-oil',
      'castor-oil',
      'coconut-oil',
      '2-butoxyethanol',
      'ethyl-acetate',
      'butyl-acetate',
      'sugar',
      'pine-oil',
      'orange-peel-oil',
    ],
    names:
      /white spirit|mineral spirit|turpentin|kerosin|kerosene|petroleum|naphtha\b|diesel|gasoline|benzin\b|hydrocarbons|kohlenwasserstoff|hydrocarbures|hidrocarburos|idrocarburi|(?:mono|di|tri|poly)?(?:ethylene|propylene|butyl)? ?glycol|glykol|glicol|^glycerine?\b|^glycerol|^glicerina|^glyzerin|linseed oil|leinol|huile de lin|mineral ?oil|brake fluid/,
    not: /ester|stearat|distearat|peg-|polyethylene|ethox|resin|polymer|wax\b/,
  },
  {
    groups: ['PHENOL'],
    ids: ['chloroxylenol', 'chlorocresol', 'o-phenylphenol', 'phenol'],
    names: /chloroxylenol|chlorocresol|phenylphenol|^phenol$/,
  },
  {
    groups: ['IODINE'],
    ids: ['iodine', 'povidone-iodine'],
    names:
      /^iodine\b|povidone?[- ]?iod|povidon-jod|polyvidone iodee|povidona yodada|iodopovidone|^jod\b|^iode\b|^yodo\b|^iodio\b/,
  },
  {
    groups: ['CHLORINATED_SOLVENT'],
    ids: ['dichloromethane', 'tetrachloroethylene', 'trichloroethylene'],
    names:
      /dichloromethan|methylene chloride|dichlormethan|chlorure de methylene|diclorometano|tetrachloroethylen|perchloroethylen|tetrachlorethen|trichloroethylen|percloroetilene|tricloroetilene/,
  },
  {
    groups: ['ALGICIDE'],
    ids: [],
    names: /polixetonium|algicid|algizid|alguicida|\bpolyquat\b/,
  },
];

import type { ProductType, Severity } from '../vocabulary.ts';
import type { Family } from './texts.ts';

/** A kind of product that is known by its name, whatever its list says (method, section 6, "Kinds"). */
export interface Kind {
  /** How a warning names it. */
  readonly name: string;
  /** Words of the kind in English, French, German, Spanish and Italian, in a folded name. */
  readonly words: RegExp;
  /** Words that make it another thing. */
  readonly not?: RegExp;
  /** Only for these product types. */
  readonly types?: readonly ProductType[];
  readonly warns: readonly (readonly [audience: string, severity: Severity, family: Family])[];
  readonly source: string;
}

/** Candles, incense, plug-ins and what else is made to scent a room. */
export const SCENT_IN_THE_AIR = 'Scent in the air';

const HOME: readonly ProductType[] = ['household', 'outdoor', 'other'];
const FOOD: readonly ProductType[] = ['food'];
const POISON_CENTRES = 'Poison-centre consensus (expert review pending)';
const VETERINARY = 'Veterinary and poison-centre consensus (expert review pending)';

const COSMETIC_WORDS =
  /shampoo|soap|seife|savon|jabon|sapone|cream|creme|crema|lotion|shower|dusch|douche|ducha|doccia/;

/** The kinds table. A product may be of several kinds. */
export const KINDS: readonly Kind[] = [
  {
    name: 'Liquid detergent capsules',
    words:
      /(?=.*(?:laundry|wash|detergent|dish|wasch|spul|linge|vaisselle|lessive|ropa|lavadora|lavavajilla|lavatrice|lavastoviglie|bucato))(?=.*(?:\bpods?\b|\bcaps\b|\bpacs\b|capsul|kapsel))/,
    types: HOME,
    warns: [
      ['child', 'CRITICAL', 'kind_child'],
      ['dog', 'WARNING', 'corrosive_animal'],
    ],
    source: 'CLP Annex II, 3.3 (liquid laundry detergents in soluble packaging); poison-centre consensus',
  },
  {
    name: 'Button cells',
    words:
      /\b(?:button|coin)[ -]?(?:cells?|batter)|knopfzelle|knopfbatterie|piles? boutons?|pilas? (?:de )?boton|(?:pil[ae]|batteri[ae]) a bottone|\bcr ?(?:1[26]|2[04])\d\d\b|\b[ls]r ?(?:41|43|44|54|521|621|626|754)\b/,
    warns: [
      ['child', 'CRITICAL', 'button_cell'],
      ['infant', 'CRITICAL', 'button_cell'],
      ['dog', 'CRITICAL', 'corrosive_animal'],
    ],
    source: POISON_CENTRES,
  },
  {
    name: 'Strong magnets',
    words:
      /magnet(?:ic|s)? (?:balls?|cubes?|beads|sets?)|magnetkugel|billes? magnetique|bolas? magnetica|(?:sfere|palline) magnetiche/,
    warns: [
      ['child', 'CRITICAL', 'swallowed_object'],
      ['dog', 'WARNING', 'poison_animal'],
    ],
    source: POISON_CENTRES,
  },
  {
    name: 'Water beads',
    words: /water beads|wasserperlen|aquaperlen|perles? d'eau|perlas? de (?:agua|gel)|perle d'acqua/,
    warns: [
      ['child', 'CRITICAL', 'swallowed_object'],
      ['infant', 'CRITICAL', 'swallowed_object'],
      ['dog', 'WARNING', 'poison_animal'],
    ],
    source: POISON_CENTRES,
  },
  {
    name: 'Nicotine or tobacco',
    words:
      /e-?liquid|e-?juice|\bvap(?:e|es|ing)\b|nicotin|nikotin|\btobacco\b|\btabak|\btabac\b|\btabaco\b|\btabacco\b|\bcigar|zigar|sigarett|\bsnus\b/,
    not: /nicotinamide|nicotinic/,
    warns: [
      ['child', 'CRITICAL', 'poison'],
      ['infant', 'CRITICAL', 'poison'],
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'CRITICAL', 'poison_animal'],
      ['preg', 'CRITICAL', 'preg'],
    ],
    source: POISON_CENTRES,
  },
  {
    name: 'Cannabis food',
    words: /cannabis|\bthc\b|marijuana|haschisch|hashish/,
    types: FOOD,
    warns: [
      ['child', 'CRITICAL', 'medicine_child'],
      ['dog', 'CRITICAL', 'food_animal'],
      ['cat', 'CRITICAL', 'food_animal'],
      ['preg', 'CRITICAL', 'preg_food'],
    ],
    source: POISON_CENTRES,
  },
  {
    name: 'Undiluted essential oil',
    words: /essential oil|huile essentielle|atherisches? ol|aceite esencial|olio essenziale/,
    not: COSMETIC_WORDS,
    warns: [
      ['child', 'CRITICAL', 'aspiration'],
      ['cat', 'CRITICAL', 'contact_animal'],
      ['dog', 'WARNING', 'contact_animal'],
    ],
    source: VETERINARY,
  },
  {
    name: 'Diffuser oil',
    words:
      /reed diffuser|diffuser (?:refill|oil)|recharge.{0,12}diffuseur|diffuseur.{0,12}(?:batonnets|recharge)|diffusor|raumduft|duftol|recambio.{0,12}difusor|difusor|ricarica.{0,12}diffusore|diffusore/,
    types: HOME,
    warns: [
      ['child', 'CRITICAL', 'aspiration'],
      ['cat', 'WARNING', 'fumes_animal'],
      ['bird', 'WARNING', 'fumes_animal'],
    ],
    source: VETERINARY,
  },
  {
    name: 'Lamp oil or lighter fluid',
    words:
      /lamp oil|lampenol|huile (?:de|pour) lampe|aceite (?:de|para) lampara|olio (?:da|per) lampad|lighter (?:fluid|fuel)|feuerzeugbenzin|grillanzunder flussig|essence (?:a|pour) briquet|gasolina para mechero|benzina per accendin|torch oil|fackelol/,
    warns: [['child', 'CRITICAL', 'aspiration']],
    source: 'CLP Annex VI H304; REACH Annex XVII entry 3; poison-centre consensus',
  },
  {
    name: 'Alcohol hand rub',
    words:
      /hand (?:rub|saniti[sz]er|gel saniti)|handdesinfektion|handegel|gel hydroalcoolique|hidroalcoholico|gel (?:igienizzante|disinfettante)/,
    warns: [['child', 'WARNING', 'alcohol']],
    source: POISON_CENTRES,
  },
  {
    name: 'Vapour rub',
    words: /vapou?r ?rub|vaporub|erkaltungsbalsam|baume.{0,14}(?:respir|pectoral)|balsamo.{0,14}(?:respir|pectoral)/,
    warns: [['child', 'WARNING', 'medicine_child']],
    source: POISON_CENTRES,
  },
  {
    name: 'Iron or prenatal pills',
    words:
      /(?=.*(?:\biron\b|ferrous|ferric|\beisen|\bfer\b|hierro|\bferro\b|prenatal|pranatal))(?=.*(?:tablet|pill|capsul|kapsel|comprim|pastill|compress|dragee|gummies|supplement|vitamin))/,
    warns: [
      ['child', 'CRITICAL', 'medicine_child'],
      ['dog', 'WARNING', 'poison_animal'],
      ['cat', 'WARNING', 'poison_animal'],
      ['haemochromatosis', 'WARNING', 'haemochromatosis'],
    ],
    source: POISON_CENTRES,
  },
  {
    name: 'A medicine of which one tablet can harm a child',
    words:
      /morphin|oxycod|codein|tramadol|fentanyl|methadon|buprenorphin|hydrocodon|tilidin|gliclazid|glimepirid|glibenclamid|glipizid|glyburid|verapamil|diltiazem|amlodipin|nifedipin|propranolol|metoprolol|bisoprolol|nebivolol|digoxin|flecainid|amitriptylin|imipramin|clomipramin|doxepin|nortriptylin|chloroquin|clonidin/,
    warns: [
      ['child', 'CRITICAL', 'medicine_child'],
      ['dog', 'WARNING', 'poison_animal'],
      ['cat', 'WARNING', 'poison_animal'],
    ],
    source: POISON_CENTRES,
  },
  {
    name: 'Choking shape',
    words:
      /pop-?corn|palomitas|hard (?:candy|candies|sweets)|boiled sweets|lollipop|hartkaramell|lutscher|sucettes?\b|bonbons? durs?|piruleta|caramelos duros|caramelle dure|lecca ?lecca|marshmallow|guimauve|frankfurter|hot ?dogs?\b|wiener wurst|wurstchen|saucisses?\b|salchicha|wurstel|jelly (?:mini )?cups?|chewing ?gum|kaugummi|\bchicles?\b|gomm[ae] da masticare|\b(?:mixed|roasted|salted|whole) (?:nuts|almonds|hazelnuts|cashews|peanuts|pistachios)|nussmischung|\bgrapes\b|weintrauben|\buvas?\b/,
    not: /butter|flour|mehl|oil|drink|spread|sauce|pate\b|juice|\bsalt\b/,
    types: FOOD,
    warns: [['child', 'WARNING', 'choking']],
    source: 'Paediatric advice on choking hazards (expert review pending)',
  },
  {
    name: 'Balloons and small parts',
    words: /\bballoons?\b|luftballon|ballons? de baudruche|\bglobos?\b|palloncin/,
    types: HOME,
    warns: [['child', 'WARNING', 'choking']],
    source: 'Directive 2009/48/EC Annex V (warnings on toys)',
  },
  {
    name: 'Food that is eaten raw or unheated',
    words:
      /camembert|\bbrie\b|roquefort|gorgonzola|blue cheese|blauschimmel|fromage bleu|queso azul|taleggio|\bpate\b|\bfoie gras|leberpastete|smoked (?:salmon|trout)|raucherlachs|saumon fume|salmon ahumado|salmone affumicato|gravad?lax|(?:alfalfa|bean|raw) sprouts|sprossen|graines germees|germinados|germogli|steak tartare|carpaccio|\bmett\b|sushi|sashimi|raw milk|rohmilch|lait cru|leche cruda|latte crudo/,
    types: FOOD,
    warns: [
      ['preg', 'WARNING', 'germs'],
      ['immuno', 'WARNING', 'germs'],
    ],
    source: 'Food-safety agencies on listeria and raw food (expert review pending)',
  },
  {
    name: 'Rice drink',
    words:
      /rice (?:drink|milk)|reisdrink|reismilch|boisson (?:au|de) riz|lait de riz|bebida de arroz|bevanda di riso|latte di riso/,
    types: FOOD,
    warns: [
      ['infant', 'CAUTION', 'arsenic'],
      ['child', 'CAUTION', 'arsenic'],
    ],
    source: 'EFSA on inorganic arsenic in rice (2021); national food-safety advice',
  },
  {
    name: 'Lilies',
    words: /\blil(?:y|ies)\b|\blilien?\b|\blys\b|\blirios?\b|azucena|\bgigli[oi]?\b/,
    types: HOME,
    warns: [['cat', 'CRITICAL', 'poison_animal']],
    source: VETERINARY,
  },
  {
    name: 'Oleander or sago palm',
    words: /oleand|laurier[- ]rose|adelfa|sago palm|\bcycas\b|palmfarn/,
    types: HOME,
    warns: [
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'CRITICAL', 'poison_animal'],
    ],
    source: VETERINARY,
  },
  {
    name: 'Cocoa mulch',
    words:
      /cocoa (?:shell|bean|husk)?s? ?mulch|kakaoschale|paillis de cacao|coques de cacao|cascarilla de cacao|pacciame di cacao/,
    types: HOME,
    warns: [
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'CRITICAL', 'poison_animal'],
    ],
    source: VETERINARY,
  },
  {
    name: 'Slug or rat bait',
    words:
      /slug (?:bait|pellet|killer)|schneckenkorn|anti-?limaces?|antilimacos|lumachicida|babosas|(?:rat|mouse) (?:bait|poison|killer)|rodenticid|rattengift|mausegift|rattenkoder|mausekoder|mort[- ]aux[- ]rats|raticid|topicid|veneno para rat/,
    warns: [
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'CRITICAL', 'poison_animal'],
    ],
    source: VETERINARY,
  },
  {
    name: 'Bread dough or compost',
    words:
      /(?:bread|pizza|yeast) dough|brotteig|hefeteig|pizzateig|pate a (?:pain|pizza)|masa de (?:pan|pizza)|(?:impasto|pasta) (?:di|per) (?:pane|pizza)|\bcompost/,
    warns: [['dog', 'WARNING', 'poison_animal']],
    source: VETERINARY,
  },
  {
    name: 'Non-stick coating when overheated',
    words:
      /non-?stick|antihaft|teflon|\bptfe\b|anti-?adhesi|antiaderent|antiadherent|heat lamp|warmelampe|lampe chauffante|lampara de calor|lampada riscaldante/,
    types: HOME,
    warns: [['bird', 'CRITICAL', 'fumes_animal']],
    source: VETERINARY,
  },
  {
    name: 'Galvanised or lead parts',
    words: /galvani[sz]ed|verzinkt|galvanise|galvanizad|zincat[oi]|lead (?:weight|sinker|shot)|bleigewicht|bleischrot/,
    types: HOME,
    warns: [['bird', 'CRITICAL', 'poison_animal']],
    source: VETERINARY,
  },
  {
    name: SCENT_IN_THE_AIR,
    words:
      /scented candle|duftkerze|bougie parfumee|vela (?:perfumada|aromatica)|candel[ae] profumat|\bincense\b|raucherstabchen|\bencens\b|incienso|\bincenso\b|plug-?in|air freshener|lufterfrischer|desodorisant|ambientador|deodorante per ambient/,
    types: HOME,
    warns: [['bird', 'WARNING', 'fumes_animal']],
    source: VETERINARY,
  },
  {
    name: 'This look-alike',
    words:
      /silica ?gel|kieselgel|glow ?sticks?|knicklicht|batons? lumineux|\bcrayons\b|wachsmal|\bchalk\b|\bkreide\b|\bcraies?\b|\btizas?\b|gessetti|petroleum jelly|vaseline|vaselina/,
    warns: [
      ['child', 'INFO', 'little_harm'],
      ['dog', 'INFO', 'little_harm'],
    ],
    source: POISON_CENTRES,
  },
];

import { HOME, type Kind, SCENTED } from './kind.ts';

const BAITS = 'Merck Veterinary Manual, Toxicology: rodenticides and metaldehyde; ASPCA Animal Poison Control';
const PLANTS =
  'ASPCA Animal Poison Control, toxic plants list; Merck Veterinary Manual, Toxicology: plants of the home';
const BIRDS = 'Merck Veterinary Manual, Pet Birds: toxicoses';

/** Candles, incense, plug-ins and other products made to scent a room. */
export const SCENT_IN_THE_AIR = 'Scent';
/** Source of warnings on scent and aerosols for birds. */
export const BIRD_AIR_SOURCE = 'Merck Veterinary Manual, Pet Birds: toxicoses (inhaled)';

/** Kinds that poison animals: plants, baits, fumes, metals. */
export const KINDS_OF_ANIMALS: readonly Kind[] = [
  {
    name: 'Lilies',
    words:
      /\blil(?:y|ies|ium)\b|\blilien?\b|\blys\b|\blirios?\b|azucena|\bgigli[oi]?\b|day ?lil(?:y|ies)|hemerocalli|taglilie/,
    not: new RegExp(
      `peace lil|calla|of the valley|water ?lil|seerose|${SCENTED.source}|soap|shampoo|cream|eau de|washing|laundry|capsul|\\bpods?\\b|\\bcaps\\b|\\bdiscs?\\b`,
    ),
    types: HOME,
    warns: [['cat', 'CRITICAL', 'poison_animal']],
    source: 'US FDA, Lovely Lilies and Curious Cats; Merck Veterinary Manual, Toxicology: lilies',
  },
  {
    name: 'This plant',
    words:
      /oleand|castor beans?\b|castor seeds?\b|ricinus communis|wunderbaum ?samen|rizinussamen|graines? de ricin|semillas? de ricino|semi di ricino|laurier[- ]rose|adelfa|lily of the valley|maiglockchen|\bmuguet\b|lirio de los valles|mughetto|foxglove|fingerhut|digital(?:is|e)\b|\byew\b|\btaxus\b|\beibe\b/,
    not: SCENTED,
    types: HOME,
    warns: [
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'CRITICAL', 'poison_animal'],
      ['bird', 'CRITICAL', 'poison_animal'],
      ['child', 'CRITICAL', 'poison'],
    ],
    source: `${PLANTS}; BfR, Risiko Pflanze`,
  },
  {
    name: 'Sago palm or autumn crocus',
    words: /sago palm|\bcycas\b|palmfarn|autumn crocus|herbstzeitlose|colchicum|colchique/,
    types: HOME,
    warns: [
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'CRITICAL', 'poison_animal'],
      ['child', 'WARNING', 'poison'],
    ],
    source: PLANTS,
  },
  {
    name: 'This plant or bulb',
    words:
      /peace lil|spathiphyllum|einblatt|calla|zantedeschia|dieffenbachia|philodendron|monstera|\bpothos\b|epipremnum|efeutute|daffodil|narciss|narziss|narcis[eo]|tulip bulb|tulpenzwiebel|hyacinth|hyazinth|cyclamen|alpenveilchen|azalea|azalee|rhododendron|kalanchoe|amaryllis|aloe vera plant|aloe vera pflanze|plante aloe|planta (?:de )?aloe|pianta (?:di )?aloe/,
    not: SCENTED,
    types: HOME,
    warns: [
      ['dog', 'WARNING', 'poison_animal'],
      ['cat', 'WARNING', 'poison_animal'],
      ['child', 'CAUTION', 'poison'],
    ],
    source: PLANTS,
  },
  {
    name: 'Cocoa mulch',
    words:
      /cocoa (?:shell|bean|husk)?s? ?mulch|cocoa (?:shells?|husks?|hulls?).{0,12}(?:mulch|garden)|(?:mulch|pacciamatura|cobertura) (?:di|de|com) cacao|mulch de cacau|casca de cacau|kakaoschale|paillis de cacao|coques de cacao|cascarilla de cacao|pacciame di cacao/,
    types: HOME,
    warns: [
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'CRITICAL', 'poison_animal'],
    ],
    source: 'ASPCA Animal Poison Control, cocoa bean mulch; Merck Veterinary Manual, Toxicology: chocolate',
  },
  {
    name: 'Slug or rat bait',
    words:
      /slug (?:bait|pellet|killer)|snail (?:bait|pellet|killer)|schneckenkorn|anti-?limaces?|antilimacos|lumachicid|per lumache|babosas|(?:rat|mouse|rodent) (?:bait|poison|killer)|rodenticid|rattengift|mausegift|rattenkoder|mausekoder|mort[- ]aux[- ](?:rats|souris)|raticid|topicid|veneno (?:para|de) rat|veleno (?:per|da) (?:topi|ratti)|esca (?:per )?(?:topi|ratti)|mata-?ratos|veneno para ratos|isco (?:para )?(?:ratos|lesmas)|lesma isco|mata-?lesmas|antilumac|koderblock|(?:ratten|mause)(?:koder|block)|koder.{0,12}(?:ratten|mause)|rattengif|slakkenkorrel|trutka na (?:szczur|mysz|gryzon)|na slimaki|rottegift|rattgift|rotanmyrk|sniglegift|snigelgift|jed na (?:potkan|krys|mys)|patkanyirt|egerirt|csigaolo|csigairt/,
    types: HOME,
    unlessListed: ['molluscicide', 'rodenticide', 'insecticide'],
    warns: [
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'CRITICAL', 'poison_animal'],
      ['child', 'WARNING', 'poison'],
    ],
    source: BAITS,
  },
  {
    name: 'Polyurethane glue',
    words:
      /polyurethane (?:\w+ )?(?:glue|adhesive)|expanding glue|gorilla glue|polyurethan-?(?:leim|kleber|klebstoff)|\bpu-?(?:leim|kleber)|colle (?:a bois )?polyurethane|(?:adhesivo|cola) de poliuretano|colla poliuretanica/,
    types: HOME,
    warns: [['dog', 'CRITICAL', 'swelling_animal']],
    source: 'Horstman et al., J Am Anim Hosp Assoc 2003 (polyurethane adhesive in dogs)',
  },
  {
    name: 'Paintballs',
    words: /paint ?balls?\b|farbkugel|billes? de paintball|bolas? de paintball/,
    types: HOME,
    warns: [['dog', 'CRITICAL', 'poison_animal']],
    source: 'Donaldson, Vet Med 2003 (paintball toxicosis in dogs); ASPCA Animal Poison Control',
  },
  {
    name: 'Mould in compost',
    words: /\bcompost|komposterde|kompost\b/,
    not: /bin\b|bag|bucket|caddy|eimer|\bbac\b|bolsa|sacchett|composteur|komposter|beutel/,
    types: HOME,
    warns: [['dog', 'WARNING', 'poison_animal']],
    source: 'Merck Veterinary Manual, Toxicology: tremorgenic moulds',
  },
  {
    name: 'Fumes of an overheated non-stick coating',
    words:
      /non-?stick|air ?fryer|heissluftfritteuse|friggitrice ad aria|freidora de aire|friteuse a air|airfryer|anti-?kleef|nieprzywieraj|neprilnav|tapadasmentes|slip-?let|tarttumaton|antihaft|teflon|\bptfe\b|anti-?adhesi|antiaderent|antiadherent|heat lamp|warmelampe|lampe chauffante|lampara de calor|lampada riscaldante/,
    types: HOME,
    warns: [['bird', 'CRITICAL', 'fumes_animal']],
    source: `${BIRDS} (polytetrafluoroethylene)`,
  },
  {
    name: 'Galvanised or lead parts',
    words: /galvani[sz]ed|verzinkt|galvanise|galvanizad|zincat[oi]|lead (?:weight|sinker|shot)|bleigewicht|bleischrot/,
    types: HOME,
    warns: [['bird', 'CRITICAL', 'poison_animal']],
    source: `${BIRDS} (lead and zinc)`,
  },
  {
    name: SCENT_IN_THE_AIR,
    words:
      /scented candle|duftkerze|bougie parfumee|vela (?:perfumada|aromatica)|candel[ae] profumat|\bincense\b|raucherstabchen|\bencens\b|incienso|\bincenso\b|plug-?in|mosquito coil|muckenspirale|spirale anti-?moustique|espiral(?:es)? (?:anti)?mosquito|spiral[ei] (?:antizanzar|anti-?zanzar)|zampiron|air freshener|lufterfrischer|raumspray|duftstecker|wax melts?\b|duftwachs|desodorisant|ambientador|deodorante per ambient/,
    types: HOME,
    warns: [['bird', 'WARNING', 'fumes_animal']],
    source: BIRD_AIR_SOURCE,
  },
];

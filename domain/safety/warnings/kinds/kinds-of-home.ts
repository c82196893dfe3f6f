import { PRODUCT_TYPES } from '../../vocabulary.ts';
import { ESSENTIAL_OIL, FOOD, FOR_THE_BODY, HOME, type Kind, SCENTED } from './kind.ts';

/** A bottle of essential oil, recognised by its name or its list (method M6.3.4). */
export const UNDILUTED_OIL: Omit<Kind, 'words'> = {
  name: 'Undiluted essential oil',
  warns: [
    ['child', 'CRITICAL', 'aspiration'],
    ['cat', 'CRITICAL', 'contact_animal'],
    ['dog', 'WARNING', 'contact_animal'],
  ],
  source: 'National Capital Poison Center, essential oils; Merck Veterinary Manual, Toxicology: essential oils',
};

const ofLittleHarm = (name: string, words: RegExp): Kind => ({
  name,
  words,
  warns: [
    ['child', 'INFO', 'little_harm'],
    ['dog', 'INFO', 'little_harm'],
  ],
  source: 'National Capital Poison Center, things of little harm (silica gel, glow products, crayons, chalk)',
});

/** Things that look like a poison or a sweet and are neither (method M6.3.12). */
const LITTLE_HARM: readonly Kind[] = [
  ofLittleHarm('Silica gel', /silica ?gel|kieselgel/),
  ofLittleHarm('Glow sticks', /glow ?sticks?|knicklicht|batons? lumineux/),
  ofLittleHarm('Crayons', /\bcrayons\b|wachsmal/),
  ofLittleHarm('Chalk', /\bchalk\b|\bkreide\b|\bcraies?\b|\btizas?\b|gessetti/),
  ofLittleHarm('Petroleum jelly', /petroleum jelly|vaseline|vaselina/),
];

const NICOTINE_SOURCE =
  'CLP Annex VI 614-001-00-4; Merck Veterinary Manual, Toxicology: nicotine; CDC on smoking in pregnancy';

const nicotine = (words: RegExp, only: Pick<Kind, 'types' | 'withoutList'>): Kind => ({
  name: 'Nicotine or tobacco',
  words,
  // A candle or perfume may only smell of tobacco, but an e-liquid of that flavour contains nicotine. Rolled wafers are
  // called "cigarettes".
  not: /nicotinamide|nicotinic|^(?!.*(?:nicotin|nikotin|e-?liquid|e-?juice|\bvap)).*(?:candle|kerze|bougie|\bvelas?\b|candela|parfum|perfum|profum|cologne|eau de|diffus|air freshener|fragrance|wax melt|duftwachs|room spray|raumspray|incense|soap|seife|savon|jabon|sapone|lighter|anzunder|ashtray|aschenbecher|cendrier|fourre|\brusses?\b|wafer|waffel|gaufr|biscuit|crepes? dentelle|chocolat|schoko|cioccolat|candy|borek|boregi|pastry)/,
  ...only,
  warns: [
    ['child', 'CRITICAL', 'poison'],
    ['infant', 'CRITICAL', 'poison'],
    ['dog', 'CRITICAL', 'poison_animal'],
    ['cat', 'CRITICAL', 'poison_animal'],
    ['preg', 'CRITICAL', 'preg'],
  ],
  source: NICOTINE_SOURCE,
});

const CIGARS = /\bcigar|zigar|sigarett/;
const NO_FOOD = PRODUCT_TYPES.filter((type) => type !== 'food');
/**
 * Tobacco and products with nicotine (method M6.3.3), but not food shaped like a cigar that lists what it is made of.
 */
const NICOTINE: readonly Kind[] = [
  nicotine(
    /e-?liquid|e-?juice|\bvap(?:e|es|ing)\b|nicotin|nikotin|\btobacco\b|\btabak|\btabac\b|\btabaco\b|\btabacco\b|\bsnus\b/,
    {},
  ),
  nicotine(CIGARS, { types: NO_FOOD }),
  nicotine(CIGARS, { types: FOOD, withoutList: true }),
];

const DETERGENT_CAPSULES: Omit<Kind, 'words'> = {
  name: 'Liquid detergent capsules',
  warns: [
    ['child', 'CRITICAL', 'kind_child'],
    ['dog', 'WARNING', 'bitten_capsule'],
  ],
  source: 'CLP Annex II, 3.3 (soluble packaging); Davis et al., Pediatrics 2016 (detergent packets)',
};

/** Kinds that endanger children, and what animals get at in the same cupboard. */
export const KINDS_OF_HOME: readonly Kind[] = [
  {
    ...DETERGENT_CAPSULES,
    // A cleaner in water-soluble film. Coffee, vanilla and scent also come in pods.
    words: /\bpods?\b|\bdiscs?\b|\bcaps\b|\bpacs\b|actionpacs|\bflings\b|\bcapsul|\bkapsel/,
    not: /toilet|\bwc\b|fresh|brush|burste|filter|shampoo|\bsoap|seife/,
    types: ['household'],
    ifListed: ['surfactant_anionic', 'surfactant_nonionic'],
  },
  {
    ...DETERGENT_CAPSULES,
    words:
      /(?=.*(?:laundry|wash|detergent|dish|wasch|spul|linge|vaisselle|lessive|ropa|lavadora|lavavajilla|lavatrice|lavastoviglie|bucato|\btide\b|\bpersil\b|\bariel\b|\bgain\b|\bsurf\b|\bdash\b|\bdixan\b|\bskip\b|\bomo\b|\bspee\b|weisser riese|\bfairy\b|\bfinish\b|\bsomat\b|\bcascade\b|\bperwoll\b))(?=.*(?:\bpods?\b|\bdiscs?\b|\bcaps\b|\bpacs\b|\bflings\b|actionpacs|capsul|kapsel|dosette))/,
    types: HOME,
  },
  {
    name: 'Button cells',
    words:
      /\b(?:button|coin)[ -]?(?:cells?|batter)|knopfzelle|knopfbatterie|piles? boutons?|pilas? (?:de )?boton|(?:pil[ae]|batteri[ae]) a bottone|\bcr ?(?:1[26]|2[04])\d\d\b|\b[ls]r ?(?:41|43|44|54|521|621|626|754)\b|(?=.*\b(?:2016|2025|2032|2450|1632|1620)\b)(?=.*(?:duracell|varta|energizer|panasonic|maxell|renata|\bbatter|\bpil[ae]s?\b|lithium|litio))/,
    warns: [
      ['child', 'CRITICAL', 'button_cell'],
      ['infant', 'CRITICAL', 'button_cell'],
      ['dog', 'CRITICAL', 'button_cell_animal'],
    ],
    source:
      'Litovitz et al., Pediatrics 2010 (batteries); 16 CFR 1263 (CPSC); Merck Veterinary Manual, Toxicology: household hazards',
  },
  {
    name: 'Strong magnets',
    words:
      /magnet(?:ic|s)? (?:balls?|cubes?|beads|sets?)|magnetkugel|billes? magnetique|bolas? magnetica|(?:sfere|palline) magnetiche/,
    warns: [
      ['child', 'CRITICAL', 'swallowed_object'],
      ['dog', 'WARNING', 'swallowed_object_animal'],
    ],
    source: '16 CFR 1262 (CPSC); NASPGHAN algorithm on ingested magnets (2012)',
  },
  {
    name: 'Water beads',
    words:
      /(?:water|hydrogel|aqua) beads|orbeez|wasserperlen|aquaperlen|perles? d'eau|(?:perlas?|bolas?) de (?:agua|gel|hidrogel)|perle d'acqua/,
    warns: [
      ['child', 'CRITICAL', 'swallowed_object'],
      ['infant', 'CRITICAL', 'swallowed_object'],
      ['dog', 'WARNING', 'swelling_animal'],
    ],
    source: 'CPSC safety warning on water beads (2023)',
  },
  ...NICOTINE,
  { ...UNDILUTED_OIL, words: ESSENTIAL_OIL, not: FOR_THE_BODY },
  {
    name: 'Undiluted essential oil',
    words:
      /(?:tea ?tree|melaleuca|eucalyptus|clove|wintergreen) oil|(?:teebaum|eukalyptus|nelken|wintergrun) ?ol\b|huile d[e'] ?(?:l')?(?:arbre a the|tea tree|melaleuca|eucalyptus|girofle)|aceite de (?:arbol de te|eucalipto|clavo)|olio di (?:tea tree|melaleuca|eucalipto|garofano)/,
    not: new RegExp(
      `${FOR_THE_BODY.source}|${SCENTED.source}|spray|gel\\b|wipes|tooth|zahn|mouth|bonbon|pastil|balm|balsam`,
    ),
    withoutList: true,
    warns: [
      ['child', 'CRITICAL', 'poison'],
      ['cat', 'CRITICAL', 'contact_animal'],
      ['dog', 'WARNING', 'contact_animal'],
    ],
    source: 'National Capital Poison Center, essential oils; Merck Veterinary Manual, Toxicology: essential oils',
  },
  {
    name: 'Antifreeze',
    words:
      /anti-?freeze|frostschutz|antigel\b|liquide de refroidissement|anticongelante|liquido (?:antigelo|refrigerante)|antigelo|(?:engine|radiator) coolant|kuhlerschutz|kuhlmittel|kuhlflussigkeit|liquido (?:de )?arrefecimento|antycong|plyn do chlodnic|nemrznouci|nemrznuca|fagyallo|antivries|koelvloeistof|kolervaeske|kolevaeske|kylarvatska|jaahdytinneste|jaanesto/,
    // Screen wash is another liquid; products for plaster and plants are not such a liquid at all.
    not: /scheiben|screen ?wash|windshield|lave[- ]glace|limpiaparabrisas|lavavetri|wischwasser|mortel|beton|putz|plant|pflanz|vlies|cover|cable|kabel|wachter/,
    types: HOME,
    withoutList: true,
    warns: [
      ['child', 'CRITICAL', 'poison'],
      ['dog', 'CRITICAL', 'poison_animal'],
      ['cat', 'CRITICAL', 'poison_animal'],
    ],
    source:
      'ATSDR Toxicological Profile for Ethylene Glycol (2010); Merck Veterinary Manual, Toxicology: ethylene glycol',
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
    source: 'National Capital Poison Center, reed diffusers; Merck Veterinary Manual, Toxicology: essential oils',
  },
  {
    name: 'Mothballs',
    words:
      /moth ?balls?\b|naphthal|naphtal|naftalin|mottenkugel|boules? (?:a|anti-?) ?mites|bolas? de (?:naftalina|alcanfor)/,
    types: HOME,
    withoutList: true,
    warns: [
      ['g6pd', 'CRITICAL', 'g6pd'],
      ['infant', 'CRITICAL', 'poison'],
      ['child', 'WARNING', 'poison'],
      ['dog', 'WARNING', 'poison_animal'],
      ['cat', 'WARNING', 'poison_animal'],
      ['bird', 'CRITICAL', 'fumes_animal'],
    ],
    source:
      'National Pesticide Information Center, naphthalene and paradichlorobenzene mothballs; Merck Veterinary Manual, Toxicology: household hazards',
  },
  {
    name: 'Lamp oil or lighter fluid',
    words:
      /lamp oil|lampenol|huile (?:de|pour) lampe|aceite (?:de|para) lampara|olio (?:da|per) lampad|lighter (?:fluid|fuel)|feuerzeugbenzin|grillanzunder flussig|essence (?:a|pour) briquet|gasolina para mechero|benzina per accendin|torch oil|fackelol/,
    warns: [['child', 'CRITICAL', 'aspiration']],
    source: 'REACH Annex XVII entry 3 (lamp oils and grill lighters, H304)',
  },
  {
    name: 'Pool chlorine',
    words:
      /(?=.*(?:\bpool\b|piscin|schwimmbad|\bspa\b|hot tub|whirlpool))(?=.*(?:chlor|cloro|brom))(?=.*(?:tablet|tabs?\b|galet|pastill|granul|shock|schock|choc\b|sticks?\b|stabilised|compresse))/,
    types: HOME,
    warns: [
      ['child', 'CRITICAL', 'corrosive'],
      ['asthma', 'WARNING', 'fumes'],
      ['dog', 'WARNING', 'corrosive_animal'],
      ['cat', 'WARNING', 'corrosive_animal'],
      ['fish', 'WARNING', 'fish'],
    ],
    source: 'CLP Annex VI 613-031-00-5 (EUH031); CDC, MMWR 2023 on pool chemical injuries; US EPA pool chemical alert',
  },
  {
    // When breathed in, the fine drops of a water repellent settle where the lungs cannot clear them.
    name: 'Waterproofing spray',
    words:
      /(?=.*(?:spray|aerosol|bombe))(?=.*(?:impragnier|impregn|imprignat|water-?proof|water repell|impermeabil))|impragnierspray/,
    types: HOME,
    warns: [
      ['asthma', 'WARNING', 'fumes'],
      ['infant', 'WARNING', 'fumes'],
      ['child', 'WARNING', 'fumes'],
      ['bird', 'WARNING', 'fumes_animal'],
    ],
    source: 'REACH Annex XVII entry 73 (fluorinated silanes in sprays); BfR on impregnation sprays and lung injury',
  },
  {
    name: 'Alcohol hand rub',
    words:
      /hand (?:rub|saniti[sz]er|gel saniti)|hande?desinfektion|handegel|gel hydroalcoolique|hidroalcoholico|gel (?:igienizzante|disinfettante)/,
    warns: [['child', 'WARNING', 'alcohol']],
    source: 'CDC, MMWR 2017;66(8):223 (hand sanitisers and children)',
  },
  {
    name: 'Hair relaxer or cuticle remover',
    words:
      /hair relaxer|defrisant|glattungscreme|alisador|stirante|cuticle remover|nagelhautentferner|emollient cuticules|eau de cuticules|quitacuticulas|permanent wave|dauerwelle|depilator|epilatoire|enthaarungscreme|depilatori/,
    types: ['leave_on', 'rinse_off'],
    warns: [['child', 'WARNING', 'corrosive']],
    source: 'CosIng III/15 and III/2 (alkalis and thioglycolates: keep away from children, avoid contact with eyes)',
  },
  {
    name: 'Vapour rub',
    words:
      /vapou?r ?rub|vaporub|erkaltungsbalsam|baume.{0,14}(?:respir|pectoral)|balsamo.{0,14}(?:respir|pectoral|pettoral)/,
    warns: [
      ['child', 'WARNING', 'medicine_child'],
      ['epilepsy', 'WARNING', 'epilepsy'],
    ],
    source:
      'American Academy of Pediatrics, Pediatrics 1994 (camphor); Burkhard et al., J Neurol 1999 (plant-derived essential oils and seizures)',
  },
  {
    name: 'A balloon or small part',
    words:
      /\bballoons?\b|luftballon|ballons? de baudruche|\bglobos?\b|palloncin|(?=.*(?:\btoys?\b|jouet|spielzeug|juguete|giocattol))(?=.*(?:\b0-3\b|under 3|moins de 3|unter 3|menos de 3|meno di 3))/,
    not: /whisk|schneebesen|fouet|batidor|frusta|glass/,
    types: HOME,
    warns: [['child', 'WARNING', 'choking_object']],
    source: 'Directive 2009/48/EC Annex V (warnings on toys)',
  },
  ...LITTLE_HARM,
];

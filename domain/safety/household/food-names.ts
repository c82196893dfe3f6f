import { normaliseName } from '../../knowledge/names/normalise.ts';

/** Names that people use for a food allergen, by its id in the knowledge pack. A word under several ids means all. */
const NAMES: Readonly<Record<string, string>> = {
  gluten:
    'gluten|gluten cereals|gluten cereal|cereals|glutine|barley|rye|oats|malt|orge|seigle|avoine|gerste|roggen|hafer|cebada|centeno|avena|orzo|segale|gerst|rogge|haver|glúten|céréales|getreide|cereales|cereali|granen',
  wheat:
    'wheat|blé|weizen|trigo|frumento|grano|tarwe|wheat flour|spelt|dinkel|épeautre|farro|espelta|pszenica|vete|hvede|froment',
  crustacean:
    'crustacean|crustaceans|crustacé|krebstier|crustáceo|crostaceo|schaaldier|garnele|garnaal|gamba|gambas|gambero|shrimp|shrimps|prawn|prawns|crab|lobster|shellfish|seafood|crustacés|krebstiere|crevette|crevettes|garnelen|krabben|gambas|crustáceos|camarones|crostacei|gamberi|schaaldieren|garnalen|skorupiaki|fruits de mer|marisco|mariscos|frutti di mare|meeresfrüchte|schaal en schelpdieren',
  mollusc:
    'mollusc|muschel|mollusque|molusco|mollusco|weekdier|moule|cozza|molluscs|mollusk|mollusks|shellfish|seafood|mussel|mussels|oyster|oysters|squid|weichtiere|clam|clams|scallop|scallops|snail|mollusques|moules|huîtres|muscheln|moluscos|mejillones|molluschi|cozze|weekdieren|mosselen|octopus|fruits de mer|marisco|mariscos|frutti di mare|meeresfrüchte',
  egg: 'egg|eggs|yolk|egg yolks|egg whites|jaune d œuf|blanc d œuf|eigelb|eiklar|hühnereiweiß|hühnereier|kippeneiwit|eigeel|clara de huevo|yema de huevo|albume|tuorlo|œuf|oeuf|œufs|ei|eier|huevo|huevos|uovo|uova|egg white|egg yolk|eieren|jaja|ovo|ovos|hühnerei|kippenei|albumen|hen s egg|hens eggs|chicken egg',
  fish: 'fish|seafood|poisson|fisch|pescado|pesce|salmon|tuna|cod|poissons|fische|vis|ryba|ryby|peixe|lachs|saumon|anchovy|anchovies|pesci|trout|herring',
  peanut:
    'peanut|peanuts|groundnut|nuts|nut|arachide|cacahuète|erdnuss|erdnüsse|cacahuete|maní|arachidi|groundnuts|monkey nut|monkey nuts|arachides|cacahuètes|cacahuetes|pinda|pinda s|pindas|orzeszki ziemne|amendoim|peanut butter',
  soy: 'soy|soya|soja|soia|soybean|soybeans|soy bean|soya bean|soya beans|soy beans|tofu|soy lecithin|soya lecithin|sojabohnen|sojabonen',
  milk: 'milk|dairy|cow milk|cows milk|cow s milk|milk protein|lait|milch|leche|latte|cow milk protein|cow s milk protein|cows milk protein|cmpa|cma|cmpi|aplv|kma|kmea|bovine milk|casein|whey|cheese|butter|cream|lait de vache|kuhmilch|milcheiweiß|leche de vaca|latte vaccino|melk|koemelk|mleko|leite|protéines de lait|proteína de leche|proteine del latte|milk proteins|caséine|kasein|caseína|caseina|zuivel|dairy products|produits laitiers|lácteos|latticini',
  tree_nut:
    'tree nut|tree nuts|nut|nuts|nuss|baumnüsse|schalenfrucht|fruit à coque|noot|boomnoten|schaalvruchten|fruto de cáscara|fruta a guscio|frutos de cáscara|fruits à coque|schalenfrüchte|nüsse|frutos de cáscara|frutta a guscio|noten|orzechy|frutos secos|frutta secca|frutta secca a guscio|treenuts|treenut',
  celery: 'celery|celeriac|céleri|sellerie|apio|sedano|selderij|seler|celery root|knolselderij',
  mustard:
    'mustard|moutarde|senf|mostaza|senape|mustard seed|mustard seeds|graines de moutarde|senfkörner|senfsaat|semillas de mostaza|semi di senape|mosterd|mosterdzaad|gorczyca|mustard powder|mustard flour',
  sesame:
    'sesame|sésame|sesam|sésamo|sesamo|tahini|sesame seed|sesame seeds|graines de sésame|sesamsamen|semillas de sésamo|ajonjolí|semi di sesamo|sesamzaad|sezam|tahin',
  sulphite:
    'sulphite|sulphites|sulfite|sulfites|sulfit|sulfitos|solfiti|sulphur dioxide|sulfur dioxide|so2|e220|schwefeldioxid|sulfito|sulfieten|sulfiet|siarczyny|zwaveldioxide|anhydride sulfureux|metabisulphite|metabisulfite|sodium metabisulphite|sodium metabisulfite',
  lupin: 'lupin|lupine|lupinenmehl|lupinenmeel|altramuz|lupini|lupins|lupinen|altramuces|lupino|łubin|lupin flour',
  alpha_gal:
    'alpha gal|red meat|mammal meat|beef|pork|lamb|bœuf|porc|rindfleisch|schweinefleisch|viande rouge|rotes fleisch|carne roja|carne rossa',
  latex_fruit: 'latex fruit',
  carmine: 'carmine|cochineal|e120|karmin|carmin',
  bee_product: 'bee product|bee products|propolis|royal jelly|bee pollen',
  buckwheat: 'buckwheat|sarrasin|buchweizen|trigo sarraceno|grano saraceno|soba',
};

/** One tree nut in the five languages of the app, with the nut it cross-reacts with. */
const NUTS: readonly { readonly words: string; readonly with: string }[] = [
  {
    words: 'almond|almonds|amande|amandes|mandel|mandeln|almendra|almendras|mandorla|mandorle|amandel|amandelen',
    with: '',
  },
  {
    words:
      'hazelnut|hazelnuts|filbert|noisette|noisettes|haselnuss|haselnüsse|avellana|avellanas|nocciola|nocciole|hazelnoot|hazelnoten',
    with: '',
  },
  {
    words: 'walnut|walnuts|noix|walnuss|walnüsse|nuez|nueces|noce|noci|walnoot|walnoten',
    with: 'pecan|pékan|pekannuss|pecana',
  },
  { words: 'pecan|pékan|pekannuss|pecana|pecan nut', with: 'walnut|noix|walnuss|nuez|noce' },
  {
    words: 'cashew|cashews|cajou|noix de cajou|kaschunuss|anacardo|anacardio|anacardi|cashew nut|cashewnoot',
    with: 'pistachio|pistache|pistazie|pistacho|pistacchio',
  },
  {
    words: 'pistachio|pistachios|pistache|pistaches|pistazie|pistazien|pistacho|pistacchio|pistacchi',
    with: 'cashew|cajou|kaschunuss|anacardo|anacardio',
  },
  { words: 'brazil nut|brazil|noix du brésil|paranuss|nuez de brasil|noce del brasile', with: '' },
  { words: 'macadamia|macadamia nut', with: '' },
];

const list = (words: string): readonly string[] =>
  words
    .split('|')
    .filter((word) => word !== '')
    .map(normaliseName);
const IDS: ReadonlyMap<string, readonly string[]> = (() => {
  const ids = new Map<string, string[]>();
  for (const [id, words] of Object.entries(NAMES)) {
    for (const word of [...list(words), normaliseName(id.replaceAll('_', ' ')), id]) {
      const known = ids.get(word);
      if (known === undefined) ids.set(word, [id]);
      else if (!known.includes(id)) known.push(id);
    }
  }
  return ids;
})();
/** Every name in the table, for suggestions. */
export const FOOD_NAMES: readonly string[] = [...IDS.keys()];
const NUT_WORDS = NUTS.map((nut) => ({ words: list(nut.words), all: [...list(nut.words), ...list(nut.with)] }));

/** What a member's word for a food allergen means. */
export interface FoodName {
  /** Allergens of the knowledge pack it stands for; empty if the word is not in the table. */
  readonly ids: readonly string[];
  /** For one tree nut: the words that name it or the nut it cross-reacts with. */
  readonly nut: readonly string[] | null;
  /** The word itself, normalised. */
  readonly word: string;
}

/** Interprets a member's word: "milk", "tree_nut", "Erdnüsse", "walnut", or any other ("pine nut"). */
export const foodName = (text: string): FoodName => {
  const word = normaliseName(text);
  const nut = NUT_WORDS.find(({ words }) => words.includes(word));
  if (nut !== undefined) return { ids: ['tree_nut'], nut: nut.all, word };
  return { ids: IDS.get(text.trim()) ?? IDS.get(word) ?? [], nut: null, word };
};

/** Allergens that labels must name by food law: what "food allergy" without a name means. */
export const LEGAL_ALLERGENS: ReadonlySet<string> = new Set([
  'gluten',
  'wheat',
  'crustacean',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'tree_nut',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'mollusc',
]);

/**
 * What people are allergic to other than the allergens of food law: the ingredient's id in the knowledge pack, and its
 * names in English, French, German, Spanish, Italian and Dutch. Anything else in the pack is understood by its names.
 */
export const SUBSTANCES: Readonly<Record<string, string>> = {
  kiwi: 'kiwi|kiwi fruit|kiwifruit|kiwis|actinidia|kiwi vert',
  strawberry:
    'strawberry|strawberries|fraise|fraises|erdbeere|erdbeeren|fresa|fresas|fragola|fragole|aardbei|aardbeien',
  banana: 'banana|bananas|banane|bananes|bananen|plátano|banaan|bananen',
  avocado: 'avocado|avocat|aguacate',
  mango: 'mango|mangoes|mangue',
  papaya: 'papaya|papaye',
  pineapple: 'pineapple|ananas|piña',
  peach: 'peach|peaches|pêche|pêches|pfirsich|pfirsiche|melocotón|pesca|pesche|perzik',
  apple: 'apple|apples|pomme|pommes|apfel|äpfel|manzana|mela|mele|appel|appels',
  pear: 'pear|pears|poire|birne|birnen|pera|peer',
  cherry: 'cherry|cherries|cerise|cerises|kirsche|kirschen|cereza|ciliegia|ciliegie|kers|kersen',
  apricot: 'apricot|apricots|abricot|abricots|aprikose|aprikosen|albaricoque|albicocca|abrikoos',
  plum: 'plum|plums|prune|pflaume|pflaumen|ciruela|prugna|pruim',
  orange: 'orange|oranges|orangen|naranja|arancia|sinaasappel',
  lemon: 'lemon|lemons|citron|zitrone|zitronen|limón|limone|citroen',
  tomato: 'tomato|tomatoes|tomate|tomates|tomaten|pomodoro|pomodori|tomaat',
  potato: 'potato|potatoes|pomme de terre|kartoffel|kartoffeln|patata|patatas|patate|aardappel',
  carrot: 'carrot|carrots|carotte|carottes|karotte|karotten|möhre|möhren|zanahoria|carota|wortel',
  garlic: 'garlic|ail|knoblauch|ajo|aglio|knoflook',
  onion: 'onion|onions|oignon|oignons|zwiebel|zwiebeln|cebolla|cipolla|ui|uien',
  corn: 'corn|maize|sweetcorn|maïs|mais|maíz',
  rice: 'rice|riz|reis|arroz|riso|rijst',
  coconut: 'coconut|noix de coco|kokos|kokosnuss|coco|noce di cocco|cocco|kokosnoot',
  'pine-nuts':
    'pine nut|pine nuts|pignon de pin|pignons|pinienkern|pinienkerne|piñón|piñones|pinolo|pinoli|pijnboompit',
  chestnut: 'chestnut|chestnuts|châtaigne|châtaignes|marron|marrons|kastanie|marone|castaña|castagna|kastanje',
  chickpeas:
    'chickpea|chickpeas|pois chiche|pois chiches|kichererbse|kichererbsen|garbanzo|garbanzos|cece|ceci|kikkererwt',
  pea: 'pea|peas|pois|petit pois|erbse|erbsen|guisante|guisantes|pisello|piselli|erwt|erwten|pea protein',
  lentils: 'lentil|lentils|lentille|lentilles|linse|linsen|lenteja|lentejas|lenticchia|lenticchie|linze',
  'sunflower-seed':
    'sunflower seed|sunflower|tournesol|sonnenblumenkern|sonnenblumenkerne|girasol|girasole|zonnebloempit',
  'poppy-seed': 'poppy seed|poppy seeds|pavot|mohn|amapola|semi di papavero|maanzaad',
  flax: 'flax|flaxseed|linseed|lin|leinsamen|lino|lijnzaad',
  cinnamon: 'cinnamon|cannelle|zimt|canela|cannella|kaneel',
  vanilla: 'vanilla|vanille|vainilla|vaniglia',
  paprika: 'paprika|piment doux|pimentón',
  coriander: 'coriander|cilantro|coriandre|koriander|coriandolo',
  cocoa: 'cocoa|cacao|chocolate|chocolat|schokolade|cioccolato|kakao|chocolade',
  coffee: 'coffee|café|kaffee|caffè|koffie',
  honey: 'honey|miel|honig|miele|honing',
  yeast: 'yeast|levure|hefe|levadura|lievito|gist',
  gelatin: 'gelatin|gelatine|gélatine|gelatina',
  chicken: 'chicken|poulet|huhn|hähnchen|pollo|kip',
  'monosodium-glutamate':
    'msg|monosodium glutamate|e621|glutamate|glutamate monosodique|mononatriumglutamat|natriumglutamat|glutamato monosódico|glutammato monosodico|mononatriumglutamaat',
  aspartame: 'aspartame|aspartam|aspartamo|e951',
  tartrazine: 'tartrazine|tartrazin|tartrazina|e102|yellow 5|fd&c yellow 5',
  'sodium-benzoate':
    'sodium benzoate|benzoate|benzoate de sodium|natriumbenzoat|benzoato sódico|benzoato di sodio|e211',
  carrageenan: 'carrageenan|carraghénane|carrageen|carragenano|carragenina|e407',
  annatto: 'annatto|rocou|achiote|bixin|e160b',
  'p-phenylenediamine':
    'ppd|p phenylenediamine|para phenylenediamine|paraphenylenediamine|p-phenylenediamine|p-phénylènediamine|p-phenylendiamin|p-fenilendiamina|parafenilendiamina|1,4-diaminobenzene',
  lanolin: 'lanolin|lanoline|lanolina|wool wax|wool alcohols',
  formaldehyde: 'formaldehyde|formaldéhyde|formaldehyd|formaldehído|formaldeide|formalin',
  methylisothiazolinone:
    'methylisothiazolinone|mi|mit|mi preservative|methylisothiazolinon|metilisotiazolinona|metilisotiazolinone|méthylisothiazolinone',
  methylchloroisothiazolinone:
    'methylchloroisothiazolinone|mci|cmit|kathon|kathon cg|mci mi|methylchloorisothiazolinon|methylchlorisothiazolinon|metilcloroisotiazolinona|metilcloroisotiazolinone|méthylchloroisothiazolinone',
  limonene: 'limonene|limonène|limonen|limoneno',
  linalool: 'linalool|linalol',
  'cocamidopropyl-betaine': 'cocamidopropyl betaine|capb',
  'propylene-glycol':
    'propylene glycol|pg|propylène glycol|propylenglykol|propilenglicol|glicole propilenico|propyleenglycol',
  'sodium-lauryl-sulfate': 'sodium lauryl sulfate|sls',
  'balsam-of-peru': 'balsam of peru|peru balsam|baume du pérou|perubalsam|myroxylon',
  rosin: 'colophonium|colophony|rosin|colophane|kolophonium|colofonia',
};

import { normaliseName } from '../../knowledge/names/normalise.ts';

/**
 * Words for a whole group of foods or substances whose members are not listed anywhere here: matching some members
 * would pass the others as suitable (method M6.2.10). Groups of food law ("nuts", "shellfish", "cereals") are left out.
 */
const GROUPS = [
  'citrus|citrus fruit|citrus fruits|legume|legumes|pulse|pulses|bean|beans|berry|berries|fruit|fruits|tropical fruit|tropical fruits|stone fruit|stone fruits|vegetable|vegetables|nightshade|nightshades|meat|meats|poultry|game|seed|seeds|spice|spices|herb|herbs|cereal|grain|grains|preservative|preservatives|colour|colours|color|colors|colouring|colourings|food colouring|food coloring|food dye|food dyes|azo dye|azo dyes|dye|dyes|additive|additives|e numbers|sweetener|sweeteners|flavouring|flavourings|flavoring|flavorings|acrylate|acrylates|formaldehyde releasers|mushroom|mushrooms|oil|oils|fat|fats|sugar|sugars|alcohol|alcohols|perfume|perfumes|caffeine|pepper|peppers|capsicum|bell pepper',
  'zitrusfrüchte|zitrusfrucht|zitrus|hülsenfrüchte|hülsenfrucht|bohnen|beeren|obst|früchte|steinobst|gemüse|fleisch|geflügel|samen|saaten|gewürze|kräuter|korn|konservierungsstoffe|konservierungsmittel|farbstoffe|lebensmittelfarbe|azofarbstoffe|zusatzstoffe|süßstoffe|aromen|pilze|öle|zucker|alkohol|parfüm',
  'agrumes|agrume|légumineuses|légumineuse|légumes secs|haricots|baies|fruits rouges|fruits exotiques|fruits à noyau|légumes|viande|viandes|volaille|graines|graine|épices|herbes|conservateurs|conservateur|colorants|colorant|additifs|édulcorants|arômes|champignons|huiles|sucre|sucres|alcool|parfum',
  'cítricos|cítrico|legumbres|leguminosas|judías|bayas|fruta|frutas|frutas tropicales|verduras|hortalizas|carne|carnes|aves|semillas|especias|hierbas|conservantes|conservante|colorantes|colorante|aditivos|edulcorantes|aromas|setas|aceites|azúcar|azúcares|alcohol|perfume',
  'agrumi|legumi|legume|fagioli|bacche|frutti di bosco|frutta|frutta tropicale|verdure|verdura|carni|pollame|semi|spezie|erbe|conservanti|conservante|coloranti|colorante|additivi|edulcoranti|aromi|funghi|oli|zucchero|zuccheri|alcol|profumo',
  'citrusvruchten|citrusfruit|peulvruchten|bonen|bessen|vruchten|groente|groenten|vlees|gevogelte|zaden|specerijen|kruiden|conserveermiddelen|kleurstoffen|additieven|zoetstoffen|aroma s|paddenstoelen|oliën|suiker|suikers',
];

const WORDS: ReadonlySet<string> = new Set(GROUPS.flatMap((line) => line.split('|')).map(normaliseName));

/** Whether a typed allergen names a group without saying which of its members. @param word normalised */
export const isGroupWord = (word: string): boolean => WORDS.has(word);

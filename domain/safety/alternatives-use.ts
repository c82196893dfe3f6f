import { holds, searchable, type WordList, words } from '../products/word-search.ts';
import type { ProductType } from './vocabulary.ts';

type Uses = readonly (readonly [use: string, words: WordList])[];

const uses = (table: Readonly<Record<string, string>>): Uses =>
  Object.entries(table).map(([use, list]) => [use, words(list)]);

// What a product is for, by words of its name in English, French, German, Spanish and Italian. The first match wins,
// so narrower uses come before wider ones.
const HOUSE = uses({
  'toilet cleaner': 'toilet, wc, wc reiniger, nettoyant wc, limpiador wc, inodoro, gabinetto, gel wc',
  'drain opener': 'drain, abflussreiniger, rohrreiniger, déboucheur, desatascador, disgorgante',
  'oven cleaner': 'oven, backofenreiniger, grill cleaner, décapant four, nettoyant four, limpiahornos, forno',
  descaler:
    'descaler, limescale, entkalker, détartrant, anticalcaire, antical, anticalcare, kalkreiniger, vinegar, essigreiniger',
  'glass cleaner':
    'glass, window, windows, glasreiniger, fensterreiniger, vitres, lave vitres, limpiacristales, cristales, vetri',
  'dishwasher detergent':
    'dishwasher, geschirrspültabs, spülmaschine, spülmaschinentabs, lave vaisselle, lavavajillas automático, lavastoviglie',
  'washing-up liquid':
    'washing up, dish soap, dish liquid, dishwashing liquid, dishwashing, spülmittel, liquide vaisselle, vaisselle, lavavajillas, piatti',
  'fabric softener':
    'fabric softener, fabric conditioner, softener, weichspüler, adoucissant, assouplissant, suavizante, ammorbidente',
  'stain remover': 'stain remover, fleckenentferner, détachant, quitamanchas, smacchiatore',
  'laundry detergent':
    'laundry, washing powder, washing liquid, detergent, waschmittel, vollwaschmittel, lessive, detergente ropa, colada, bucato, lavatrice',
  bleach: 'bleach, javel, chlorreiniger, lejía, candeggina',
  'mould remover': 'mould, mold, mildew, schimmelentferner, moisissures, antimoho, muffa',
  'floor cleaner': 'floor, floors, bodenreiniger, sols, fregasuelos, suelos, pavimenti',
  'bathroom cleaner': 'bathroom, shower, badreiniger, salle de bain, baño, bagno',
  'kitchen cleaner':
    'kitchen, degreaser, küchenreiniger, cuisine, dégraissant, cocina, desengrasante, cucina, sgrassatore',
  disinfectant:
    'disinfectant, disinfecting, desinfektion, désinfectant, desinfectante, disinfettante, sanitizer, sanitiser',
  'all-purpose cleaner':
    'all purpose, multi purpose, multi surface, multisurface, allzweckreiniger, universalreiniger, multi usages, multiusos, multiuso, cleaner, cleaning spray',
  'air freshener':
    'air freshener, room spray, lufterfrischer, désodorisant, ambientador, deodorante per ambienti, reed diffuser, candle, kerze, bougie',
  insecticide: 'insecticide, fly spray, insektenspray, insecticida, insetticida, ant killer, wasp',
  weedkiller: 'weedkiller, weed killer, herbicide, unkrautvernichter, désherbant, herbicida, diserbante',
  fertiliser: 'fertiliser, fertilizer, dünger, engrais, abono, fertilizante, concime',
  'slug bait': 'slug, schneckenkorn, anti limaces, babosas, lumache',
  antifreeze: 'antifreeze, coolant, frostschutz, antigel, anticongelante, antigelo',
  screenwash: 'screen wash, screenwash, windshield, scheibenwaschmittel, lave glace, lavaparabrisas, lavavetri',
  polish: 'polish, furniture, möbelpolitur, cire, cera',
});
const BODY = uses({
  sunscreen:
    'sunscreen, sun cream, sun milk, sun lotion, spf, sonnencreme, sonnenmilch, crème solaire, protector solar, crema solare, solaire',
  toothpaste: 'toothpaste, zahnpasta, zahncreme, dentifrice, pasta de dientes, dentífrico, dentifricio',
  mouthwash: 'mouthwash, mouth wash, mundspülung, bain de bouche, enjuague bucal, collutorio',
  shampoo: 'shampoo, shampooing, champú',
  'hair conditioner': 'conditioner, après shampooing, haarspülung, spülung, acondicionador, balsamo',
  'hair dye': 'hair dye, hair colour, hair color, haarfarbe, coloration, tinte, tinta',
  'hair styling': 'hair spray, hair gel, styling, haarspray, laque, laca, hair wax, mousse coiffante',
  'hair oil': 'hair oil, haaröl, huile capillaire',
  'hand wash': 'hand wash, hand soap, handseife, savon mains, jabón de manos, sapone mani',
  'shower gel': 'shower gel, body wash, shower, duschgel, gel douche, gel de ducha, bagnoschiuma, doccia, douche',
  'bath foam': 'bubble bath, bath foam, schaumbad, bain moussant, baño de espuma, bagno schiuma, bath',
  'face cleanser':
    'cleanser, face wash, micellar, cleansing, gesichtsreinigung, nettoyant visage, eau micellaire, limpiador facial, detergente viso, struccante, mizellenwasser',
  soap: 'soap, seife, savon, jabón, sapone',
  deodorant: 'deodorant, antiperspirant, deo, déodorant, desodorante, deodorante',
  'lip care': 'lip balm, lip, lippenpflege, baume à lèvres, bálsamo labial, burrocacao',
  'eye make-up': 'mascara, eyeliner, eye shadow, eyeshadow, lidschatten',
  'face make-up': 'foundation, concealer, blush, make up, fond de teint',
  'nail polish': 'nail polish, nagellack, vernis, esmalte, smalto',
  'hand cream': 'hand cream, handcreme, crème mains, crema de manos, crema mani',
  'baby wipes': 'baby wipes, wipes, feuchttücher, lingettes, toallitas, salviette',
  'nappy cream': 'nappy, diaper, windel, wundschutz, change, pañal, pannolino',
  perfume: 'perfume, eau de toilette, eau de parfum, parfum, perfumes, profumo, cologne',
  'face cream':
    'face cream, day cream, night cream, facial cream, gesichtscreme, tagescreme, nachtcreme, crème visage, crème de jour, crema facial, crema viso, moisturiser, moisturizer',
  serum: 'serum, sérum, siero',
  'body lotion':
    'body lotion, body milk, body butter, body cream, lotion, bodylotion, körpermilch, körperlotion, lait corporel, leche corporal, latte corpo',
  'insect repellent': 'repellent, mückenschutz, anti moustique, antimosquitos, antizanzare',
});
const FOOD = uses({
  'chewing gum': 'chewing gum, gum, kaugummi, chicle',
  'chocolate spread':
    'chocolate spread, hazelnut spread, spread, pâte à tartiner, nuss nougat, crema de cacao, crema spalmabile',
  chocolate: 'chocolate, chocolat, schokolade, cioccolato',
  'breakfast cereal': 'cereal, cereals, muesli, granola, müsli, corn flakes, céréales, cereales, cereali',
  biscuits: 'biscuit, cookie, cookies, keks, kekse, galleta, biscotti, biscotto',
  crisps: 'crisps, chips, tortilla chips, patatas fritas, patatine',
  sweets: 'sweets, candy, candies, gummies, bonbons, fruchtgummi, caramelos, caramelle, jelly beans',
  'soft drink': 'cola, lemonade, soft drink, soda, limonade, limonada, energy drink, gaseosa, aranciata',
  juice: 'juice, jus, saft, zumo, succo, nectar',
  yogurt: 'yogurt, yoghurt, yaourt, joghurt, yogur',
  bread: 'bread, brot, pain, pan, pane, toast',
  sausage: 'sausage, salami, ham, wurst, schinken, saucisson, jambon, jamón, salchicha, prosciutto, bacon',
  cheese: 'cheese, fromage, käse, queso, formaggio',
  'ice cream': 'ice cream, glace, eis, helado, gelato',
  'pasta sauce': 'pasta sauce, tomato sauce, sauce tomate, tomatensauce, salsa de tomate, sugo',
  ketchup: 'ketchup',
  mayonnaise: 'mayonnaise, mayo, mayonesa, maionese',
  jam: 'jam, confiture, konfitüre, marmelade, mermelada, marmellata, confettura',
  margarine: 'margarine, margarina',
  soup: 'soup, soupe, suppe, sopa, zuppa',
  'plant drink': 'oat drink, soy drink, almond drink, oat milk, soy milk, almond milk, haferdrink, boisson avoine',
  'peanut butter': 'peanut butter, beurre de cacahuète, erdnussbutter, crema de cacahuete',
  tea: 'tea, tee, thé, té',
  coffee: 'coffee, café, kaffee, caffè',
});
const PET = uses({
  'spot-on': 'spot on, pipette, pipettes, pipeta, flea drops',
  'flea collar': 'collar, halsband, collier, collare',
  'pet shampoo': 'shampoo, shampooing, champú',
  'dog food': 'dog, dogs, puppy, hund, hunde, chien, perro, cane',
  'cat food': 'cat, cats, kitten, katze, katzen, chat, gato, gatto',
});

const TABLES: Readonly<Record<ProductType, Uses>> = {
  household: HOUSE,
  outdoor: HOUSE,
  other: HOUSE,
  leave_on: BODY,
  rinse_off: BODY,
  food: FOOD,
  pet_topical: PET,
  pet_food: PET,
};

/**
 * What a product is for, by its name (method M9: "main function").
 * @returns a key to compare; null if the name does not say, so that no alternatives are offered
 */
export const mainUse = (name: string, type: ProductType): string | null => {
  const text = searchable(name);
  return TABLES[type].find(([, list]) => holds(text, list))?.[0] ?? null;
};

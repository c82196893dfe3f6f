import { words } from './word-search.ts';

// Words of product names that lead to a home area (product P3.3), in English, French, German, Spanish, Italian and
// Dutch. All match whole words, with an optional plural s; a star marks an open end, for compounds.

export const AIR_WATER = words(
  'air freshener, air purifier, air cleaner, filter, purifier, water, humidifier, dehumidifier, room spray, reed diffuser, ' +
    'fragrance diffuser, home fragrance, scented candle, désodorisant, parfum d ambiance, purificateur, humidificateur, ' +
    'déshumidificateur, filtre, eau, eaux, raumduft, raumspray, duftkerze, lufterfrischer, luftreiniger, luftbefeuchter, ' +
    'luftentfeuchter, wasser, *wasserfilter, mineralwasser, ambientador, purificador, humidificador, deshumidificador, ' +
    'filtro, agua, deodorante per ambienti, profumatore, purificatore, umidificatore, deumidificatore, acqua, ' +
    'luchtverfrisser, luchtreiniger, luchtbevochtiger, luchtontvochtiger, huisparfum, waterfilter, bronwater, geurkaars',
);
/** Phrases with water or a filter that do not mean the air or water of a home. */
export const NOT_AIR_WATER = words(
  'micellar water, cleansing water, thermal water, rose water, flower water, water resistant, water proof, water lily, ' +
    'water based, water enhancer, water chestnut, water biscuit, water cracker, water ice, coconut water, in spring water, in water, ' +
    'added water, natural water, water bottle, water balloon, water heater, water scooter, water gun, water toy, ' +
    'coffee filter, filter coffee, uv filter, filter papers, filter paper, oil filter, watercolour, water colour, ' +
    'eau de toilette, eau de parfum, eau de cologne, eau micellaire, eau thermale, eau démaquillante, eau nettoyante, ' +
    'eau de rose, eau de coco, eau de javel, eau de vie, eau fraiche, à l eau, sans eau, sin agua, senza acqua, ohne wasser, sirop à l eau, eau écarlate, ' +
    'mizellenwasser, rosenwasser, gesichtswasser, mundwasser, haarwasser, kölnisch wasser, rasierwasser, wasserfest, ' +
    'agua micelar, agua de colonia, agua de coco, agua de rosas, agua de tocador, agua oxigenada, agua termal, al agua, ' +
    'acqua micellare, acqua di colonia, acqua di rose, acqua termale, all acqua, in acqua, acqua ossigenata, acqua di cocco, ' +
    'filtro solar, protector filtro, café filtre, kaffeefilter, filterkaffee, koffiefilter, filterkoffie, op water, ' +
    'filtre à café, cigarette filter',
);
export const KITCHEN = words(
  'kitchen, dish, dishes, dishwasher, dishwashing, washing up liquid, oven, hob, stove, cooktop, cooker, cookware, ' +
    'microwave, fridge, refrigerator, minifridge, freezer, coffeemaker, coffee maker, espresso machine, blender, toaster, ' +
    'kettle, frying pan, saucepan, cooking pot, air fryer, electric range, gas range, food processor, cutlery, tumbler, ' +
    'mug, garlic press, cuisine, vaisselle, lave vaisselle, nettoyant four, four, plaques de cuisson, dégraissant, ' +
    'réfrigérateur, geschirr*, spülmittel, spülmaschine*, küche, küchen*, backofen*, kühlschrank*, cocina, lavavajillas, ' +
    'vajilla, horno, vitrocerámica, desengrasante, cucina, piatti, stoviglie, lavastoviglie, forno, sgrassatore, keuken*, ' +
    'afwas*, vaatwas*, vaatwasser, oven*, koelkast*',
);
export const BATHROOM = words(
  'bathroom, toilet, lavatory, wc, bathtub, bath tub, shower cleaner, shower spray, shower curtain, tile, grout, limescale, ' +
    'toilet paper, toilet tissue, salle de bain, baignoire, papier toilette, papier hygiénique, bad reiniger, badreiniger, ' +
    'badezimmer*, toilettenpapier, klo, klopapier, wc reiniger, duschreiniger, kalkreiniger, cuarto de baño, inodoro, ' +
    'limpiador baño, papel higiénico, antical, bagno, carta igienica, anticalcare, anticalcaire, calcaire, badkamer*, ' +
    'toiletpapier, toiletreiniger, toiletblok, wc blok, kalkreiniger',
);
/** Phrases with a bathroom word that do not mean the room, such as the name of a scent. */
export const NOT_BATHROOM = words(
  'eau de toilette, gel de bain, gel de baño, sales de baño, bain de bouche, bagno doccia, bagno schiuma, trousse de toilette, ' +
    'toilettenwasser, eau toilette, wc ente',
);
/** Mean the bathroom only if the product is not for the body: a shower gel belongs to personal care. */
export const SHOWER_OR_BATH = words('shower, bath');
export const LAUNDRY = words(
  'laundry, laundry detergent, detergent, fabric softener, fabric conditioner, softener, washing powder, washing liquid, ' +
    'washing machine, clothes dryer, stain remover, dryer sheet, starch spray, ironing, lessive, adoucissant, assouplissant, ' +
    'détachant, linge, *waschmittel, waschpulver, weichspüler, fleckenentferner, wäsche*, feinwaschmittel, detergente ropa, ' +
    'detergente para ropa, detergente lavadora, colada, ropa, suavizante, quitamanchas, bucato, ammorbidente, lavatrice, ' +
    'smacchiatore, *wasmiddel, wasverzachter, vlekkenverwijderaar, waspoeder',
);
export const KIDS = words(
  'baby, babies, kid, child, children, childrens, infant, toddler, newborn, nursery, nappy, nappies, diaper, stroller, crib, ' +
    'pacifier, teether, teething, playpen, play yard, high chair, highchair, toy, doll, junior, youth, bébé, enfant, nourrisson, ' +
    'couches bébé, jouet, baby*, kinder*, windel*, säugling*, spielzeug, bebé, bebes, niño, niña, infantil, pañal, pañales, juguete, ' +
    'bambini, bambino, bimbi, bimbo, neonato, pannolini, giocattolo, luier*, kind, speelgoed, peuter*',
);
export const PET = words(
  'pet, dog, doggy, cat, puppy, puppies, kitten, aquarium, aquaria, flea, fleas, litter, hamster, rabbit, guinea pig, cage, ' +
    'bird seed, fish food, dog food, cat food, chien, chienne, chat, chiot, chaton, croquettes, litière, animaux, hund, hunde*, ' +
    'katze, katzen*, welpe*, haustier*, perro, perros, gato, gatos, mascota, pienso, arena para gatos, cane, cani, gatto, gatti, ' +
    'lettiera, crocchette, hond, honden*, kat, katten*, huisdier*, kattenbak*, spot on',
);
export const OUTDOOR = words(
  'car, garage, outdoor, garden, lawn, mower, patio, barbecue, bbq, charcoal, antifreeze, windscreen, windshield, screenwash, ' +
    'motor oil, engine, tyre, weed, weedkiller, herbicide, fertiliser, fertilizer, pesticide, pool, bicycle, bike, motorcycle, ' +
    'snowmobile, atv, all terrain vehicle, utility vehicle, chain saw, trimmer, tractor, generator, grill, jardin, voiture, ' +
    'auto, désherbant, engrais, antigel, lave glace, piscine, garten*, auto*, rasen*, unkraut*, dünger, *dünger, frostschutz*, ' +
    'grillanzünder, scheiben*, motoröl, jardín, coche, herbicida, abono, fertilizante, anticongelante, giardino, automobile, ' +
    'diserbante, concime, antigelo, tuin*, onkruid*, meststof, ruitensproeier*, antivries, mest',
);
/** Body words, for products that have not been categorised yet. */
export const BODY = words(
  'shampoo, conditioner, soap, cream, lotion, toothpaste, toothbrush, deodorant, deo, mascara, lipstick, lip gloss, eyeliner, ' +
    'eye shadow, sunscreen, serum, lip balm, body wash, face wash, shower gel, hand wash, mouthwash, perfume, make up, foundation, ' +
    'moisturiser, moisturizer, aftershave, after shave, hair dye, hair dryer, hair clipper, nail polish, razor, shaving, ' +
    'tampon, sanitary pad, cotton bud, plaster, ibuprofen, paracetamol, vitamin, supplement, eau de toilette, eau de parfum, ' +
    'eau de cologne, shampooing, crème, dentifrice, déodorant, gel douche, savon, bain de bouche, rouge à lèvres, parfum, sérum, ' +
    'baume, démaquillant, creme, *creme, duschgel, zahnpasta, zahncreme, seife, haarspray, *shampoo, deodorant, lippenstift, ' +
    'parfüm, champú, crema, dentífrico, desodorante, jabón, colonia, pintalabios, acondicionador, gel de ducha, gel de baño, ' +
    'dentifricio, sapone, deodorante, bagnoschiuma, rossetto, profumo, balsamo, lozione, tandpasta, douchegel, zeep, *zeep, ' +
    'huidcrème, dagcrème, handcrème, lippenbalsem, geneesmiddel, crème',
);
/** Food words, for products that have not been categorised yet. */
export const FOOD_WORDS = words(
  'chocolate, biscuit, cookie, cereal, bread, cheese, yogurt, yoghurt, juice, snack, soup, sauce, pasta, candy, sweets, ' +
    'crisps, chips, cola, tea, coffee, jam, honey, milk, flour, rice, sugar, salt, oil, butter, ham, sausage, tuna, beans, nuts, ' +
    'chocolat, fromage, yaourt, confiture, riz, farine, pâtes, soupe, lait, beurre, jambon, thon, miel, café, thé, jus, gâteau, ' +
    'käse, brot, milch, nudeln, schokolade, joghurt, mehl, reis, zucker, honig, butter, wurst, schinken, saft, kaffee, tee, ' +
    'queso, pan, leche, chocolate, galletas, arroz, harina, azúcar, miel, jamón, atún, zumo, formaggio, pane, latte, ' +
    'cioccolato, biscotti, riso, farina, zucchero, miele, prosciutto, tonno, succo, kaas, brood, melk, chocolade, koekjes, ' +
    'rijst, bloem, suiker, honing, ham, sap, koffie, thee',
);

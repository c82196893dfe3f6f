import { words } from './word-search.ts';

// Words of method M8, in the languages of the app. All match whole words, with an optional plural s.

export const RINSE_OFF = words(
  'shampoo, body wash, face wash, facial wash, hand wash, intimate wash, wash, soap, scrub, conditioner, cleanser, ' +
    'shower, toothpaste, mouthwash, mouth wash, bath, bubble bath, cleansing gel, cleansing foam, shaving foam, shaving gel, ' +
    'hair mask, exfoliating, rinse, shampooing, après shampooing, gel douche, douche, savon, dentifrice, bain, ' +
    'bain de bouche, nettoyant, gommage, mousse à raser, exfoliant, duschgel, dusche, duschbad, duschcreme, ' +
    'cremedusche, seife, zahnpasta, zahncreme, spülung, mundspülung, badezusatz, schaumbad, waschgel, rasierschaum, ' +
    'peeling, haarspülung, champú, champu, acondicionador, gel de ducha, ducha, jabón, jabon, dentífrico, dentifrico, ' +
    'pasta de dientes, baño, enjuague, bagnoschiuma, bagno doccia, docciaschiuma, doccia, sapone, dentifricio, ' +
    'balsamo, collutorio, detergente viso, struccante',
);
export const LEAVE_ON = words(
  'cream, lotion, serum, balm, sunscreen, sun cream, sun milk, spf, deodorant, antiperspirant, moisturiser, moisturizer, ' +
    'body butter, body milk, body oil, face oil, dry oil, hair oil, mascara, eyeliner, foundation, lipstick, ' +
    'lip balm, lip gloss, concealer, blush, powder, perfume, parfum, eau de toilette, eau de parfum, after shave, ' +
    'toner, wipe, tissue, hand sanitizer, hand sanitiser, hand rub, hair spray, hair gel, styling, wax, dry shampoo, ' +
    'leave in, nail, nail polish, hair dye, hair colour, hair color, relaxer, depilatory, hair removal, ointment, ' +
    'vapour rub, vapor rub, repellent, mückenschutz, mückenspray, zeckenschutz, repelente, repellente, crème, creme, lait corporel, huile, baume, sérum, déodorant, crème solaire, ' +
    'lingette, laque, coloration, vernis, épilatoire, shampooing sec, gesichtscreme, handcreme, körpermilch, ' +
    'körperlotion, bodylotion, sonnenmilch, sonnencreme, balsam, deo, deodorant, haarspray, haarfarbe, nagellack, ' +
    'feuchttücher, salbe, trockenshampoo, crema, loción, aceite corporal, bálsamo, desodorante, protector solar, ' +
    'toallitas, laca, tinte, babypuder, kinderpuder, körperpuder, fußpuder, gesichtspuder, lozione, siero, burrocacao, deodorante, crema solare, salviette, smalto, tinta',
);
/** Words of LEAVE_ON that only name a shape: foods and cleaners can also be creams, powders or oils. */
export const SHAPE = words(
  'cream, crème, creme, crema, powder, powdered, poudre, pulver, polvo, polvos, polvere, huile, siero, wax',
);
/** Words that make such a shape a cosmetic: where it is put, or what for. */
export const BODY = words(
  'face, facial, hand, foot, feet, body, skin, hair, eye, lip, day, night, baby, sun, shaving, after shave, nappy, diaper, barrier, cold cream, ' +
    'anti, antifungal, antiseptic, ageing, aging, wrinkle, hydrating, moisturising, moisturizing, soothing, tinted, loose, compact, pressed, setting, talc, talcum, ' +
    'visage, mains, corps, pieds, peau, cheveux, yeux, jour, nuit, hydratante, solaire, rasage, gesicht, haut, hände, füße, fuß, körper, haar, augen, pflege, ' +
    'cara, facial, manos, pies, cuerpo, corporal, piel, pelo, ojos, hidratante, solar, viso, mani, piedi, corpo, pelle, capelli, idratante, solare',
);
/** Products that stay on the skin, on the hair or in the mouth although the name has a rinse-off word. */
export const STAYS_ON = words(
  'wipe, dry shampoo, leave in, lingette, shampooing sec, trockenshampoo, feuchttücher, toallitas, salviette, ' +
    'hair dye, relaxer, depilatory, hair removal, sans rinçage, ohne ausspülen, no rinse, nail, beard, micellar water, eau micellaire, ' +
    'eau nettoyante, mizellenwasser, agua micelar, acqua micellare, breath spray, mouth spray, spray buccal, mundspray, ' +
    'spray bucal, spray orale',
);
export const MOUTH = words(
  'toothpaste, mouthwash, mouth wash, mouth spray, breath spray, throat spray, dentifrice, bain de bouche, zahnpasta, zahncreme, mundspülung, mundwasser, ' +
    'dentífrico, dentifrico, pasta de dientes, enjuague bucal, colutorio, dentifricio, collutorio',
);
export const LIPS = words(
  'lip, lipstick, lèvres, lippen, lippenpflege, lippenstift, labios, labial, labbra, rossetto, burrocacao',
);
export const SPRAY = words(
  'spray, aerosol, mist, spritz, trigger, vaporisateur, pulvérisateur, brume, haarspray, deospray, sprühflasche, ' +
    'pulverizador, bruma, spruzzo, nebulizzatore, atomiser, atomizer, brumisateur',
);
export const POWDER = words(
  'powder, talc, talcum, dust, poudre, puder, babypuder, kinderpuder, körperpuder, fußpuder, wundpuder, gesichtspuder, pulver, polvo, polvos, polvere, talco, waschpulver, powdered',
);
export const IN_AIR = words(
  'air freshener, candle, incense, diffuser, reed diffuser, room spray, plug in, désodorisant, bougie, encens, ' +
    'diffuseur, duftkerze, raumduft, räucherstäbchen, lufterfrischer, vela, incienso, ambientador, difusor, candela, ' +
    'incenso, profumatore, deodorante per ambienti, *raumspray, *duftstecker, *duftwachs, wax melt, deo per ambienti, deodorante ambiente',
);
export const CAUSTIC = words(
  'drain opener, drain unblocker, drain cleaner, oven cleaner, descaler, limescale remover, rust remover, ' +
    'déboucheur, détartrant, décapant four, abflussreiniger, rohrreiniger, backofenreiniger, entkalker, desatascador, ' +
    'limpiahornos, antical, desincrustante, disgorgante, pulitore forno, disincrostante, anticalcare',
);
export const NEAT = words(
  'essential oil, refill, lamp oil, spirit, white spirit, concentrate, concentrated, lighter fluid, huile essentielle, recharge, ' +
    'huile de lampe, concentré, ätherisches öl, lampenöl, spiritus, konzentrat, aceite esencial, recambio, ' +
    'concentrado, olio essenziale, ricarica, concentrato',
);
/** Oils sold in small bottles, if nothing says that they are part of something else. */
export const PURE_OIL = words(
  'tea tree oil, eucalyptus oil, clove oil, peppermint oil, wintergreen oil, citronella oil, oregano oil, thyme oil, ' +
    'cinnamon oil, lavender oil, camphor oil, pennyroyal oil, fragrance oil, torch oil, teebaumöl, eukalyptusöl, nelkenöl, ' +
    'pfefferminzöl, lavendelöl, duftöl, fackelöl, aceite de árbol de té, olio di melaleuca',
);
export const SUPPLEMENT = words(
  'vitamin, supplement, multivitamin, omega 3, gummies, tonic, food supplement, dietary supplement, probiotic, ' +
    'complément alimentaire, nahrungsergänzungsmittel, complemento alimenticio, integratore, prenatal, iron tablets, iron pills, ' +
    'st john s wort, millepertuis, johanniskraut, ginkgo, echinacea, valerian',
);
export const SWALLOWED = words(
  'tablet, pill, capsule, caplet, gummies, syrup, lozenge, pastille, effervescent, drops, chewable, softgel, comprimé, gélule, sirop, ' +
    'tabletten, filmtablette, filmtabletten, brausetabletten, schmelztabletten, lutschtabletten, dragee, dragées, kapseln, weichkapseln, sirup, comprimidos, cápsulas, jarabe, compresse, capsule, sciroppo, tonic',
);
/** Drops that are not swallowed. */
export const NON_ORAL_DROPS = words('eye drops, ear drops, nose drops, nasal drops');
export const PET_EATEN = words(
  'food, complete, complete feed, treat, kibble, chow, chew, snack, biscuit, chunks, gravy, seed, hay, dry food, wet food, pellets, croquettes, pâtée, ' +
    'aliment complet, friandises, futter, alleinfutter, nassfutter, trockenfutter, leckerli, pienso, alimento, ' +
    'croquetas, crocchette, mangime, cibo, meat, chicken, beef, tuna, salmon, hundefutter*, hundesnack*, hundekeks*, hundekuchen*, hundeleckerli*, ' +
    'katzenfutter*, katzensnack*, katzenmilch*, katzenleckerli*, kaninchenfutter*, vogelfutter*, hondenvoer*, hondensnoep*, hondensnack*, kattenvoer*, kattensnoep*, kattensnack*, karma',
);
export const PET_SKIN = words(
  'shampoo, spot on, collar, flea, tick, wipe, spray, conditioner, drops, ear cleaner, paw, pipette, powder, collier, ' +
    'puces, halsband, floh, zecken, collar antiparasitario, pulgas, antipulgas, antiparassitario, collare, pulci',
);
export const PET_HOUSE = words(
  'litter, aquarium, cage, bedding, stain, odour, odor, litière, katzenstreu, arena, lettiera, tank',
);
export const PETS = words(
  'dog, cat, puppy, puppies, kitten, pet, aquarium, hamster, guinea pig, chien, chat, chiot, chaton, hund, hunde, ' +
    'katze, katzen, perro, gato, cane, cani, gatto, gatti, hundefutter*, hundesnack*, hundekeks*, hundekuchen*, hundeleckerli*, katzenfutter*, katzensnack*, katzenmilch*, ' +
    'katzenleckerli*, kaninchenfutter*, vogelfutter*, hondenvoer*, hondensnoep*, hondensnack*, kattenvoer*, kattensnoep*, kattensnack*, psa, kota',
);
export const BABY = words(
  'baby, babies, infant, nappy, nappies, diaper, newborn, bébé, nourrisson, nouveau né, säugling, windel, bebé, bebe, ' +
    'babypuder, babyöl, babycreme, babylotion, babybad, babyshampoo, babypflege, kinderpuder, recién nacido, pañal, neonato, bimbo, 0 36 months, 0 6 months, from birth, babies, new born',
);
/** Phrases in which "baby" means a small vegetable, a cut of meat or a brand. */
export const NOT_BABY = words(
  'baby carrot, baby spinach, baby corn, baby leaf, baby leaves, baby potato, baby potatoes, baby tomato, baby plum, ' +
    'baby kale, baby beet, baby new potatoes, baby gem, baby back ribs, baby ruth, baby bel, baby rocket, baby arugula, baby clams',
);
export const CLEANS_HOUSE = words(
  'disgorgante, desatascador, déboucheur, abflussfrei, lamp oil, lampenöl, super glue, superkleber, sekundenkleber, colle forte, ' +
    'cleaner, cleaning, detergent, bleach, disinfectant, disinfecting, degreaser, laundry, dishwasher, dishwashing, washing up, washing powder, washing liquid, ' +
    'fabric softener, stain remover, polish, descaler, drain, oven, toilet, wc, для унитаза, floor, glass cleaner, furniture, air freshener, ' +
    'candle, diffuser, multi surface, nettoyant ménager, lessive, javel, adoucissant, liquide vaisselle, désinfectant, ' +
    'reiniger, waschmittel, spülmittel, weichspüler, entkalker, lejía, detergente, limpiador, suavizante, lavavajillas, ' +
    'desinfectante, candeggina, detersivo, ammorbidente, sgrassatore, disinfettante, insecticide, fly spray, ant killer, rat poison, mothball, ' +
    // Compounds that German writes as one word with their purpose; a "Gesichtsreiniger" is not a cleaner.
    '*felgenreiniger, *bremsenreiniger, *kalkreiniger, *kalkentferner, *schimmelentferner, *rostentferner, *rostumwandler, entroster, ' +
    '*badreiniger, *bodenreiniger, *fensterreiniger, *glasreiniger, *allzweckreiniger, *fleckenentferner, *klarspüler, ' +
    'mottenkugel*, mottenpapier*, ameisenspray, *ameisenköder, *insektenspray, mückenstecker*, elektroverdampfer, *rattengift, *rattenköder, ' +
    '*mäusegift, *mäuseköder, *brennspiritus, *terpentinersatz, *nitroverdünner, *montageschaum, *imprägnierspray, holzwurm*, ' +
    'moth ball, mouse bait, rat bait, rodenticide, superglue, white spirit, mort aux rats, raticide, raticida, topicida, insetticida, ' +
    'nagellackentferner, dissolvant, quitaesmalte, quita esmalte, levasmalto, solvente unghie, boules antimites, antipolilla, antitarme, aguarrás, acquaragia',
);
export const OUTSIDE = words(
  'anticongelante, antigelo, liquide de refroidissement, frostschutz, kühlmittel, refrigerante motor, ' +
    'car, motor, engine, antifreeze, coolant, brake fluid, windscreen, windshield, garden, lawn, weed killer, weedkiller, ' +
    'herbicide, fertiliser, fertilizer, pool, patio, outdoor, plant food, slug, barbecue, bbq, jardin, désherbant, ' +
    'engrais, voiture, garten, unkraut, dünger, auto, jardín, herbicida, fertilizante, giardino, diserbante, concime, *schneckenkorn, anti limaces, lumachicida, *kühlerfrostschutz, *frostschutzmittel, *scheibenfrostschutz, ' +
    '*grillanzünder, *kaminanzünder',
);
/** Things that are neither eaten nor put on the body; their dangers are named by kind (method M6.3). */
export const NON_CONSUMABLE = words(
  'button cell, coin cell, battery, batteries, magnet, magnets, water bead, toy, night light, glow stick, crayon, chalk, ' +
    'pile bouton, jouet, aimant, knopfzelle, spielzeug, magnete, pila de botón, juguete, imanes, pila a bottone, giocattolo',
);
/**
 * Names of foods. Many contain a word that alone means something else ("cream", "powder", "syrup"). The longest come
 * first, so that "bbq sauce" is removed from a name as a whole.
 */
export const FOOD_NAME = words(
  'cbd oil, cbd drops, cbd isolate, cbd öl, cbd tropfen, huile de cbd, aceite de cbd, olio di cbd, ice cream, icecream, frozen yogurt, frozen yoghurt, sorbet, gelato, gelati, helado, eiscreme, speiseeis, crème glacée, glace vanille, ' +
    'cream cheese, sour cream, clotted cream, double cream, single cream, whipping cream, whipped cream, heavy cream, cream cracker, ' +
    'cream soup, cream of mushroom, cream of tomato, cream of chicken, coconut cream, cream soda, cream tea, salad cream, cream pie, creamer, ' +
    'crème fraîche, creme fraiche, crème brûlée, crème dessert, crème anglaise, crème de marrons, crème chantilly, crème liquide, ' +
    'crème entière, crème épaisse, crema catalana, crema pasticcera, crema di nocciole, crema al cacao, crema de cacahuete, ' +
    'crema de cacao, crema agria, nata, panna, sahne, schlagsahne, schmand, ' +
    'jam, marmalade, confiture, marmelade, konfitüre, mermelada, marmellata, confettura, honey, miel, honig, miele, ' +
    'peanut butter, almond butter, nut butter, cashew butter, butter cookie, beurre de cacahuète, erdnussbutter, mantequilla de cacahuete, ' +
    'chocolate, chocolat, schokolade, cioccolato, cioccolata, praline, nougat, caramel, toffee, fudge, candy, candies, sweets, bonbon, ' +
    'caramelos, caramelle, gummibärchen, gummy bears, jelly beans, wine gum, chewing gum, liquorice, lakritz, marshmallow, lollipop, ' +
    'biscuit, cookie, cracker, wafer, waffle, gaufre, waffel, galleta, biscotti, cake, gâteau, kuchen, torta, tarta, muffin, brownie, doughnut, donut, ' +
    'croissant, brioche, pastry, bread, toast, brot, pain de mie, pan de molde, tortilla, muesli, müsli, granola, cornflakes, porridge, cereal, ' +
    'yogurt, yoghurt, yaourt, joghurt, yogur, cheese, fromage, käse, queso, formaggio, quark, pudding, custard, mousse au chocolat, tiramisu, ' +
    'juice, smoothie, lemonade, limonade, cola, nectar, fruchtsaft, apfelsaft, orangensaft, jus d orange, zumo, succo, milkshake, ' +
    'beer, bier, bière, cerveza, birra, wine, wein, vino, tonic water, espresso, cappuccino, ' +
    'coffee beans, ground coffee, instant coffee, coffee capsule, kaffeekapseln, ' +
    'maple syrup, golden syrup, agave syrup, chocolate syrup, sirop d érable, ahornsirup, cocoa powder, baking powder, custard powder, ' +
    'milk powder, curry powder, garlic powder, chilli powder, chili powder, onion powder, backpulver, puddingpulver, milchpulver, kakaopulver, ' +
    'chocolate powder, icing sugar, soup, soupe, suppe, sopa, zuppa, sauce, salsa, soße, sugo, pesto, ketchup, mayonnaise, mustard, vinegar, essig, vinaigre, ' +
    'bbq sauce, barbecue sauce, huile d olive, huile de tournesol, huile de colza, olive oil, sunflower oil, rapeseed oil, ' +
    'pasta, spaghetti, noodles, nudeln, pizza, crisps, potato chips, popcorn, sausage, salami, ham, jambon, schinken, jamón, prosciutto',
).toSorted((one, other) => other.length - one.length);

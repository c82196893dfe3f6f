import { expectSeverities } from './section-6.ts';

// Method M6: child, infant and pregnancy, with additions from poison centres.

expectSeverities(
  'child',
  `
CRITICAL | household caustic | Drain gel | Sodium Hydroxide 30%, Water
CRITICAL | household caustic | Oven cleaner | Water, Sodium Hydroxide, Butoxydiglycol
CRITICAL | household caustic | Rohrreiniger | Natriumhydroxid, Aluminium
CRITICAL | household caustic | Détartrant | Acide chlorhydrique 20%, eau
CRITICAL | household caustic | Battery acid | Sulfuric Acid 37%, Water
CRITICAL | household | Wheel cleaner | Water, Ammonium Bifluoride
CRITICAL | household | Rust remover | Hydrofluoric Acid 8%, Water
CRITICAL | household | Thick bleach | Water, Sodium Hypochlorite, Sodium Hydroxide
CRITICAL | household neat | Vinegar essence | Acetic Acid 25%
CRITICAL | outdoor | Winter screenwash | Methanol 40%, Water
CRITICAL | outdoor | Antifreeze | Ethylene Glycol, Water, Denatonium Benzoate
CRITICAL | outdoor | Brake fluid | Diethylene Glycol, Triethylene Glycol
CRITICAL | household neat | White spirit | White Spirit
CRITICAL | household neat | Paint thinner | Naphtha
CRITICAL | household neat | Torch oil | Kerosene
CRITICAL | outdoor | Petrol | Gasoline
CRITICAL | household neat | Turpentine | Turpentine Oil
CRITICAL | household | Paint stripper | Dichloromethane, Methanol
CRITICAL | other | Nicotine gum | Nicotine 4 mg, Gum base
CRITICAL | other supplement | Iron tablets | Iron 65 mg, Starch
CRITICAL | food supplement | Prenatal vitamins | Iron, Folic Acid, Starch
CRITICAL | other neat | Camphor oil | Camphor
CRITICAL | other neat | Wintergreen oil | Methyl Salicylate
CRITICAL | other neat | Wintergreen oil | Gaultheria Procumbens Leaf Oil
CRITICAL | other neat | Eucalyptus oil | Eucalyptus Globulus Leaf Oil
CRITICAL | other neat | Clove oil | Eugenia Caryophyllus Bud Oil
CRITICAL | other neat | Tea tree oil | Melaleuca Alternifolia Leaf Oil
CRITICAL | other neat | Citronella oil | Cymbopogon Nardus Oil
CRITICAL | other | Pennyroyal oil | Mentha Pulegium Oil
CRITICAL | household | Mothballs | Naphthalene
WARNING | household | Moth blocks | 1,4-Dichlorobenzene
CRITICAL | household | Rat bait | Brodifacoum 0.005%
CRITICAL | household | Mouse bait | Bromethalin 0.01%, grain
CRITICAL | household | Mole bait | Zinc Phosphide
CRITICAL | outdoor | Fly bait | Methomyl 1%, Sugar
CRITICAL | outdoor | Slug pellets | Metaldehyde 3%
CRITICAL | outdoor | Weed killer concentrate | Paraquat
CRITICAL | household | Fly strip | Dichlorvos
WARNING | household | Ant killer | Boric Acid
WARNING | household | Laundry booster | Borax
WARNING | other | Numbing gel | Benzocaine 20%
CRITICAL | leave_on | Muscle rub | Methyl Salicylate 15%, Menthol 10%, Petrolatum
WARNING | leave_on | Muscle rub | Methyl Salicylate 8%, Petrolatum
WARNING | leave_on | Vapour rub | Camphor 4.8%, Menthol 2.6%, Petrolatum
CRITICAL | other supplement | Paracetamol tablets | Paracetamol 500 mg
WARNING | other supplement | Ibuprofen tablets | Ibuprofen 400 mg, Starch
CRITICAL | other | Minoxidil solution | Minoxidil 5%, Ethanol, Propylene Glycol
CRITICAL | other supplement | Methyl morphinan | Codeine
CRITICAL | other supplement | Tablets | Isoniazid 300 mg
CRITICAL | other supplement | Tablets | Hydroxychloroquine 200 mg
CRITICAL | other supplement | Tablets | Verapamil 240 mg
CRITICAL | other supplement | Tablets | Glibenclamide 5 mg
CRITICAL | other supplement | Tablets | Amitriptyline 50 mg
CRITICAL | other supplement | Tablets | Clonidine 0.1 mg
CRITICAL | other supplement | Tablets | Colchicine 0.5 mg
CRITICAL | other supplement | Tablets | Theophylline 300 mg
CRITICAL | other supplement | Tablets | Digoxin
CRITICAL | other supplement | Tablets | Baclofen 10 mg
WARNING | other supplement | Tablets | Cetirizine 10 mg
WARNING | other supplement | Tablets | Omeprazole 20 mg
CRITICAL | other | Eye drops | Tetrahydrozoline 0.05%, Water
CRITICAL | other spray | Nasal spray | Xylometazoline Hydrochloride 0.1%, Water
WARNING | other | Lithium tablets | Lithium Carbonate 400 mg
CRITICAL | leave_on | Nail glue remover | Acetonitrile
CRITICAL | leave_on | Nail primer | Methacrylic Acid
CRITICAL | other | Gun blue | Selenious Acid 3%, Copper Sulfate
WARNING | leave_on | Nail polish remover | Acetone, Water
WARNING | household | Hand sanitiser | Alcohol 70%, Water
WARNING | rinse_off oral | Mouthwash | Aqua, Alcohol, Sorbitol
CAUTION | rinse_off oral | Toothpaste | Sorbitol, Aqua, Hydrated Silica, Sodium Fluoride
CAUTION | leave_on | Body cream | Aqua, Glycerin, Diethylhexyl Phthalate
WARNING | food supplement | Caffeine tablets | Caffeine 200 mg, Starch
WARNING | food | Energy drink | Water, sugar, caffeine. High caffeine content (32 mg/100 ml)
CAUTION | food | Cola | Water, sugar, caffeine
CAUTION | food | Sweets | Sugar, tartrazine
CAUTION | food | Bonbons | Sucre, E102, E129
CRITICAL | household | Limescale spray | Lactic Acid 25%, Water
CRITICAL | food | Apricot kernels | Bitter apricot kernels
CRITICAL | other | Castor beans | Castor Seed Meal
CRITICAL | other | Oleander plant | Nerium Oleander
WARNING | food | Rohmilch | Rohmilch
none | food | Apple juice | Apple juice
none | rinse_off | Soap | Sodium Palmate, Aqua, Glycerin
CAUTION | household | Washing-up liquid | Aqua, Sodium Laureth Sulfate, Sodium Chloride, Citric Acid
none | leave_on | Face cream | Aqua, Glycerin, Mineral Oil, Dimethicone
`,
);

expectSeverities(
  'infant',
  `
CRITICAL | food | Blossom honey | Honey
CRITICAL | food | Miel de fleurs | Miel
CRITICAL | food | Raw milk | Raw milk
CRITICAL | other oral | Teething gel | Benzocaine 7.5%
CRITICAL | household | Mothballs | Naphthalene
CRITICAL | leave_on | Chest rub | Petrolatum, Camphor, Eucalyptus Globulus Leaf Oil
CRITICAL | household air | Diffuser | Eucalyptus Globulus Leaf Oil
CRITICAL | household air | Plug-in | Camphor
CRITICAL | other | Lidocaine gel | Lidocaine 2%
CRITICAL | other | Cough drops | Codeine
WARNING | leave_on baby powder | Baby powder | Talc, Parfum
WARNING | leave_on baby | Baby cream | Aqua, Salicylic Acid
WARNING | leave_on baby | Baby cream | Aqua, Iodopropynyl Butylcarbamate
WARNING | leave_on baby | Nappy cream | Aqua, Propylparaben
WARNING | leave_on baby | Nappy cream | Aqua, Butylparaben
WARNING | leave_on baby | Antiseptic | Aqua, Povidone-Iodine
WARNING | food | Sausage | Pork, salt, sodium nitrite
none | leave_on | Acne cream | Aqua, Salicylic Acid
CRITICAL | leave_on baby | Baby oil | Paraffinum Liquidum, Camphor
CRITICAL | food | Star anise tea | Illicium anisatum
none | food baby | Carrot puree | Carrots, water
CAUTION | food baby | Puree | Carrots, salt
`,
);

expectSeverities(
  'preg',
  `
CRITICAL | leave_on | Acne cream | Aqua, Tretinoin
CRITICAL | leave_on | Acne gel | Isotretinoin 0.05%
CRITICAL | leave_on | Fluorouracil cream | Fluorouracil 5%
CRITICAL | leave_on | Cream | Aqua, Butylphenyl Methylpropional
CRITICAL | household | Laundry booster | Borax
CRITICAL | household | Ant killer | Boric Acid
CRITICAL | other | Nicotine patch | Nicotine
CRITICAL | food | THC gummies | Sugar, Tetrahydrocannabinol
CRITICAL | food | Lait cru | Lait cru
CRITICAL | food | Red wine 13% vol | Grapes
CRITICAL | food | Cerveza | Agua, malta de cebada, lúpulo
CRITICAL | household | Paint stripper | N-Methyl-2-pyrrolidone
CRITICAL | other | Warfarin tablets | Warfarin
CRITICAL | other | Tablets | Methotrexate
CRITICAL | other | Tablets | Sodium Valproate
CRITICAL | other | Tablets | Misoprostol
CRITICAL | other | Tablets | Finasteride
WARNING | rinse_off | Tar shampoo | Aqua, Coal Tar
WARNING | leave_on | Night serum | Aqua, Glycerin, Retinol
WARNING | food supplement | Vitamin A capsules | Retinyl Palmitate, Gelatin
WARNING | leave_on | Cream | Aqua, Butylparaben
WARNING | household | Solvent | Toluene
WARNING | other supplement | Ibuprofen tablets | Ibuprofen
WARNING | food | Swordfish | Swordfish
WARNING | food | Thon rouge | Thon rouge
WARNING | food | Marlin | Marlin
CAUTION | leave_on | Sunscreen | Aqua, Ethylhexyl Methoxycinnamate
CAUTION | food | Cola | Water, sugar, caffeine
CAUTION | food | Coffee | Coffee
CAUTION | food | Leberwurst | Pork meat, pork liver, salt
WARNING | food | Camembert | Milk
WARNING | food | Smoked salmon | Salmon, salt
WARNING | food | Pâté de campagne | Pork meat, salt
none | food | Orange juice | Orange juice
none | leave_on | Face cream | Aqua, Glycerin, Cetyl Alcohol
INFO | leave_on | Cream | Aqua, Phenoxyethanol, Methylparaben 0.2%
none | leave_on | Cream | Aqua, Phenoxyethanol
`,
);

import { expectSeverities } from './section-6.ts';

// Method M6: dog and cat, with additions from veterinary poison lines.

expectSeverities(
  'dog',
  `
CRITICAL | food | Peanut butter | Peanuts, xylitol, salt
CRITICAL | food | Peanut butter | Peanuts, birch sugar
CRITICAL | food | Kaugummi | Birkenzucker, Kaumasse
CRITICAL | food | Chewing-gum | Gomme base, E967
CRITICAL | food | Caramelos | Xilitol
CRITICAL | rinse_off oral | Mouthwash | Aqua, Xylitol, Glycerin
CAUTION | leave_on | Face cream | Aqua, Glycerin, Xylitol
CRITICAL | food | Dark chocolate | Cocoa mass, sugar, cocoa butter
CRITICAL | food | Zartbitterschokolade | Kakaomasse, Zucker
CRITICAL | food | Cocoa powder | Cocoa
CRITICAL | food | Chocolat noir | Pâte de cacao, sucre
CRITICAL | food | Baking cocoa | Cacao magro en polvo
WARNING | food | Biscuits | Wheat flour, sugar, butter, palm oil, cocoa powder
CRITICAL | food | Caffeine tablets | Caffeine
CRITICAL | food supplement | Caffeine tablets | Caffeine 200 mg
CRITICAL | food | Ground coffee | Coffee
CRITICAL | food | Kaffee | Kaffee
CRITICAL | food supplement | Guarana | Guarana
CRITICAL | food | Raisins | Raisins
CRITICAL | food | Rosinen | Rosinen, Sonnenblumenöl
CRITICAL | food | Sultanas | Sultanas
CRITICAL | food | Zante currants | Zante currants
CRITICAL | food | Muesli | Oat flakes, wheat flakes, raisins
CRITICAL | food | Uva | Uvas
CRITICAL | food | Raisins secs | Raisins secs
none | food | Blackcurrant juice | Blackcurrant
none | food | Red currants | Red currants
none | food | Cassis | Cassis
none | food | Johannisbeersaft | Schwarze Johannisbeere
CRITICAL | food | Onion soup | Onion, water, salt
CRITICAL | pet_food | Dog stew | Chicken, onion powder
CRITICAL | food | Zwiebelpulver | Zwiebelpulver
WARNING | food | Leek soup | Leek, water
CAUTION | food | Soup | Water, carrots, potatoes, peas, onion powder, garlic
WARNING | food | Garlic granules | Garlic
CRITICAL | other | Hop pellets | Hops
CRITICAL | food | Cream of tartar | Cream of tartar
CRITICAL | food | Tamarind | Tamarind
CRITICAL | outdoor | Antifreeze | Ethylene Glycol 90%
CRITICAL | outdoor | Frostschutz | Ethylenglykol, Wasser
CRITICAL | outdoor | Slug pellets | Metaldehyde 3%
CRITICAL | household | Rat blocks | Difenacoum 0.005%
CRITICAL | household | Rat bait | Cholecalciferol 0.075%
CRITICAL | household | Mouse bait | Bromethalin
CRITICAL | outdoor | Fly bait | Methomyl
CRITICAL | food supplement | Vitamin D drops | Cholecalciferol 1000 IE
none | food | Milk | Milk, vitamin D3
none | food | Margarine | Rapeseed oil, water, salt, vitamin D3
none | food | Cereal | Wheat, sugar, iron, niacin, vitamin D
none | pet_food | Dog food | Chicken, rice, vitamin D3, zinc sulfate, sodium selenite
CRITICAL | food supplement | Iron tablets | Iron
CRITICAL | other supplement | Paracetamol tablets | Paracetamol
CRITICAL | other supplement | Ibuprofen tablets | Ibuprofen 400 mg
CRITICAL | other supplement | Naproxen | Naproxen Sodium
CRITICAL | leave_on | Pain gel | Diclofenac 1%
CRITICAL | leave_on | Pain gel | Diclofenac Diethylamine 2.32%
CRITICAL | other supplement | Tablets | Meloxicam 15 mg
CRITICAL | food supplement | 5-HTP capsules | 5-HTP
CRITICAL | food supplement | Griffonia | Griffonia simplicifolia extract
CRITICAL | leave_on | Cream | Fluorouracil 5%
CRITICAL | leave_on | Psoriasis ointment | Calcipotriol
CRITICAL | leave_on | Psoriasis ointment | Calcipotriene 0.005%
CRITICAL | food | Brownies | Cannabis, cocoa, flour
CRITICAL | household | Expanding glue | Diphenylmethane Diisocyanate
CRITICAL | household | Polyurethane glue | -
CRITICAL | other supplement | Tablets | Isoniazid 300 mg
CRITICAL | other supplement | Tablets | Baclofen 10 mg
CRITICAL | other supplement | Tablets | Amphetamine
CRITICAL | other supplement | Tablets | Methylphenidate
CRITICAL | other supplement | Tablets | Pseudoephedrine
CRITICAL | other | Nicotine pouches | Nicotine
CRITICAL | other | Paintballs | -
CRITICAL | household | Cocoa mulch | Cocoa Shell Mulch
CRITICAL | outdoor | Blood and castor meal | Castor Seed Meal
CRITICAL | outdoor | Sago palm | -
CRITICAL | other | Tea tree oil | Melaleuca Alternifolia Leaf Oil
CRITICAL | other neat | Wintergreen oil | Methyl Salicylate
CRITICAL | other | Pennyroyal oil | Mentha Pulegium Oil
CRITICAL | household | Mothballs | Naphthalene
CRITICAL | household | Button cells | -
CRITICAL | outdoor | Yew | Taxus baccata
CRITICAL | outdoor | Death cap | Amanita phalloides
WARNING | food | Bitter almonds | Bitter apricot kernels
WARNING | food | Macadamia nuts | Macadamia nuts
WARNING | food | Pizza dough | Wheat flour, water, yeast
WARNING | household | Disinfectant | Benzalkonium Chloride 5%
WARNING | household neat | Methylated spirit | Ethanol
WARNING | household neat | Rock salt | Sodium Chloride
WARNING | household | De-icer | Calcium Chloride
WARNING | leave_on | Insect spray | DEET 30%
CAUTION | household | Ant gel | Borax 5%
WARNING | food | Lager 4.9% vol | Water, barley malt, hops
WARNING | other supplement | Loperamide | Loperamide
WARNING | outdoor | Lawn feed | Ferrous Sulfate
CAUTION | household | Laundry powder | Sodium Percarbonate 20%, Sodium Carbonate
none | food | Carrots | Carrots
none | food | Peanut butter | Peanuts, salt
none | pet_food | Dog food | Beef, rice, carrots, minerals
none | food | Jam | Strawberries, sugar, pectin
`,
);

expectSeverities(
  'cat',
  `
CRITICAL | household | - | Chlorocresol 3%, water
CRITICAL | household | - | 4-Chloro-3-methylphenol
CRITICAL | household | - | Dichlorophen
CAUTION | leave_on | - | Aqua, Glycerin, Chlorocresol
CRITICAL | pet_topical | Spot-on for dogs | Permethrin 50%
CRITICAL | household spray | Ant spray | Permethrin 0.5%, Water
CRITICAL | household spray | Fly spray | Cypermethrin 0.1%
CRITICAL | household spray | Insecticide | Deltamethrin 0.05%
CRITICAL | household spray | Insecticide | Lambda-Cyhalothrin
CRITICAL | outdoor | Insecticide | Esfenvalerate
CRITICAL | outdoor | Insecticide | Alpha-Cypermethrin
CRITICAL | household | Insecticide | Cyfluthrin
CRITICAL | household | Insecticide | Beta-Cyfluthrin
CRITICAL | household | Insecticide | Tau-Fluvalinate
CRITICAL | household | Insecticide | Bifenthrin
CRITICAL | household | Mottenpapier | Empenthrin, Permethrin
CAUTION | pet_topical | Collar | Flumethrin
CRITICAL | household spray | Spray | Perméthrine
CRITICAL | household spray | Spray | Permetrina
CRITICAL | other neat | Tea tree oil | Melaleuca Alternifolia Leaf Oil
CRITICAL | other neat | Wintergreen oil | Gaultheria Procumbens Leaf Oil
CRITICAL | other | Pennyroyal oil | Mentha Pulegium Oil
CRITICAL | other neat | Clove oil | Eugenia Caryophyllus Leaf Oil
CRITICAL | other neat | Cinnamon oil | Cinnamomum Zeylanicum Bark Oil
CRITICAL | other neat | Thyme oil | Thymus Vulgaris Oil
CRITICAL | other neat | Oregano oil | Origanum Vulgare Oil
CRITICAL | other neat | Eucalyptus oil | Eucalyptus Globulus Leaf Oil
CRITICAL | household | Disinfectant | Chloroxylenol 4.8%, Pine Oil
CRITICAL | household | Disinfectant | Phenol
CRITICAL | household | Disinfectant | Cresol
CRITICAL | household | Disinfectant | o-Phenylphenol
CRITICAL | other supplement | Paracetamol | Paracetamol 500 mg
CRITICAL | other supplement | Tylenol | Acetaminophen
CRITICAL | other supplement | Aspirin | Acetylsalicylic Acid
CRITICAL | other supplement | Ibuprofen | Ibuprofen
CRITICAL | leave_on | Pain gel | Diclofenac
CRITICAL | leave_on | Pain gel | Ibuprofen 5%
CRITICAL | leave_on | Pain gel | Ketoprofen 2.5%
CRITICAL | leave_on | Pain cream | Flurbiprofen
CRITICAL | food supplement | Alpha lipoic acid capsules | Alpha-Lipoic Acid
CRITICAL | leave_on | Hair growth foam | Minoxidil 5%, Ethanol
CRITICAL | leave_on | Cream | Fluorouracil
CRITICAL | leave_on | Ointment | Calcipotriol
CRITICAL | other supplement | Antidepressant | Venlafaxine
CRITICAL | food | Onion powder | Onion
CRITICAL | food | Garlic granules | Garlic
CRITICAL | pet_food | Cat pâté | Chicken, onion
CRITICAL | pet_food | Cat food | Chicken, garlic powder
CRITICAL | outdoor | Antifreeze | Ethylene Glycol
CRITICAL | household | Mouse bait | Alphachloralose 4%
CRITICAL | household | Rat bait | Bromadiolone
CRITICAL | outdoor | Slug pellets | Metaldehyde
CRITICAL | other | Bouquet | Lilium
CRITICAL | other | Easter lily plant | -
CRITICAL | other | Lilium longiflorum | -
CRITICAL | other | Daylily, Hemerocallis | -
CRITICAL | other | Taglilie | -
WARNING | other | Peace lily | -
WARNING | other | Calla lily | -
CRITICAL | other | Sago palm | -
CRITICAL | other | Oleander | Nerium Oleander
CRITICAL | food | Dark chocolate | Cocoa mass, sugar
CRITICAL | other | E-liquid | Nicotine, Propylene Glycol
CRITICAL | other | Benzocaine spray | Benzocaine 20%
CRITICAL | pet_topical | Tick collar | Amitraz
CRITICAL | household | Screenwash | Methanol
WARNING | leave_on | Corn plaster | Salicylic Acid 40%
WARNING | household | Disinfectant | Benzalkonium Chloride
WARNING | household | Cleaner | Water, Limonene
WARNING | household air | Diffuser | Lavandula Angustifolia Oil
WARNING | household air | Diffuser | Mentha Piperita Oil
WARNING | pet_food | Semi-moist food | Chicken, propylene glycol
WARNING | household spray | Fly spray | Pyrethrins
WARNING | household spray | Fly spray | Chrysanthemum Cinerariaefolium Flower Extract
WARNING | leave_on | Insect repellent | DEET
WARNING | household | Bleach | Sodium Hypochlorite, Water
WARNING | other | Daffodils | -
none | food | Tuna | Tuna, water, salt
none | pet_food | Cat food | Chicken, fish, taurine, minerals
none | household | Soap flakes | Sodium Palmate
`,
);

import { expectSeverities } from './section-6.ts';

// Method M6: bird, fish, small mammal and reptile.

expectSeverities(
  'bird',
  `
CRITICAL | food | Guacamole | Avocado, onion, salt
CRITICAL | food | Dark chocolate | Cocoa mass, sugar
CRITICAL | food | Coffee | Coffee
CRITICAL | other | Non-stick frying pan | -
CRITICAL | other | Poêle anti-adhésive | -
CRITICAL | other | Padella antiaderente | -
CRITICAL | other | Sartén antiadherente | -
CRITICAL | other neat | Dry lubricant | PTFE
CRITICAL | household spray | Paint stripper | Dichloromethane
CRITICAL | household air | Toilet block | 1,4-Dichlorobenzene
CRITICAL | household air | Mothballs | Naphthalene
CRITICAL | household | - | Dichloromethane 80%
CRITICAL | household | - | Methylene chloride, Toluene
CRITICAL | household | - | 1,4-Dichlorobenzene
CRITICAL | household | - | Naphthalene 99%
none | household | - | White spirit, naphthalene 0.5%
CRITICAL | other | Curtain weights | Lead
CRITICAL | household | Rat bait | Brodifacoum
CRITICAL | other | Nicotine | Nicotine
CRITICAL | other | Galvanised wire mesh | -
WARNING | household spray | Hair or fly spray | Water, Butane
none | household spray | Cleaner | Water, Citric Acid, Sodium Laureth Sulfate
WARNING | leave_on spray | Deodorant spray | Butane, Alcohol Denat., Parfum
WARNING | household | Bleach | Sodium Hypochlorite
WARNING | household | Ammonia cleaner | Ammonia 10%
WARNING | household air | Diffuser | Lavandula Angustifolia Oil
WARNING | household air | Scented candle | Paraffin, Parfum
CAUTION | household air | Gel freshener | Aqua, Parfum
none | household | Laundry liquid | Aqua, Sodium Laureth Sulfate
none | food | Sunflower seeds | Sunflower seeds
`,
);

expectSeverities(
  'fish',
  `
CRITICAL | outdoor | Algicide | Copper Sulfate
CRITICAL | household | Aquarium medicine | Cupric Sulfate
CRITICAL | outdoor | - | Copper
CRITICAL | outdoor | - | Kupfer
CRITICAL | outdoor | - | Copper oxychloride
CRITICAL | outdoor | - | Bordeaux mixture
CRITICAL | outdoor | - | Bouillie bordelaise
CRITICAL | outdoor | - | Diazinon
none | food | - | Milk, copper
CRITICAL | household spray | Fly spray | Permethrin
CRITICAL | household spray | Fly spray | Tetramethrin, Cyphenothrin
CRITICAL | household air | Mosquito plug-in | Transfluthrin
CRITICAL | household air | Mosquito plug-in | Prallethrin
CRITICAL | household spray | Fly spray | Pyrethrins
CRITICAL | pet_topical | Spot-on | Fipronil
WARNING | household | Bleach | Sodium Hypochlorite
WARNING | household | Disinfectant | Benzalkonium Chloride
WARNING | household | Ammonia | Ammonia
WARNING | outdoor | Pool chlorine | Trichloroisocyanuric Acid
CRITICAL | outdoor | Insecticide | Rotenone
CRITICAL | household | Moss killer | Didecyldimethylammonium Chloride, Copper Sulfate
none | household | Washing soda | Sodium Carbonate
`,
);

expectSeverities(
  'small_mammal',
  `
CRITICAL | pet_topical | Spot-on | Fipronil
CRITICAL | household | Rat bait | Bromadiolone
CRITICAL | outdoor | - | Cholecalciferol 0.075%, wheat
none | food | - | Milk, vitamin D3
CRITICAL | pet_topical | Dip | Amitraz
CRITICAL | other supplement | Ibuprofen | Ibuprofen
CRITICAL | outdoor | Slug pellets | Metaldehyde
WARNING | food | Avocado | Avocado
WARNING | food | Onions | Onion
WARNING | food | Dark chocolate | Cocoa mass, sugar
WARNING | other supplement | Paracetamol | Paracetamol
CRITICAL | other supplement | Tablets | Amoxicillin
WARNING | household | Cedar and pine bedding | Cedar Wood Shavings
none | food | Carrots | Carrots
`,
);

expectSeverities(
  'reptile',
  `
CRITICAL | pet_topical | Ivermectin drops | Ivermectin
CRITICAL | pet_topical | Drops | Abamectin
WARNING | household spray | Fly spray | Permethrin
WARNING | pet_topical | Spot-on | Fipronil
WARNING | household air | Vapour strip | Dichlorvos
WARNING | household spray | Fly spray | Pyrethrins
WARNING | household | Rat bait | Brodifacoum
none | food | Dandelion | Dandelion leaves
`,
);

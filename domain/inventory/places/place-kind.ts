import { holds, searchable, type WordList, words } from '../../products/word-search.ts';

/** The kinds of place that have a drawing. */
export type PlaceKind =
  | 'bathroom'
  | 'bedroom'
  | 'car'
  | 'cellar'
  | 'fridge'
  | 'garage'
  | 'garden'
  | 'hall'
  | 'kids'
  | 'kitchen'
  | 'laundry'
  | 'living'
  | 'medicine'
  | 'pantry'
  | 'shelf'
  | 'sink';

/**
 * Words for places in English, French, German, Spanish, Italian and Dutch, matched as whole words; a star allows
 * compounds to continue. The first matching line wins, so furniture and places within a room come before the room.
 */
const BY_NAME: readonly (readonly [PlaceKind, WordList])[] = [
  [
    'sink',
    words(
      'sink, under the sink, evier, spüle, spülschrank, unterschrank, waschbecken, fregadero, lavello, lavandino, gootsteen*',
    ),
  ],
  [
    'medicine',
    words(
      'medicine, medication, first aid, apotheke, hausapotheke, arznei*, medikament*, pharmacie, armoire à pharmacie, ' +
        'medicaments, botiquin, medicinas, medicinali, farmaci, pronto soccorso, medicijn*, ehbo',
    ),
  ],
  [
    'fridge',
    words(
      'fridge, refrigerator, freezer, kühlschrank*, gefrier*, tiefkühl*, frigo, réfrigérateur, congélateur, nevera, ' +
        'frigorífico, congelador, frigorifero, congelatore, koelkast*, vriezer, diepvries*',
    ),
  ],
  [
    'pantry',
    words(
      'pantry, larder, food cupboard, vorrat*, speisekammer, speis, garde manger, cellier, despensa, dispensa, voorraad*, ' +
        'provisiekast*',
    ),
  ],
  [
    'laundry',
    words(
      'laundry, utility room, washing machine, waschküche, waschraum, waschmaschine, hauswirtschaft*, buanderie, ' +
        'lavandería, lavadero, lavanderia, wasruimte, washok, wasmachine, bijkeuken',
    ),
  ],
  [
    'bathroom',
    words(
      'bathroom, bath, shower, toilet, restroom, wc, loo, bad, badezimmer, badschrank, gästebad, dusche, klo, salle de bain, ' +
        'toilettes, douche, baño, cuarto de baño, aseo, ducha, bagno, doccia, badkamer*',
    ),
  ],
  [
    'kids',
    words(
      'kid, child, children, children s, nursery, baby, kinder*, babyzimmer, wickeltisch, enfant, bébé, niño, bebé, ' +
        'infantil, bambini, cameretta, babykamer',
    ),
  ],
  [
    'bedroom',
    words(
      'bedroom, bedside, nightstand, wardrobe, schlafzimmer*, nachttisch, kleiderschrank, chambre, dormitorio, habitación, ' +
        'mesilla, camera da letto, comodino, slaapkamer*, nachtkast*',
    ),
  ],
  [
    'living',
    words(
      'living room, lounge, sitting room, sideboard, wohnzimmer*, salon, séjour, salón, sala de estar, soggiorno, salotto, ' +
        'woonkamer*',
    ),
  ],
  [
    'hall',
    words(
      'hall, hallway, corridor, entrance, entry, flur, diele, eingang, couloir, entrée, vestibule, pasillo, entrada, ' +
        'recibidor, corridoio, ingresso, gang, hal',
    ),
  ],
  ['garage', words('garage, workshop, carport, werkstatt, hobbyraum, atelier, garaje, taller, officina, werkplaats')],
  ['cellar', words('cellar, basement, keller*, cave, sous sol, sótano, bodega, cantina, seminterrato, kelder*')],
  [
    'garden',
    words(
      'garden, shed, balcony, terrace, patio, outdoor, greenhouse, garten*, schuppen, balkon, terrasse, gewächshaus, jardin, ' +
        'abri, balcon, serre, jardín, cobertizo, terraza, balcón, giardino, capanno, terrazza, balcone, tuin*, schuur, terras',
    ),
  ],
  ['car', words('car, boot, auto, kofferraum, voiture, coche, maletero, macchina, bagagliaio')],
  ['kitchen', words('kitchen, küche, küchen*, cuisine, cocina, cucina, keuken*')],
];

/**
 * The drawing for a place, chosen by the name the household gave it (product P2.8.17).
 * @returns a shelf if the name matches nothing
 */
export function placeKindOf(place: string): PlaceKind {
  const name = searchable(place);
  return BY_NAME.find(([, list]) => holds(name, list))?.[0] ?? 'shelf';
}

import { expect, it } from 'vitest';
import { type PlaceKind, placeKindOf } from '#domain/inventory/places/place-kind.ts';

const NAMES: readonly (readonly [PlaceKind, string])[] = [
  ['kitchen', 'Kitchen, Küche, Küchenschrank, Cuisine, Cocina, Cucina, Keuken, Keukenkast'],
  ['sink', 'Under the sink, UNTER DER SPÜLE, Sous l’évier, Bajo el fregadero, Sotto il lavello, Gootsteenkastje'],
  ['bathroom', 'Bathroom cabinet, Bad, Gäste-WC, Salle de bains, Cuarto de baño, Bagno, Badkamerkast, Toilet'],
  ['laundry', 'Laundry, Utility room, Waschküche, Buanderie, Lavadero, Lavanderia, Washok'],
  ['fridge', 'Fridge door, Kühlschrank, Gefriertruhe, Frigo, Nevera, Frigorifero, Koelkast'],
  ['pantry', 'Pantry, Vorratskammer, Garde-manger, Despensa, Dispensa, Voorraadkast'],
  ['kids', 'Kids room, Children’s room, Kinderzimmer, Chambre d’enfant, Cameretta, Kinderkamer'],
  ['bedroom', 'Bedroom, Schlafzimmer, Chambre, Dormitorio, Camera da letto, Slaapkamer'],
  ['living', 'Living room, Wohnzimmerschrank, Salon, Salón, Soggiorno, Woonkamer'],
  ['hall', 'Hall, Flur, Couloir, Pasillo, Ingresso'],
  ['garage', 'Garage, Workshop, Werkstatt, Garaje, Officina'],
  ['cellar', 'Basement, Kellerregal, Sous-sol, Sótano, Kelder'],
  ['garden', 'Garden shed, Balcony, Gartenhaus, Terrasse, Jardín, Giardino, Tuinhuis'],
  ['car', 'Car, Kofferraum, Voiture, Coche'],
  ['medicine', 'Medicine cabinet, Hausapotheke, Armoire à pharmacie, Botiquín, Medicijnkastje'],
  ['shelf', 'Box 12, Oma, Ecke links, 🙂'],
];

// Product P2.8.17.
it.each(NAMES)('draws a %s of %s', (kind, names) => {
  expect(names.split(', ').map((name) => [name, placeKindOf(name)])).toEqual(
    names.split(', ').map((name) => [name, kind]),
  );
});

it('goes by what lies within a room before the room, and by whole words', () => {
  expect(placeKindOf('Kitchen, under the sink')).toBe('sink');
  expect(placeKindOf('Fridge in the kitchen')).toBe('fridge');
  expect(placeKindOf('Carton')).toBe('shelf');
  expect(placeKindOf('')).toBe('shelf');
});

import { holds, searchable, type WordList, words } from '../../products/word-search.ts';
import type { HazardClass } from '../notice.ts';

/** Words of each class in the languages of the sources, gravest class first: the first match is used. */
const CLASSES: readonly (readonly [HazardClass, WordList])[] = [
  [
    'strangulation',
    words('strangulation, strangle, entrapment, entrap, suffocation, suffocate, drowning, erstickung, étranglement'),
  ],
  [
    'choking',
    words('choking, choke, small part, button cell, battery ingestion, magnet ingestion, magnet, étouffement'),
  ],
  ['electric', words('electric shock, electrocution, shock hazard, shock, stromschlag, choc électrique')],
  [
    'fire',
    words(
      'fire, burn, burn hazard, explosion, explode, ignition, flammability, flammable, overheat, overheating, brandgefahr, incendie, brûlure, verbrennung',
    ),
  ],
  [
    'microbe',
    words(
      'salmonella, listeria, listéria, listériose, e coli, escherichia coli, clostridium, botulism, botulinum, cyclospora, hepatitis, hepatitis a, norovirus, cronobacter, bacillus cereus, staphylococcus, burkholderia, pseudomonas, bacteria, bacterial, mold, mould, microbial, microbiological, microorganism, micro organism, pathogenic micro organism, microbiological contamination, contamination microbiologique, krankheitserreger, mikrobiologische kontamination, mikrobiell, sterility, sterile, spoilage, verderb',
    ),
  ],
  [
    'allergen',
    words(
      'undeclared, unreported allergen, allergen, allergene, allergène, milk, lait, peanut, tree nut, walnut, pecan, almond, soy, wheat, egg, sesame, gluten, sulfite, sulfites, lupin, mustard',
    ),
  ],
  [
    'foreign_body',
    words(
      'foreign matter, foreign material, foreign object, extraneous material, fremdkörper, fremdstoff, corps étranger, metal piece, metal fragment, glass particle, glass fragment, glass, plastic piece, plastic',
    ),
  ],
  [
    'chemical',
    words(
      'chemical, lead, cadmium, mercury, arsenic, poisoning, poison, poisonous, toxic, pesticide, residue, aflatoxin, mycotoxin, ochratoxin, ethylene oxide, phthalate, bmhca, boron, nickel, formaldehyde, benzene, heavy metal, rückstände, kontaminanten, unauthorised substance, corrosive, chimique, histamine, drug, undeclared drug, environment',
    ),
  ],
  [
    'injury',
    words(
      'injury, injuries, fall, fall hazard, laceration, crash, impact, tip over, cut, damage to sight, damage to hearing, blessure, verletzung, verletzungsgefahr, steering, brake',
    ),
  ],
  [
    'labelling',
    words(
      'misbranding, misbranded, mislabel, mislabeled, label, labelling, labeling, irreführung, without inspection, benefit of inspection, import violation',
    ),
  ],
];

/**
 * The hazard class of a notice, by whole words.
 * @param texts hazard and reason first; the title last, since it also contains the product's name
 */
export function hazardOf(texts: readonly string[]): HazardClass {
  for (const text of texts) {
    const found = searchable(text.slice(0, 2000));
    const hazard = CLASSES.find(([, list]) => holds(found, list));
    if (hazard) return hazard[0];
  }
  return 'other';
}

import { foldInPlace } from '../../products/label/fold-in-place.ts';

/** A stretch of the label, as offsets in its text. */
export type Span = readonly [start: number, end: number];

/** A pictogram that the label names. */
export interface NamedPictogram {
  readonly code: string;
  readonly span: Span;
}

const CODE = /\bghs ?0([1-9])\b/g;

// Names of Annex V of Regulation (EC) 1272/2008 and the words people use, in English, French, German, Spanish, Italian.
const NAMES: readonly (readonly [string, string])[] = [
  [
    'GHS01',
    'exploding bomb|bombe explosant|explodierende bombe|bomba explotando|bomba che esplode|explosive|explosif|explosiv|explosivo|esplosivo',
  ],
  ['GHS02', 'flame|flamme|llama|fiamma|flammable|inflammable|entzundbar|entzundlich|inflamable|infiammabile'],
  [
    'GHS03',
    "flame over circle|flamme au-dessus d'un cercle|flamme uber einem kreis|llama sobre circulo|fiamma su cerchio|oxidising|oxidizing|comburant|brandfordernd|comburente",
  ],
  ['GHS04', 'gas cylinder|bouteille a gaz|gasflasche|bombona de gas|bombola per gas'],
  ['GHS05', 'corrosion|corrosive|corrosif|atzend|atzwirkung|corrosivo|corrosione'],
  [
    'GHS06',
    'skull and crossbones|tete de mort sur deux tibias|tete de mort|totenkopf mit gekreuzten knochen|totenkopf|calavera y tibias cruzadas|calavera|teschio e tibie incrociate|teschio',
  ],
  ['GHS07', "exclamation mark|point d'exclamation|ausrufezeichen|signo de exclamacion|punto esclamativo"],
  ['GHS08', 'health hazard|danger pour la sante|gesundheitsgefahr|peligro para la salud|pericolo per la salute'],
  [
    'GHS09',
    "environment|environnement|umwelt|medio ambiente|ambiente|dangerous for the environment|dangereux pour l'environnement|umweltgefahrlich|peligroso para el medio ambiente|pericoloso per l'ambiente",
  ],
];
const NAMED = NAMES.flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)).sort(
  (one, other) => other[0].length - one[0].length,
);
const HEADING =
  /\b(?:ghs|clp|hazard)?[ -]?(?:pictogram(?:me|ma)?s?|piktogramme?|pictogrammes?|pittogramm[ai]|gefahrensymbole?|symboles? de danger|hazard symbols?)\b[^\n.:]{0,20}:?/g;
/** Characters after a heading that are searched for names. */
const NEAR = 120;
/** Headings that are followed up: one per language of the label. */
const MOST_HEADINGS = 8;

/**
 * The GHS pictograms that a label names: by code ("GHS05"), or by name after a heading ("Pictograms: corrosive").
 * @param text the label
 */
export const readPictograms = (text: string): readonly NamedPictogram[] => {
  const folded = foldInPlace(text);
  const found: NamedPictogram[] = [];
  for (const hit of folded.matchAll(CODE)) {
    const [bare, digit = ''] = hit;
    const behind = folded.slice(hit.index + bare.length, hit.index + bare.length + NEAR);
    const lead = /^[ \-:(]*/.exec(behind)?.[0].length ?? 0;
    // A pictogram's name after the code belongs to it; any other word begins the next sentence.
    const name = NAMED.find(([one]) => behind.startsWith(one, lead))?.[0];
    const length = bare.length + (name === undefined ? 0 : lead + name.length);
    found.push({ code: `GHS0${digit}`, span: [hit.index, hit.index + length] });
  }
  let headings = 0;
  for (const hit of folded.matchAll(HEADING)) {
    headings += 1;
    if (headings > MOST_HEADINGS) break;
    const start = hit.index + hit[0].length;
    let near = folded.slice(start, start + NEAR).split(/\n\n|\. |h\d{3}/)[0] ?? '';
    for (const [name, code] of NAMED) {
      const at = near.search(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
      if (at < 0) continue;
      found.push({ code, span: [start + at, start + at + name.length] });
      near = `${near.slice(0, at)}${' '.repeat(name.length)}${near.slice(at + name.length)}`;
    }
    found.push({ code: '', span: [hit.index, start] });
  }
  return found;
};

import { foodForm } from './food/food-form.ts';
import { inciName } from './inci/inci-name.ts';
import { inciFromOtherLanguage } from './inci/inci-romance.ts';
import { CARBON, ETH } from './inci/inci-stems.ts';
import type { Knowledge } from './knowledge.ts';
import type { ClassMatch } from './matching/matched-label.ts';
import { normaliseName } from './names/normalise.ts';
import { botanicForm } from './plants/botanic-form.ts';
import { botanicGenus } from './plants/botanic-genus.ts';

/** The citation for a match by a pattern. */
export const METHOD = 'Class pattern, method M1, layer 3';

/** Groups of names in which every member has a hazard class (method M1.3.4). */
const GROUPS: readonly { readonly pattern: RegExp; readonly classes: readonly string[]; readonly source: string }[] = [
  {
    pattern: /perfluor|polyfluor|fluoroalcohol|fluoroalkyl|\bfluoro c\d|tetrafluoroethylene|trifluoropropyl|\bptfe\b/,
    classes: ['PFAS'],
    source: `${METHOD}; OECD definition of PFAS (2021)`,
  },
  {
    pattern: new RegExp(
      `(?:^|[ /(])(?:(?:peg|ppg|polysorbate) \\d|(?:di|tri|tetra)?${ETH}eth \\d|(?:${CARBON} )?(?:sec )?pareth \\d)`,
    ),
    classes: ['DIOXANE_TRACE'],
    source: `${METHOD}; FDA on 1,4-dioxane in cosmetics`,
  },
  {
    pattern: /^polyquaternium \d|\b(?:meth)?acrylates?\b.*\b(?:co|cross|ter)?polymer\b/,
    classes: ['PERSISTENT'],
    source: `${METHOD}; ECHA on synthetic polymers`,
  },
];

// A quick test that most names fail.
const GROUP_HINT = /peg|ppg|eth|polysorb|polyquat|acryl|fluor|ptfe|\b(?:dea|mea|tea)\b/i;

/** A systematic name, as a match by its family. */
const systematic = (name: string): ClassMatch | null => {
  const found = inciName(name);
  if (found === null) return null;
  const { family, functions, classes, source } = found;
  return { classes, of: null, functions, source: `${family} (class match). ${METHOD}${source ? `; ${source}` : ''}` };
};

/** A systematic name in another language ("palmitato de isohexilo"). */
const translated = (name: string): ClassMatch | null => {
  const inci = inciFromOtherLanguage(name);
  return inci === null ? null : (groupOf(inci) ?? systematic(inci));
};

/** A systematic name whose family has hazard classes: ethanolamides, salts of triethanolamine. */
const withClasses = (name: string): ClassMatch | null => {
  const found = systematic(name);
  return found !== null && found.classes.length > 0 ? found : null;
};

/**
 * The family with a hazard class that a name belongs to, or null. Applies to names with an entry of their own too.
 * @param text a name as printed
 */
export const groupOf = (text: string): ClassMatch | null => {
  if (!GROUP_HINT.test(text)) return null;
  const name = normaliseName(text);
  const group = GROUPS.find(({ pattern }) => pattern.test(name));
  if (group) return { classes: group.classes, of: null, source: group.source };
  return withClasses(name);
};

const FORMS_AFTER =
  /^(.{3,80}?) (?:(?:leaf|root|flower|seed|fruit|peel|bark|stem|kernel|bran|herb|bud|rhizome|berry|whole plant|bulb|pulp|juice|leaf\/stem|flower\/leaf|flower\/leaf\/stem|callus culture) ){0,2}(?:extract|extrakt|juice|juice concentrate|juice from concentrate|powder|butter|flower water|leaf water|fruit water|water|ferment|ferment filtrate|ferment lysate|ferment extract|puree|concentrate|paste|en poudre|en polvo|in polvere|saft|pulver)$/;
const FORM_ALONE =
  /^(.{3,80}?) (?:extract|extrakt|juice|juice concentrate|juice from concentrate|powder|puree|concentrate|paste|saft|pulver)$/;
const FORMS_BEFORE =
  /^(?:extrait|jus|poudre|beurre|puree|extracto|zumo|jugo|polvo|manteca|estratto|succo|polvere|burro|suco|pure) (?:concentre |concentrado |concentrato )?(?:d|de|de l|du|de la|des|di|del|della) (.{3,80})$/;
const FERMENT =
  /^(?:[a-z]+ )?ferment(?: filtrate| lysate| extract)?$|^(?:lactobacillus|bifida|saccharomyces|bacillus|aspergillus)(?:[ /][a-z]+){0,3} ferment/;
const COMPOUND = /^([a-z]{4,30}?)(?:n|s|en)?(?:extrakt|saft|pulver|konzentrat|pueree|puree|mark)$/;

/** Functions of plants, foods and their products. */
const NATURAL = new Set([
  'food_base',
  'sugar',
  'fat_oil',
  'flavour',
  'skin_active',
  'emollient',
  'nutrient',
  'humectant',
]);

/** A class match, with the pack's entry if its hazards also apply to the form. */
export interface ClassHit {
  /** Id of the plant or food if the pack has facts or warnings for it, else null. */
  readonly id: string | null;
  readonly match: ClassMatch;
  /** Further foods in the name whose facts and warnings apply ("beef and pork sausage"). */
  readonly also?: readonly string[];
}

const plantOf = (name: string, knowledge: Knowledge): { id: string; itself: boolean } | undefined => {
  const found = FORMS_AFTER.exec(name)?.[1] ?? FORMS_BEFORE.exec(name)?.[1] ?? COMPOUND.exec(name)?.[1];
  if (found === undefined) return undefined;
  const bare = found.replace(/ \([^()]*\)/g, '');
  // The longest name first: "star fruit juice" is made of star fruit.
  const whole = FORM_ALONE.exec(name)?.[1] ?? found;
  for (const plant of new Set([whole, found, bare])) {
    const id = knowledge.idOfName(plant) ?? knowledge.idOfName(`${plant}e`);
    if (id !== undefined && knowledge.ingredient(id)?.functions.some((one) => NATURAL.has(one)))
      return { id, itself: true };
    // A botanical name that the pack knows only in another form.
    for (const form of [
      ' extract',
      ' leaf extract',
      ' flower extract',
      ' fruit extract',
      ' seed oil',
      ' oil',
      ' powder',
    ]) {
      const other = knowledge.idOfName(plant + form);
      // Extracts of one species share its warnings; its oil does not.
      const itself = form.endsWith('extract') && name.endsWith(' extract');
      if (other !== undefined && plant.includes(' ')) return { id: other, itself };
    }
  }
  return undefined;
};

/** A plant preparation; `entry` is true if the pack has an entry for exactly that. */
export const plantMatch = (name: string, knowledge: Knowledge): (ClassHit & { readonly entry: boolean }) | null => {
  const made = botanicForm(name, knowledge);
  if (made === null) return null;
  const [id = null, ...also] = made.entry === null ? made.kept : [made.entry, ...made.kept];
  const match = { classes: [], of: made.of, source: `Made of a plant (class match). ${METHOD}` };
  return { id, match, also, entry: made.entry !== null };
};

/**
 * What the pattern of a name says: a family with a hazard class, or a plant or food in another form.
 * @param name a normalised name that matched nothing
 */
export const classMatch = (name: string, knowledge: Knowledge): ClassHit | null => {
  const group = groupOf(name);
  if (group) return { id: null, match: { ...group, functions: inciName(name)?.functions ?? [] } };
  const made = plantMatch(name, knowledge);
  if (made?.entry) return made;
  const food = foodForm(name, knowledge);
  if (food) {
    const source = `Food in another form (class match). ${METHOD}`;
    return { id: food.kept[0] ?? null, match: { classes: [], of: food.of, source }, also: food.others };
  }
  if (made) return made;
  const named = systematic(name) ?? translated(name);
  if (named) return { id: null, match: named };
  const plant = plantOf(name, knowledge);
  if (plant !== undefined) {
    const entry = knowledge.ingredient(plant.id);
    const told = plant.itself && entry !== undefined && (entry.facts.length > 0 || entry.audience.length > 0);
    const source = `Plant or food derived (class match). ${METHOD}`;
    return { id: told ? plant.id : null, match: { classes: [], of: plant.id, source } };
  }
  if (FERMENT.test(name))
    return { id: null, match: { classes: [], of: null, source: `Ferment (class match). ${METHOD}` } };
  return null;
};

/**
 * An unlisted species of a listed genus. Tried after misreadings of listed names.
 * @param name a normalised name that matched nothing
 */
export const genusMatch = (name: string, knowledge: Knowledge): ClassHit | null => {
  const found = botanicGenus(name, knowledge);
  if (found === null) return null;
  const source = `Plant of a known genus (class match). ${METHOD}`;
  return { id: found.named ? found.id : null, match: { classes: [], of: found.named ? found.id : null, source } };
};

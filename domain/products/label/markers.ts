import { EXCEPT_WORDS } from './but-words.ts';
import { foldInPlace } from './fold-in-place.ts';
import { mayContain, tracesOf } from './may-contain.ts';
import { PhraseIndex } from './phrase-index.ts';

/**
 * What words at the start of an item say about it and what follows: `mayContain` optional; `trace` allergen traces;
 * `contains` a statement after the list; `free` an absence up to the end of the sentence; `neither` one that ends at
 * its "nor"; `absent` the absence of this item; `present` that what follows is in the product; `joined` a word to skip.
 */
export type Marker = 'mayContain' | 'trace' | 'contains' | 'free' | 'neither' | 'absent' | 'present' | 'joined';

const TRACE = [
  'may contain traces of|may contain traces|may contain trace amounts of|may contain small amounts of|contains traces of|traces of|trace of|traces|possible traces|may also contain traces of',
  'made in a facility|made in a factory|made in an environment|made on equipment|made on shared equipment|made in facilities|produced in a facility|produced in a factory|produced in an environment|manufactured in a facility|manufactured in a factory|manufactured on equipment|manufactured on shared equipment|processed in a facility|processed on equipment|processed on shared equipment with|processed on shared equipment|made on shared equipment with|manufactured on shared equipment with|produced on shared equipment with|produced on shared equipment|packed on shared equipment with|packed on shared equipment|packed in a facility|packed in a factory|packed alongside|produced on a line|made on a line|manufactured on a line|produced on equipment|packaged in a facility',
  'peut contenir des traces de|peut contenir des traces d|peut contenir des traces|peut contenir traces de|peut contenir des traces éventuelles de|traces éventuelles de|traces éventuelles d|traces éventuelles|présence éventuelle de|présence éventuelle d|présence possible de|présence possible d|présence possible|traces possibles de|trace éventuelle de|fabriqué dans un atelier|fabriqué dans une usine|élaboré dans un atelier|produit dans un atelier|contient des traces de',
  'kann spuren von|kann spuren|kann auch spuren von|kann auch spuren|enthält spuren von|spuren von|spuren|hergestellt in einem betrieb|in einem betrieb hergestellt|kann geringe mengen',
  'puede contener trazas de|puede contener trazas|no apto para alérgicos|no apto para personas alérgicas|no apto para celíacos|contiene trazas de|trazas de|trazas|elaborado en una fábrica|fabricado en una planta|elaborado en instalaciones',
  'non adatto agli allergici|non adatto a persone allergiche|può contenere tracce di|può contenere tracce|tracce di|tracce|prodotto in uno stabilimento|prodotto in un laboratorio|possibili tracce di|contiene tracce di',
  'kan sporen van|kan sporen|sporen van|kan innehålla spår av|spår av|może zawierać śladowe ilości|może zawierać ślady|w zakładzie używa się|w zakładzie przetwarza się|w zakładzie stosuje się|w zakładzie wykorzystuje się|wyprodukowano w zakładzie|produkowane w zakładzie|w którym używa się|w którym przetwarza się|w którym stosuje się|může obsahovat stopy|stopy|nyomokban|может содержать следы|следы|pode conter vestígios de|vestígios de|fabricado em instalações|produzido em instalações|fabricado numa fábrica|tillverkad i en fabrik|tillverkas i en fabrik|tillverkat i en fabrik|produceret i en fabrik|fremstillet i en fabrik|gemaakt in een fabriek|vervaardigd in een fabriek|geproduceerd in een bedrijf|geproduceerd in een fabriek',
  'not suitable for people allergic to|not suitable for people with an allergy to|not suitable for people with allergies to|not suitable for those allergic to|not suitable for those with an allergy to|not suitable for anyone allergic to|not suitable for anyone with an allergy to|unsuitable for people allergic to|unsuitable for people with an allergy to|unsuitable for those allergic to|nicht geeignet für personen mit einer allergie gegen|nicht geeignet für personen mit allergie gegen|nicht geeignet für allergiker gegen|ne convient pas aux personnes allergiques|niet geschikt voor mensen met een allergie voor|niet geschikt voor personen met een allergie voor|môže obsahovať stopy|stopové množství|stopové množstvo|kan indeholde spor af|kan indeholde spor|kan inneholde spor av|spor af|spor av|saattaa sisältää pieniä määriä|voi sisältää pieniä määriä|saattaa sisältää jäämiä|poate conține urme de|poate conține urme|urme de|može sadržavati tragove|može sadržati tragove|lahko vsebuje sledi|lahko vsebuje sledove|võib sisaldada jälgi|може да съдържа следи от|може садржати трагове|може да содржи траги од|следи от|може містити сліди|μπορεί να περιέχει ίχνη|ενδέχεται να περιέχει ίχνη|eser miktarda|iz miktarda|pode conter traços de|traços de',
].join('|');
const CONTAINS =
  'contains|allergens|allergen|allergen information|allergen information contains|allergy advice|allergy advice contains|allergen advice|allergy information|contains allergens|contient|allergènes|contient naturellement|enthält|allergene|allergiehinweis|contiene|alérgenos|allergeni|bevat|innehåller|zawiera|obsahuje|tartalmaz|содержит|contém|indeholder|inneholder|inniheldur|sisältää|conține|sadrži|vsebuje|sisaldab|съдържа|садржи|содржи|містить|περιέχει|içerir|satur|sudėtyje yra|obsahuje alergeny|obsahuje alergény|alergeny|alergény|alergeni|alergenii|allergének|allergeenit|allergener|allergenen|аллергены|алергени|alerjenler|ofnæmisvaldar|αλλεργιογόνα';
const FREE =
  'free from|free of|does not contain|do not contain|contains no|ne contient pas|ne contient ni|frei von|enthält kein|enthält keine|enthält keinen|no contiene|libre de|non contiene|vrij van|bevat geen|fri från|nie zawiera|neobsahuje|не содержит|не садржи|не содржи|formulated without|made without|garanti sans|exempt de|exempts de|exempte de|exento de|exenta de|privo di|priva di|privi di|isento de|innehåller inte|não contém|indeholder ikke|inneholder ikke|ei sisällä|nu conține|ne sadrži|ne vsebuje|ei sisalda|не съдържа|не містить|δεν περιέχει|nem tartalmaz|nem tartalmaznak|nicht enthalten|nicht enthalten sind|enthält nicht|inniheldur ekki|nesatur|sudėtyje nėra|sudėtyje neturi';
const NEITHER =
  'neither|contains neither|weder|enthält weder|contient ni|no contiene ni|non contiene né|bevat noch|varken|hverken|innehåller varken';
const ABSENT =
  'no|without|sans|ohne|sin|senza|zonder|utan|bez|без|sem|fără|uden|uten|ilman|ilma|brez|χωρίς|not tested|non testé';
/** Words that end an absence, and double negations (method M2.7.8). */
const PRESENT =
  'but|but with|only|aber|aber mit|sondern|nur|mais avec|mais contient|pero|pero con|sino|solo|solamente|soltanto|ma con|maar|maar met|alleen|seulement|uniquement|tylko|not without|never without|not free from|not free of|nicht ohne|nie ohne|nicht frei von|pas sans|jamais sans|pas exempt de|no sin|nunca sin|no libre de|non senza|mai senza|non privo di|niet zonder|nooit zonder|niet vrij van|inte utan|nie bez|не без|não sem';
const JOINED = 'and|et|und|y|ed|och|oraz';

function* markers(): Generator<readonly [string, Marker]> {
  for (const phrase of mayContain()) yield [phrase, 'mayContain'];
  for (const phrase of tracesOf()) yield [phrase, 'trace'];
  for (const phrase of EXCEPT_WORDS) yield [phrase, 'present'];
  for (const [words, kind] of [
    [TRACE, 'trace'],
    [CONTAINS, 'contains'],
    [FREE, 'free'],
    [NEITHER, 'neither'],
    [ABSENT, 'absent'],
    [PRESENT, 'present'],
    [JOINED, 'joined'],
  ] as const) {
    for (const phrase of words.split('|')) yield [phrase, kind];
  }
}

/** Words before a name that say that it is absent, folded, the longest first. */
export const WORDS_OF_ABSENCE: readonly string[] = [...FREE.split('|'), ...ABSENT.split('|')]
  .filter((words) => !/test/.test(words))
  .map(foldInPlace)
  .toSorted((one, other) => other.length - one.length);

/** Words at the start of an item that are not part of its name (method M2.7). */
export const MARKERS = new PhraseIndex<Marker>(markers());

// "paraben-free", "glutenfrei": an absence stated after the name.
// Hungarian "mentes" counts only after things that are claimed absent: "sementes" are seeds in Portuguese.
const FREE_SUFFIX =
  /(?:[ -]free|frei|[ -]libre|[ -]vrij|fri| icermez| nem tartalmaz| nelkul|(?:glutene?|tej|laktoz|cukor|tojas|szoja|dio|mogyoro|paraben|szilikon|szulfat|alkohol|tartositoszer|adalekanyag|illatanyag|szinezek)-?mentes)$/;
const FREE_WORDS = /^(?!.*\b(?:is|are)\b).{3,40}$/;

/** Whether an item names something that is absent ("silicone-free"). @param folded the item, folded and trimmed */
export const isFreeFromName = (folded: string): boolean => FREE_SUFFIX.test(folded) && FREE_WORDS.test(folded);

// An absence stated after another name: "corn flour gluten-free", "Maismehl glutenfrei".
const ABSENCE =
  /[\p{L}\d)%*][\s,;:(-]+((?:gluten|lacto?se|sugar|fat|dairy|nut|peanut|wheat|egg|soya?|milk|parabene?|silicone?|sili[ck]on|alcohol|alkohol|caffeine|koffein|fragrance|perfume|parfum|sulf?[aph]{0,2}te|gmo|preservative|salt|yeast|phthalate|zucker|fett|milch|weizen|soja|suiker|lactosa|azucar|cruelty)s?(?:[ -]free|frei(?:e[nrs]?)?|[ -]vrij|vrij|[ -]libre)[\s.)]*)$/u;

/**
 * Where the words of absence begin at the end of an item that names something else.
 * @param folded the item, folded
 * @returns 0 if there are no such words after a name
 */
export const startOfAbsence = (folded: string): number => {
  if (!/fr(?:ee|ei)|vrij|libre/.test(folded.slice(-12))) return 0;
  const found = ABSENCE.exec(folded.slice(-80))?.[1];
  return found === undefined ? 0 : folded.length - found.length;
};

// "contains 2% or less of", "less than 2% of each of the following:", "moins de 2 % de".
const SMALL =
  /^(?:and |et |und |y )?(?:(?:contains?|contient|enthalt|contiene) )?(?:each )?(?:(?:less than|moins de|weniger als|menos de|menos del|meno de|meno del|<) ?)?([012](?:[.,]\d)?) ?% ?(?:(?:or less|ou moins|oder weniger|o menos|o meno) ?)?(?:(?:of|de|d'|von|di|each of|of each of|of each)(?: (?:each of )?(?:the following|each)(?: ingredients)?)?|each)(?=[ :(])/;
const SMALLER = /less|moins|weniger|menos|meno|</;

// The same words with a letter misread: "contains 2% or le5s of:".
const SPOILT = /^contains? (?:less than )?[0-2](?:[.,]\d)? ?%[^:,;]{0,28}?(?::|\bof\b)/;

const LONGEST_SMALL = 90;

/** The end of the phrase if one stray word is in it ("contains less xyz than 2% of"), or -1. */
const endOfBroken = (head: string): number => {
  if (!head.includes('%')) return -1;
  for (const { 0: word, index } of head.matchAll(/(?<= )[^\s%:,;(]+ /g)) {
    const found = SMALL.exec(head.slice(0, index) + head.slice(index + word.length));
    if (found && SMALLER.test(found[0]) && index < found[0].length) return found[0].length + word.length;
  }
  return -1;
};

/**
 * The end of "contains 2% or less of" at the start of an item.
 * @param folded the item, folded, without leading space
 * @returns where the words end, or -1
 */
export const endOfMinorPhrase = (folded: string): number => {
  const head = folded.slice(0, LONGEST_SMALL);
  const found = SMALL.exec(head);
  if (found && SMALLER.test(found[0])) return found[0].length;
  return SPOILT.exec(head)?.[0].length ?? endOfBroken(head);
};

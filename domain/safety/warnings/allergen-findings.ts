import type { Knowledge } from '../../knowledge/knowledge.ts';
import { normaliseName } from '../../knowledge/normalise.ts';
import type { Use } from '../exposure.ts';
import type { ScoredItem } from '../points.ts';
import type { Severity } from '../vocabulary.ts';
import { type AllergenHit, allergenById, allergensIn, isDenied, isQuiet, wordsOf } from './allergen-lexicon.ts';
import { coeliacFinding, lactoseFindings } from './diet-findings.ts';
import { atMostWarning } from './entry-findings.ts';
import { exemptSyrup } from './exempt-syrup.ts';
import type { Finding } from './finding.ts';
import type { LabelFacts } from './label-facts.ts';
import { nearlyExcused } from './nearly-excused.ts';
import { namesAnOil } from './refined-oil.ts';
import type { Family } from './texts.ts';
import { toldOnce } from './told-once.ts';
import { traceFindings } from './trace-findings.ts';

/** How severe a named food allergen is where it stands: CRITICAL in food, WARNING on skin (method, section 6). */
const severityIn = (use: Use): Severity | null => {
  if (use.type === 'food' || use.oral || use.supplement) return 'CRITICAL';
  if (use.cosmetic || use.type === 'pet_topical' || use.type === 'other') return 'WARNING';
  return use.type === 'pet_food' ? 'CAUTION' : null;
};

// Plant butters of cosmetics ("Butyrospermum Parkii Butter") are no milk.
const NOT_ON_SKIN: ReadonlySet<string> = new Set(['butter', 'cream']);
const SULPHITE_CARAMEL = /e ?150|caramel|karamel|zuckerkulor/;
const GELATIN = /^(gelatin|gelatine|gelatina|collagen|collagene|colageno|kollagen)/;
const PROPOLIS = /propol|royal jelly|gelee royale|jalea real|pappa reale|bee pollen|blutenpollen/;
const BEESWAX = /beeswax|cera alba|bienenwachs/;

// Severity of one hit, where the list says otherwise than for every named allergen.
const hitSeverity = (hit: AllergenHit, normalised: string, use: Use, full: Severity): Severity | null => {
  if (hit.sense === 'exempt') return 'INFO';
  if (hit.sense === 'oil') return full === 'CRITICAL' ? 'WARNING' : 'CAUTION';
  if (hit.sense === 'check') return 'CAUTION';
  switch (hit.allergen.id) {
    case 'latex_fruit':
      return 'CAUTION';
    case 'bee_product':
      return PROPOLIS.test(hit.phrase) ? 'WARNING' : BEESWAX.test(hit.phrase) ? 'INFO' : 'CAUTION';
    case 'sulphite':
      // Ammonia and sulphite caramel holds a trace at most; more than 10 mg/kg is declared by itself.
      return SULPHITE_CARAMEL.test(normalised) ? 'CAUTION' : full;
    case 'soy':
      // The refined oil of a cosmetic.
      return use.cosmetic && normalised.includes('oil') ? 'CAUTION' : full;
    default:
      return full;
  }
};

const alphaGalSeverity = (phrase: string): Severity => (GELATIN.test(phrase) ? 'WARNING' : 'CRITICAL');

const CEREAL_FAMILY = {
  wheat: 'wheat_exempt',
  barley: 'barley_exempt',
  wheat_barley: 'wheat_barley_exempt',
} as const;

// "Still name the cereal to a member" (food-allergens list, gluten).
const exemptFamily = (hit: AllergenHit): Family => {
  const cereal = exemptSyrup(hit.phrase);
  return cereal === null ? 'allergen_exempt' : CEREAL_FAMILY[cereal];
};

/** One named allergen with the place it was found in. */
interface Found {
  readonly hit: AllergenHit;
  readonly ingredient: string;
  readonly normalised: string;
  readonly unclear: boolean;
  readonly main: boolean;
  readonly one: ScoredItem | null;
}

const findingsOf = (found: Found, use: Use, glutenFree: boolean): readonly Finding[] => {
  const { hit, ingredient, unclear } = found;
  const full = severityIn(use);
  if (full === null) return [];
  const findings: Finding[] = [];
  const { id, source } = hit.allergen;
  const add = (audience: string, severity: Severity, family: Family): void => {
    findings.push({
      audience,
      severity: atMostWarning(severity, unclear),
      ingredient,
      family,
      source,
      kind: 'use',
      unclear,
    });
  };
  if (!use.eaten && !use.oral && NOT_ON_SKIN.has(hit.phrase)) return [];
  if (id === 'alpha_gal') {
    if (use.type === 'food' || use.supplement) {
      add('alpha_gal', hit.sense === 'word' ? alphaGalSeverity(hit.phrase) : 'CAUTION', 'alpha_gal');
    }
    return findings;
  }
  const severity = hitSeverity(hit, found.normalised, use, full);
  if (severity === null) return [];
  const family: Family =
    hit.sense === 'exempt'
      ? exemptFamily(hit)
      : hit.sense === 'check'
        ? 'allergen_unstated'
        : hit.sense === 'oil'
          ? 'allergen_oil'
          : use.eaten || use.oral || use.supplement
            ? 'allergen'
            : 'allergen_skin';
  add(`al_food(${id})`, severity, family);
  if (hit.sense === 'exempt' && id === 'gluten' && use.type === 'food') add('coeliac', 'INFO', family);
  if (hit.sense !== 'word') return findings;
  if (id === 'bee_product' && use.type !== 'pet_food' && !found.normalised.includes('synthetic')) {
    add('al_pollen', 'CAUTION', 'pollen');
  }
  if (id === 'latex_fruit' && use.type === 'food') add('latex', 'CAUTION', 'latex');
  // What stays on the lips or in the mouth is swallowed in part.
  if (id === 'gluten' && use.cosmetic && (use.oral || use.lip)) add('coeliac', 'WARNING', 'coeliac');
  if (use.type !== 'food') return findings;
  if (id === 'sulphite' && severity === 'CRITICAL') {
    add('asthma', 'WARNING', 'asthma_food');
    add('al_respiratory', 'WARNING', 'asthma_food');
  }
  const told = (audience: string): boolean =>
    found.one?.item.known?.ingredient.audience.some((entry) => entry.audience === audience) ?? false;
  if (id === 'gluten' && !told('coeliac')) {
    const coeliac = coeliacFinding(found.normalised, hit.phrase, glutenFree);
    add('coeliac', coeliac.severity, coeliac.family);
  }
  if (id === 'milk') {
    add('alpha_gal', 'INFO', 'alpha_gal_dairy');
    for (const diet of lactoseFindings(hit.phrase, found.normalised, found.main)) {
      if (!told(diet.audience)) add(diet.audience, diet.severity, diet.family);
    }
  }
  return findings;
};

// "Lecithin" and "vegetable protein" that do not say of what (food-allergens list, soy).
const UNSTATED =
  /\b(?:lecithine?|lezithin|lecitina|e322|vegetable protein|proteine vegetale|pflanzliches? eiweiss|pflanzenprotein|proteina vegetal)\b/;

const NOT_FOUND: readonly Found[] = [];
const isBeeswax = ({ item }: ScoredItem): boolean => item.known?.ingredient.id === 'beeswax';

/** Allergens of one ingredient: those its facts name, and those its words name. */
const foundIn = (one: ScoredItem, normalised: string, facts: LabelFacts): readonly Found[] => {
  const hits = allergensIn(normalised, facts.knowledge);
  if (hits.length === 0 && (one.item.known === null || one.item.known.allergens.length === 0) && !isBeeswax(one)) {
    return NOT_FOUND;
  }
  const fuzzy = one.item.match.step === 'fuzzy';
  const main = one.weights?.main ?? false;
  const base = { ingredient: one.item.name, normalised, main, one };
  // "Salt whey" was read as salt: what names the milk is the label's own words.
  const itself = (id: string): boolean =>
    one.item.known === null ||
    one.item.known.allergens.some((own) => own.id === id) ||
    allergensIn(normaliseName(one.item.name), facts.knowledge).some((own) => own.allergen.id === id);
  const found: Found[] = hits.map((hit) => ({
    ...base,
    ...(itself(hit.allergen.id) ? {} : { ingredient: one.item.printed }),
    hit,
    unclear: (one.item.known === null || fuzzy) && nearlyExcused(normalised, hit.allergen),
  }));
  const bees = isBeeswax(one) ? allergenById('bee_product', facts.knowledge) : undefined;
  // "E901" is a number that no word names.
  if (bees !== undefined && !hits.some(({ allergen }) => allergen === bees)) {
    found.push({ ...base, hit: { allergen: bees, sense: 'word', phrase: 'beeswax' }, unclear: fuzzy });
  }
  // A parent whose children were read is what they are: "pasta (maize flour)" is no wheat.
  const named = one.item.scored ? (one.item.known?.allergens ?? []) : [];
  for (const allergenOfIt of named) {
    // An oil of it was found by its words, whatever the bean itself says.
    if (hits.some((hit) => hit.allergen.id === allergenOfIt.id)) continue;
    const allergen = allergenById(allergenOfIt.id, facts.knowledge);
    if (allergen === undefined || isDenied(normaliseName(one.item.raw), allergen, facts.knowledge)) continue;
    found.push({ ...base, hit: { allergen, sense: 'word', phrase: normalised }, unclear: fuzzy });
  }
  return found;
};

// Matched by a name of the pack, and no name of it is an allergen's.
const namesNothing = ({ item }: ScoredItem, knowledge: Knowledge): boolean =>
  item.known !== null &&
  item.texts.length === 1 &&
  !item.raw.includes('(') &&
  (item.match.step === 'exact' || item.match.step === 'number') &&
  isQuiet(item.known, knowledge, UNSTATED);

const unstatedSoy = (
  one: ScoredItem,
  normalised: string,
  found: readonly Found[],
  facts: LabelFacts,
): Finding | null => {
  if (facts.use.type !== 'food' || found.some(({ hit }) => hit.sense === 'word' && hit.allergen.id === 'soy'))
    return null;
  if (!UNSTATED.test(normalised) || found.some(({ hit }) => hit.sense === 'word')) return null;
  // "Lecithin (soy)" says it in its bracket.
  if (one.item.holds.length > 0 && allergensIn(normaliseName(one.item.raw), facts.knowledge).length > 0) return null;
  const soy = allergenById('soy', facts.knowledge);
  // "Sunflower lecithin" and its like are named in the list of what is not soy.
  const words = wordsOf(normalised);
  if (soy === undefined || soy.not.some((not) => wordsOf(not).every((word) => words.includes(word)))) return null;
  return {
    audience: 'al_food(soy)',
    severity: 'WARNING',
    ingredient: one.item.name,
    family: 'allergen_unstated',
    source: soy.source,
    kind: 'use',
    unclear: false,
  };
};

/** Places of what the bracket of an oil names. */
const heldByOils = (scored: readonly ScoredItem[]): ReadonlySet<number> =>
  new Set(
    scored
      .filter(({ item }) => item.holds.length > 0 && item.texts.some((text) => namesAnOil(normaliseName(text))))
      .flatMap(({ item }) => item.holds),
  );

const GLUTEN_FREE = /gluten[\s-]*free|sans gluten|glutenfrei|sin gluten|senza glutine/i;
const PHENYLALANINE = /phenylalanin|phénylalanin|fenilalanin/i;

/** Warnings for food allergies, and for the conditions that ask for the same words (method, section 6). */
export const allergenFindings = (facts: LabelFacts): readonly Finding[] => {
  const { use, knowledge } = facts;
  if (severityIn(use) === null) return [];
  const glutenFree = GLUTEN_FREE.test(facts.text);
  const findings: Finding[] = [];
  const named = new Set<string>();
  const oils = heldByOils(facts.scored);
  for (const [at, one] of facts.scored.entries()) {
    if (namesNothing(one, knowledge)) continue;
    // What was misread shows its food only in the name it was read as.
    const texts = one.item.match.step === 'fuzzy' ? [...one.item.texts, one.item.name] : one.item.texts;
    for (const [index, text] of texts.entries()) {
      // "Vegetable oil (soybean)" holds the oil of the bean.
      const normalised = oils.has(at) ? `${normaliseName(text)} oil` : normaliseName(text);
      const asRead = index >= one.item.texts.length;
      const found = foundIn(one, normalised, facts)
        .filter(({ hit }) => !asRead || !named.has(hit.allergen.id))
        // "Eierschwämmli" was read as an egg; its own words say that it is none.
        .filter(({ hit }) => !asRead || !isDenied(normaliseName(one.item.raw), hit.allergen, knowledge))
        .map((each) => (asRead ? { ...each, unclear: true } : each));
      for (const each of found) {
        if (each.hit.sense === 'word') named.add(each.hit.allergen.id);
        findings.push(...findingsOf(each, use, glutenFree));
      }
      const soy = unstatedSoy(one, normalised, found, facts);
      if (soy !== null) findings.push(soy);
    }
  }
  // "Contains: milk" says again what the list says; it speaks only where the list did not. So does the name of a
  // food without a list.
  const others = facts.scored.length === 0 && use.type === 'food' && facts.name !== '' ? [facts.name] : facts.contains;
  for (const printed of others) {
    const normalised = normaliseName(printed);
    for (const hit of allergensIn(normalised, knowledge)) {
      if (named.has(hit.allergen.id)) continue;
      findings.push(
        ...findingsOf(
          { hit, ingredient: printed, normalised, unclear: false, main: false, one: null },
          use,
          glutenFree,
        ),
      );
    }
  }
  if (use.type === 'food' && PHENYLALANINE.test(facts.text)) {
    findings.push({
      audience: 'pku',
      severity: 'CRITICAL',
      ingredient: 'Phenylalanine',
      family: 'pku',
      source: 'Reg (EU) 1169/2011 Annex III',
      kind: 'use',
      unclear: false,
    });
  }
  return [...toldOnce(findings, facts.scored), ...traceFindings(facts)];
};

import type { Knowledge } from '../../../knowledge/knowledge.ts';
import { isNearFrequent } from '../../../knowledge/misreadings/near-frequent.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { withWholeWords } from '../../../products/label/item-text.ts';
import type { ScoredItem } from '../../points.ts';
import type { AllergenHit } from '../allergens/allergen-hit.ts';
import { allergenById, allergensIn, isDenied, namesNoAllergen, OF_ANIMALS } from '../allergens/allergen-lexicon.ts';
import { behindDenialFindings } from '../allergens/behind-denial.ts';
import { nutsBehindPeas, statedAllergens } from '../allergens/named-allergens.ts';
import { nearlyExcused } from '../allergens/nearly-excused.ts';
import { namesAnOil } from '../allergens/refined-oil.ts';
import {
  isDoubtfulForeignWord,
  isNearlyVegan,
  isOnlyInSpoiltWords,
  isReadBadly,
  mayBeSalt,
} from '../allergens/spoilt-label.ts';
import { statedAbsence } from '../allergens/stated-absence.ts';
import { statedOutsideList } from '../allergens/stated-outside-list.ts';
import { UNSTATED, unstatedSoy } from '../allergens/unstated-soy.ts';
import type { LabelFacts } from '../label-facts.ts';
import { crossedAllergens } from '../stated/crossed-names.ts';
import { statementsOf } from '../stated/label-statements.ts';
import { withoutBracketed } from '../wording/bracketed-statements.ts';
import { saysGlutenFree } from '../wording/free-of.ts';
import { wordsOf } from '../wording/name-words.ts';
import { saysPlantBased } from '../wording/plant-based.ts';
import { withoutForeignOats } from '../wording/shared-words.ts';
import { inLateVerbSentence, statementSense } from '../wording/statement-sense.ts';
import { warnedName } from '../wording/warned-name.ts';
import { withoutRepeats } from '../wording/without-repeats.ts';
import { asideFindings } from './aside-findings.ts';
import { compositeFindings } from './composite-findings.ts';
import type { Finding } from './finding.ts';
import { type FoundAllergen, findingsOf, severityIn } from './hit-findings.ts';
import { safetyNetFindings } from './safety-net-findings.ts';
import { statedEntryFindings, statedFindings, statedUnsuitableFindings } from './stated-findings.ts';
import { traceFindings, tracesIn } from './trace-findings.ts';
import { unknownFindings } from './unknown-findings.ts';

/**
 * For a mark, a percentage or a full stop after the name; more may be another name ("protéines de lait antioxydants:
 * E316").
 */
const MARKS = 8;

const NOT_FOUND: readonly FoundAllergen[] = [];
const isPerhapsMilk = ({ allergen, sense }: AllergenHit): boolean => allergen.id === 'milk' && sense === 'often';
const isBeeswax = ({ item }: ScoredItem): boolean => item.known?.ingredient.id === 'beeswax';

const LINKS: ReadonlySet<string> = new Set(
  'and & et und y e o en ou oder i oraz och og with mit con avec met'.split(' '),
);

/** Whether a text is only two or more allergens and what joins them, so no misreading: "melk en ei". */
const onlyAllergens = (normalised: string, hits: readonly AllergenHit[]): boolean => {
  const named = new Set(hits.flatMap(({ phrase }) => wordsOf(phrase)));
  return hits.length > 1 && wordsOf(normalised).every((word) => LINKS.has(word) || named.has(word));
};

/** Allergens of one ingredient: those its facts name, and those its words name. */
const foundIn = (
  one: ScoredItem,
  normalised: string,
  facts: LabelFacts,
  readBadly: boolean,
): readonly FoundAllergen[] => {
  const all = allergensIn(normalised, facts.knowledge);
  // "Kokosjoghurt" on a label that says "vegan".
  const plantBased = all.some(isPerhapsMilk) && saysPlantBased(facts.name, facts.text);
  const hits = plantBased ? all.filter((hit) => !isPerhapsMilk(hit)) : all;
  if (hits.length === 0 && (one.item.known === null || one.item.known.allergens.length === 0) && !isBeeswax(one)) {
    return NOT_FOUND;
  }
  const fuzzy = one.item.match.step === 'fuzzy';
  const main = one.weights?.main ?? false;
  const base = { ingredient: one.item.name, normalised, main, one };
  // "Salt whey" was read as salt: only the label's own words name the milk.
  const itself = (id: string): boolean =>
    one.item.known === null ||
    one.item.known.allergens.some((own) => own.id === id) ||
    allergensIn(normaliseName(one.item.name), facts.knowledge).some((own) => own.allergen.id === id);
  const uncertain =
    readBadly || one.item.known === null || fuzzy || one.item.match.step === 'class' || one.item.texts.length > 1;
  // "Sucre de carne" was read as meat because of one word that may be a misread "canne".
  const salt = mayBeSalt(normalised, facts.scored);
  const bySlip =
    salt ||
    wordsOf(normalised).some(
      (word) =>
        (uncertain || isDoubtfulForeignWord(word, facts.text)) &&
        isNearFrequent(word) &&
        facts.knowledge.idOfName(word) === one.item.known?.ingredient.id,
    );
  const nearlyVegan = isNearlyVegan(normalised);
  const found: FoundAllergen[] = hits.map((hit) => ({
    ...base,
    ...(itself(hit.allergen.id) ? {} : { ingredient: warnedName(one.item.printed, hit.phrase) }),
    hit,
    unclear:
      salt ||
      isDoubtfulForeignWord(hit.phrase, facts.text) ||
      isOnlyInSpoiltWords(hit.phrase, one.item.texts) ||
      (nearlyVegan && OF_ANIMALS.has(hit.allergen.id)) ||
      (uncertain &&
        !onlyAllergens(normalised, hits) &&
        nearlyExcused(normalised, hit.allergen, hit.phrase, facts.knowledge)),
  }));
  const bees = isBeeswax(one) ? allergenById('bee_product', facts.knowledge) : undefined;
  // "E901" is a number: no allergen word finds it.
  if (bees !== undefined && !hits.some(({ allergen }) => allergen === bees)) {
    found.push({ ...base, hit: { allergen: bees, sense: 'word', phrase: 'beeswax' }, unclear: fuzzy });
  }
  // If its brackets list what it is made of, they decide: "pasta (maize flour)" is not wheat.
  const { composites } = one.item;
  const named = one.item.scored && composites?.length !== 0 ? (one.item.known?.allergens ?? []) : [];
  for (const allergenOfIt of named) {
    if (allergenOfIt.eatenOnly && !facts.use.eaten) continue;
    if (plantBased && allergenOfIt.id === 'milk') continue;
    // An oil of it was already found by its words, whatever the facts of the bean say.
    if (hits.some((hit) => hit.allergen.id === allergenOfIt.id)) continue;
    // Reported for the composite food under its own name: "spaghetti" rather than wheat flour.
    if (composites?.some(({ always, often }) => [...always, ...often].includes(allergenOfIt.id)) === true) continue;
    const allergen = allergenById(allergenOfIt.id, facts.knowledge);
    if (
      allergen === undefined ||
      one.item.raws.every((text) => isDenied(normaliseName(text), allergen, facts.knowledge))
    )
      continue;
    found.push({ ...base, hit: { allergen, sense: 'word', phrase: normalised }, unclear: fuzzy || bySlip });
  }
  return found;
};

// Matched by a name of the pack that is its whole text, and none of its names is that of an allergen.
const namesNothing = ({ item }: ScoredItem, knowledge: Knowledge): boolean =>
  item.known !== null &&
  item.texts.length === 1 &&
  !item.raw.includes('(') &&
  item.raw.length <= item.printed.length + MARKS &&
  (item.match.step === 'exact' || item.match.step === 'number') &&
  namesNoAllergen(item.known, knowledge, UNSTATED);

/** Indices of the items in the brackets of an oil. */
const heldByOils = (scored: readonly ScoredItem[]): ReadonlySet<number> =>
  new Set(
    scored
      .filter(({ item }) => item.holds.length > 0 && item.texts.some((text) => namesAnOil(normaliseName(text))))
      .flatMap(({ item }) => item.holds),
  );

const isGrave = ({ severity }: Finding): boolean => severity === 'CRITICAL' || severity === 'WARNING';

// A name has few words; a sentence about traces has a verb and more.
const FEWEST_OF_A_SENTENCE = 3;
/** "May contain", "the same line", "the factory makes", in Chinese and Japanese. */
const UNSPACED_MAY =
  /可能(?:含|存在|会)|微量|同一|共用|生产线|生產線|製造(?:工場|ライン|所)|工場では|同じ(?:工場|ライン|設備)|コンタミ|混入/;
/** Whether a text only says what may be in a food. Chinese and Japanese name no food before the words that say so. */
const saysMay = (raw: string, knowledge: Knowledge): boolean => {
  const at = raw.search(UNSPACED_MAY);
  if (at >= 0) return allergensIn(normaliseName(raw.slice(0, at)), knowledge).length === 0;
  return raw.split(' ', FEWEST_OF_A_SENTENCE).length === FEWEST_OF_A_SENTENCE && statementSense(raw) === 'may';
};

// In every language of labels, including Dutch (fenylalanine), Polish (fenyloalanina) and Finnish (fenyylialaniini).
const PHENYLALANINE = /(?:ph|f)[eé]n[iy]{1,2}l[oi]?alani{1,2}n|фен[иі]лалан[иі]н|φαινυλαλαν[ιί]ν/i;
// Only a denial right next to the word counts: "sans sucres, source de phénylalanine" names it.
const NO_PHENYLALANINE =
  /(?<!\p{L})(?:no|without|free (?:of|from)|sans|ohne|sin|senza|zonder|geen|bez|wolny od) (?:ph|f)[eé]n[iy]lo?alanin\p{L}*|(?:ph|f)[eé]n[iy]lo?alanin[ae]?[ -]?(?:free|frei|vrij)/giu;

/** What a table of ticks and crosses crosses out is reported as a doubt, and so are other warnings about that food. */
const doubtingCrossed = (findings: readonly Finding[], { text, knowledge }: LabelFacts): readonly Finding[] => {
  const crossed = crossedAllergens(text, knowledge);
  if (crossed.size === 0) return findings;
  const named = new Set(findings.flatMap(({ audience, ingredient }) => (crossed.has(audience) ? [ingredient] : [])));
  return findings.map((one) =>
    one.severity === 'CRITICAL' && named.has(one.ingredient) ? { ...one, severity: 'WARNING', unclear: true } : one,
  );
};

/** Warnings for food allergies, and for conditions that depend on the same words (method M6.2). */
export const allergenFindings = (given: LabelFacts): readonly Finding[] => {
  const { use, knowledge } = given;
  if (severityIn(use) === null) return [];
  const absence = statedAbsence(given.text);
  const facts = { ...given, text: absence.text };
  const glutenFree = saysGlutenFree(facts.text);
  const findings: Finding[] = [];
  const named = new Set<string>();
  const oils = heldByOils(facts.scored);
  const lateVerb = inLateVerbSentence(facts.text);
  const readBadly = isReadBadly(facts.scored);
  for (const [at, one] of facts.scored.entries()) {
    if ((!one.item.composites?.length && namesNothing(one, knowledge)) || absence.denies(one)) continue;
    const bare = one.item.texts.map(withoutBracketed);
    const own = bare.map(({ name }) => name).filter((name) => name !== '');
    // What the reader took for a trace is reported separately.
    const beside = bare
      .flatMap(({ traces }) => traces)
      .filter((text) => !facts.traces.some((read) => text.includes(read)));
    findings.push(...beside.flatMap((text) => tracesIn(text, facts)));
    // A statement about traces that was read as an ingredient: "Kann Milch enthalten".
    if (use.type === 'food' && (lateVerb(one.item.raw) || own.every((text) => saysMay(text, knowledge)))) {
      findings.push(...own.flatMap((text) => tracesIn(text, facts)));
      continue;
    }
    // For a misreading, only the name it was read as shows the food.
    const printed = own.map(withWholeWords);
    const texts = one.item.match.step === 'fuzzy' ? [...printed, one.item.name] : printed;
    for (const [index, text] of texts.entries()) {
      // "Vegetable oil (soybean)" contains the oil of the bean.
      const normalised = oils.has(at) ? `${normaliseName(text)} oil` : normaliseName(text);
      const asRead = index >= own.length;
      const found = foundIn(one, normalised, facts, readBadly)
        .filter(({ hit }) => !asRead || !named.has(hit.allergen.id))
        // "Eierschwämmli" was read as an egg, but its own words say that it is not.
        .filter(({ hit }) => !asRead || !own.every((text) => isDenied(normaliseName(text), hit.allergen, knowledge)))
        .map((each) => (asRead ? { ...each, unclear: true } : each));
      for (const each of found) {
        const own = findingsOf(each, use, glutenFree);
        // A caramel that may contain sulphite does not count as named: "contains sulphites" must still be reported.
        if (each.hit.sense === 'word' && own.some(isGrave)) named.add(each.hit.allergen.id);
        findings.push(...own);
      }
      const nuts = nutsBehindPeas(text, knowledge);
      if (nuts !== null) {
        const own = { hit: nuts, ingredient: one.item.printed, normalised, unclear: true, main: false, one };
        findings.push(...findingsOf(own, use, glutenFree));
      }
      const soy = unstatedSoy(
        one,
        normalised,
        found.some(({ hit }) => hit.sense === 'word'),
        facts,
      );
      if (soy !== null) findings.push(soy);
    }
    findings.push(...compositeFindings(one, facts, glutenFree, readBadly));
  }
  // "Contains: milk" repeats what the list says, so it only counts for what the list did not name. The name of a food
  // without a list is treated the same way.
  const unlisted = facts.scored.length === 0 && use.type === 'food' && facts.name !== '';
  const stated = use.type === 'food' || use.swallowed ? statedOutsideList(facts) : { contains: [], traces: [] };
  const others = [...(unlisted ? [facts.name] : facts.contains), ...stated.contains];
  for (const printed of others) {
    if (statementSense(printed) === 'may') {
      findings.push(...tracesIn(printed, facts));
      continue;
    }
    const normalised = normaliseName(printed);
    for (const hit of statedAllergens(printed, knowledge)) {
      if (named.has(hit.allergen.id) || (hit.ofGroup !== undefined && named.has(hit.ofGroup))) continue;
      // "Contains less thon 2% of" is not a statement of allergens, but has a misread word.
      const unclear =
        (readBadly || /\d ?%/.test(printed)) && nearlyExcused(normalised, hit.allergen, hit.phrase, knowledge);
      findings.push(
        ...findingsOf({ hit, ingredient: printed, normalised, unclear, main: false, one: null }, use, glutenFree),
      );
    }
  }
  for (const printed of stated.traces) findings.push(...tracesIn(printed, facts));
  if ((use.type === 'food' || use.swallowed) && PHENYLALANINE.test(facts.text.replace(NO_PHENYLALANINE, ''))) {
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
  const contained = withoutRepeats(findings, facts.scored);
  const listed = [...contained, ...traceFindings(facts, contained)];
  const statements = use.type === 'food' || use.swallowed ? statementsOf(facts.text) : [];
  const told = [...listed, ...statedFindings(statements, facts, listed, glutenFree)];
  const beside = [...told, ...asideFindings(facts, told)];
  const all = doubtingCrossed([...beside, ...safetyNetFindings(facts, beside)], facts);
  const whole = [
    ...all,
    ...behindDenialFindings(facts, all),
    ...statedEntryFindings(statements, facts),
    ...statedUnsuitableFindings(facts),
    ...unknownFindings(facts, statements),
  ];
  return withoutForeignOats(whole, `${given.name} ${given.text}`, knowledge);
};

import { foldText } from '../../../knowledge/names/fold.ts';
import { listHasFunction } from '../../listed-functions.ts';
import type { ScoredItem } from '../../points.ts';
import { SEVERITIES } from '../../vocabulary.ts';
import { isAlcoholicDrink, listsBeerOrWine } from '../alcohol.ts';
import { warningKind } from '../family.ts';
import { ESSENTIAL_OIL, type Kind } from '../kinds/kind.ts';
import { BIRD_AIR_SOURCE, SCENT_IN_THE_AIR } from '../kinds/kinds-of-animals.ts';
import { UNDILUTED_OIL } from '../kinds/kinds-of-home.ts';
import { KINDS } from '../kinds/kinds-table.ts';
import type { LabelFacts } from '../label-facts.ts';
import { entryFindings } from './entry-findings.ts';
import type { Finding } from './finding.ts';
import { namedMedicines } from './named-medicines.ts';

const ALCOHOLIC: Omit<Kind, 'words'> = {
  // The same name as the ingredient that is appended for a stated strength, so that there is one warning, not two.
  name: 'Alcoholic Beverage',
  warns: [
    ['preg', 'CRITICAL', 'preg_alcohol'],
    ['child', 'WARNING', 'alcohol'],
    ['dog', 'WARNING', 'food_animal'],
    ['cat', 'WARNING', 'food_animal'],
  ],
  source: 'WHO advice on alcohol in pregnancy; Merck Veterinary Manual, Toxicology: alcohols',
};
const MAYBE_ALCOHOLIC: Omit<Kind, 'words'> = {
  ...ALCOHOLIC,
  warns: ALCOHOLIC.warns.map(([audience, severity, family]) => [
    audience,
    severity === 'CRITICAL' ? 'WARNING' : severity,
    family,
  ]),
};
const AIR: Omit<Kind, 'words'> = {
  name: SCENT_IN_THE_AIR,
  warns: [['bird', 'CAUTION', 'fumes_animal']],
  source: BIRD_AIR_SOURCE,
};
const STRONG_AIR: Omit<Kind, 'words'> = { ...AIR, warns: [['bird', 'WARNING', 'fumes_animal']] };
const MOUTHWASH = /mouth ?wash|mouth ?rinse|mundspul|mundwasser|bain de bouche|enjuague bucal|collutorio/;
const WITH_ALCOHOL =
  /(?:with|avec|mit|con|contains|contient|enthalt|contiene) (?:alcohol|alkohol|alcool|alcol)\b|(?:alcohol|alkohol|alcool|alcol):? ?[1-9]/;
const MOUTHWASH_ALCOHOL: Omit<Kind, 'words'> = {
  name: 'Mouthwash with alcohol',
  warns: [['child', 'WARNING', 'alcohol']],
  source: '16 CFR 1700.14(a)(22) (child-resistant packaging of mouthwash with ethanol)',
};
// The statement required by Annex III, point 4, of Reg (EU) 1169/2011, in the languages of the app.
const HIGH_CAFFEINE =
  /high (?:in )?caffeine|(?:erhohter|hoher) [ck]offeingehalt|(?:teneur|taux) (?:elevee?|eleve) (?:en|de) cafeine|(?:contenido elevado|elevado contenido|alto contenido) (?:de|en) cafeina|tenore elevato di caffeina|(?:elevato|alto) (?:tenore|contenuto) di caffeina/;
const CAFFEINE_WORD = /caf|koff|coff/i;
const CAFFEINE_DRINK: Omit<Kind, 'words'> = {
  // The same name as the ingredient, which alone warns less severely, so that there is one warning, not two.
  name: 'Caffeine',
  warns: [['child', 'WARNING', 'caffeine']],
  source: 'Reg (EU) 1169/2011 Annex III',
};
const MEDICINE_SOURCE =
  'CDC and PROTECT initiative, Up and Away (medicines and children); Merck Veterinary Manual, human medications';

const findings = (kind: Omit<Kind, 'words'>, facts: LabelFacts): readonly Finding[] =>
  kind.warns.map(([audience, severity, family]) => ({
    audience,
    severity,
    ingredient: kind.name,
    family,
    source: kind.source,
    kind: warningKind(audience, family, facts.use),
    unclear: false,
  }));

// "Other medicines child, dog and cat WARNING at least."
const medicines = (facts: LabelFacts): readonly Finding[] =>
  facts.scored.flatMap(({ item }) =>
    item.known?.ingredient.functions.includes('medicine')
      ? findings(
          {
            name: item.name,
            warns: [
              ['child', 'WARNING', 'medicine_child'],
              ['dog', 'WARNING', 'poison_animal'],
              ['cat', 'WARNING', 'poison_animal'],
            ],
            source: MEDICINE_SOURCE,
          },
          facts,
        ).map((finding) => ({ ...finding, unclear: item.match.step === 'fuzzy' }))
      : [],
  );

// An essential oil, in the name or in the list, and every aerosol: WARNING; other scents CAUTION.
const strongInAir = ({ use, name, scored }: LabelFacts): boolean =>
  use.spray ||
  ESSENTIAL_OIL.test(foldText(name)) ||
  scored.some(({ item }) => item.known?.fragrance === true && item.known.ingredient.name.endsWith(' Oil'));

const isOil = ({ item: { known } }: ScoredItem): boolean => known?.ingredient.name.endsWith(' Oil') ?? false;
// Oils that only Annex III names have no function there. A fixed oil has one, such as emollient.
const isScent = (one: ScoredItem): boolean =>
  one.item.known?.fragrance === true || (isOil(one) && one.item.known?.ingredient.functions.length === 0);

/** A list of only essential oils and their components: the bottle is undiluted, whatever it is called. */
const listsOnlyOils = ({ scored }: LabelFacts): boolean => scored.some(isOil) && scored.every(isScent);

const highInCaffeine = (text: string): boolean => CAFFEINE_WORD.test(text) && HIGH_CAFFEINE.test(foldText(text));

/** Per cent above which a drink must carry the statement: 150 mg per litre. */
const MUCH_CAFFEINE = 0.015;

/** Whether the list states enough caffeine for the warning that the law requires. */
const muchCaffeine = ({ scored }: LabelFacts): boolean =>
  scored.some(
    ({ item }) =>
      item.known?.ingredient.id === 'caffeine' && item.mentions.some(({ percent }) => (percent ?? 0) > MUCH_CAFFEINE),
  );

const isAlcoholic = ({ text, name, scored }: LabelFacts): boolean =>
  isAlcoholicDrink(
    text,
    name,
    scored.flatMap(({ item }) => item.raws),
  );

const maybeAlcoholic = ({ text, name, scored }: LabelFacts): boolean =>
  listsBeerOrWine(
    scored.flatMap(({ item }) => item.raws),
    name,
    text,
  );

/** Warnings for kinds of products recognised by name, strength or form (method M6.3). */
export const kindFindings = (facts: LabelFacts): readonly Finding[] => {
  const { use, name, text } = facts;
  const found: Finding[] = [];
  if (name !== '') {
    const folded = foldText(name);
    for (const kind of KINDS) {
      if (kind.types !== undefined && !kind.types.includes(use.type)) continue;
      if (kind.withoutList === true && facts.scored.length > 0) continue;
      if (kind.unlessListed !== undefined && listHasFunction(facts.scored, kind.unlessListed)) continue;
      if (kind.ifListed !== undefined && !listHasFunction(facts.scored, kind.ifListed)) continue;
      if (kind.isNot?.(folded) ?? false) continue;
      if (kind.words.test(folded) && !(kind.not?.test(folded) ?? false)) found.push(...findings(kind, facts));
    }
    const ethanol = facts.scored.some(({ item }) => item.known?.ingredient.id === 'ethanol');
    if (MOUTHWASH.test(folded) && (ethanol || WITH_ALCOHOL.test(folded)))
      found.push(...findings(MOUTHWASH_ALCOHOL, facts));
  }
  if (use.type === 'food' && isAlcoholic(facts)) found.push(...findings(ALCOHOLIC, facts));
  else if (use.type === 'food' && maybeAlcoholic(facts))
    found.push(...findings(MAYBE_ALCOHOLIC, facts).map((finding) => ({ ...finding, unclear: true })));
  if (use.type !== 'food' && !use.air && listsOnlyOils(facts)) found.push(...findings(UNDILUTED_OIL, facts));
  if (use.type === 'food' && (highInCaffeine(name) || highInCaffeine(text) || muchCaffeine(facts))) {
    found.push(...findings(CAFFEINE_DRINK, facts));
  }
  if (use.air) found.push(...findings(strongInAir(facts) ? STRONG_AIR : AIR, facts));
  found.push(...medicines(facts));
  const named = { ...facts, scored: namedMedicines(facts) };
  const told = [...found];
  const ofNamed = [...entryFindings(named.scored, use, name), ...medicines(named)];
  // What a kind already warns somebody about is not repeated, unless it is more severe.
  const isTold = (one: Finding): boolean =>
    told.some(
      ({ audience, severity }) =>
        audience === one.audience && SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(one.severity),
    );
  found.push(...ofNamed.filter((one) => !isTold(one)));
  return found;
};

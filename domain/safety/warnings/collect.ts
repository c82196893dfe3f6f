import type { Warning } from '../report.ts';
import { SEVERITIES, type Severity } from '../vocabulary.ts';
import { contradictedByLabel } from './allergens/misread-food.ts';
import { doubtfulShortNames } from './allergens/slipped-words.ts';
import { audienceRank } from './audiences.ts';
import { contactWayOf } from './contact-way.ts';
import { allergenFindings } from './findings/allergen-findings.ts';
import { apartFindings } from './findings/apart-findings.ts';
import { classFindings } from './findings/class-findings.ts';
import { codeFindings } from './findings/code-findings.ts';
import { doubtedFindings } from './findings/doubted-findings.ts';
import { atMostWarning, entryFindings } from './findings/entry-findings.ts';
import type { Finding } from './findings/finding.ts';
import { fruitFindings } from './findings/fruit-findings.ts';
import { kindFindings } from './findings/kind-findings.ts';
import { nutritionFindings, withNutrition } from './findings/nutrition-findings.ts';
import { rawItemFindings } from './findings/raw-item-findings.ts';
import { statedLatexFindings } from './findings/stated-findings.ts';
import type { LabelFacts } from './label-facts.ts';
import { printedNames } from './wording/printed-name.ts';
import { renderWarning } from './wording/render.ts';
import type { Family } from './wording/texts.ts';
import { withoutChokingRepeats } from './wording/without-repeats.ts';

/** Rank of a severity, most severe first. */
export const severityRank = (severity: Severity): number => SEVERITIES.indexOf(severity);

// Conditions that only concern what people themselves eat.
const DIETS: ReadonlySet<string> = new Set([
  ...['preg', 'pku', 'galact', 'hfi', 'coeliac', 'g6pd', 'diabetes', 'hypertension', 'kidney', 'epilepsy', 'migraine'],
  ...['thyroid', 'immuno', 'anticoag', 'maoi', 'cyp3a4', 'lactose', 'histamine', 'alpha_gal', 'haemochromatosis'],
]);

// Pet food is not a child's meal either. What poisons anybody who gets hold of it is still reported.
const FOOD_OF_CHILDREN: ReadonlySet<Family> = new Set<Family>([
  ...(['food_child', 'child_colour', 'caffeine', 'choking', 'choking_never', 'long_term', 'arsenic', 'germs'] as const),
]);

interface Kept {
  finding: Finding;
  readonly at: number;
  rank: number;
}

const rankOf = (finding: Finding, at: number): number =>
  severityRank(finding.severity) * 1_000_000 + audienceRank(finding.audience) * 10_000 + at;

const alike = (own: readonly Kept[], { audience, kind }: Finding): Kept | undefined => {
  for (const kept of own) if (kept.finding.audience === audience && kept.finding.kind === kind) return kept;
  return undefined;
};

/**
 * Every warning of one label, for every audience: for each ingredient the most severe one of kind use and of kind
 * access (method M5.1.4), ordered by severity, then audience, then label.
 */
export const collectWarnings = (facts: LabelFacts): readonly Warning[] => {
  // Keyed by ingredient, whose few warnings are then scanned: cheaper than building a composite key for every finding.
  const worst = new Map<string, Kept[]>();
  const all: Kept[] = [];
  let at = 0;
  const keep = (findings: readonly Finding[]): void => {
    for (const finding of findings) {
      // Pet food is not a meal of the member with the diet.
      if (facts.use.type === 'pet_food' && (DIETS.has(finding.audience) || FOOD_OF_CHILDREN.has(finding.family)))
        continue;
      // It may not be on the label at all, and would ask for no action (method M3.2.12).
      if (finding.unclear && finding.severity === 'INFO') continue;
      // Food is not poured into an aquarium.
      if (facts.use.eaten && finding.audience === 'fish') continue;
      let own = worst.get(finding.ingredient);
      if (own === undefined) {
        own = [];
        worst.set(finding.ingredient, own);
      }
      const before = alike(own, finding);
      if (before === undefined) {
        const kept = { finding, at, rank: rankOf(finding, at) };
        own.push(kept);
        all.push(kept);
      } else if (severityRank(finding.severity) < severityRank(before.finding.severity)) {
        before.finding = finding;
        before.rank = rankOf(finding, before.at);
      }
      at += 1;
    }
  };
  const meeting = contactWayOf(facts.use);
  const slipped = doubtfulShortNames(facts);
  const doubted = (findings: readonly Finding[]): readonly Finding[] =>
    findings.map((finding) =>
      slipped.has(finding.ingredient)
        ? { ...finding, severity: atMostWarning(finding.severity, true), unclear: true }
        : finding,
    );
  const entries = entryFindings(facts.scored, facts.use, facts.name, contradictedByLabel(facts.knowledge));
  keep(doubted(withNutrition(withoutChokingRepeats(entries, facts.scored), facts)));
  keep(doubted(classFindings(facts.scored, facts.use)));
  keep(allergenFindings(facts));
  keep(statedLatexFindings(facts));
  keep(fruitFindings(facts));
  keep(nutritionFindings(facts));
  keep(kindFindings(facts));
  keep(rawItemFindings(facts));
  keep(codeFindings(facts));
  keep(apartFindings(facts));
  keep(doubtedFindings(facts));
  if (all.length === 0) return [];
  const printed = printedNames(facts.scored);
  return all
    .sort((one, other) => one.rank - other.rank)
    .map(({ finding }) => renderWarning({ ...finding, printed: printed.get(finding.ingredient) }, null, meeting));
};

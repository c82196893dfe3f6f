import type { LabelFacts } from '../label-facts.ts';
import type { Finding } from './finding.ts';

// Front-of-pack thresholds for "high"; half for drinks (method M6.1.30).
const SUGARS = 22.5;
const SALT = 1.5;
const SOURCE = 'UK Department of Health, front-of-pack nutrition labelling guidance (2016): high per 100 g';

const base = { severity: 'CAUTION', source: SOURCE, kind: 'use', unclear: false } as const;

/** Whether the table states a high or a low value; null if it states none. The limit is halved for drinks. */
const stated = (value: number | null, limit: number, drink: boolean): 'high' | 'low' | null =>
  value === null ? null : value > (drink ? limit / 2 : limit) ? 'high' : 'low';

/** Warnings from the nutrition table: sugars for diabetes, salt for high blood pressure and the kidneys. */
export const nutritionFindings = ({ use, nutrition }: LabelFacts): readonly Finding[] => {
  if (use.type !== 'food' || nutrition === null || nutrition === undefined) return [];
  const findings: Finding[] = [];
  if (stated(nutrition.sugars, SUGARS, nutrition.drink) === 'high') {
    findings.push({ ...base, audience: 'diabetes', ingredient: 'A lot of sugar', family: 'diabetes' });
  }
  if (stated(nutrition.salt, SALT, nutrition.drink) === 'high') {
    findings.push({ ...base, audience: 'hypertension', ingredient: 'A lot of salt', family: 'hypertension' });
    findings.push({ ...base, audience: 'kidney', ingredient: 'A lot of salt', family: 'kidney' });
  }
  return findings;
};

const SALT_AUDIENCES: ReadonlySet<string> = new Set(['hypertension', 'kidney']);

/** "Nutrition first": if the table states a low value, a warning for sugar or salt in the list is only INFO. */
export const withNutrition = (findings: readonly Finding[], facts: LabelFacts): readonly Finding[] => {
  const { nutrition, scored } = facts;
  if (facts.use.type !== 'food' || nutrition === null || nutrition === undefined) return findings;
  const littleSugar = stated(nutrition.sugars, SUGARS, nutrition.drink) === 'low';
  const littleSalt = stated(nutrition.salt, SALT, nutrition.drink) === 'low';
  if (!littleSugar && !littleSalt) return findings;
  const salts = new Set(
    scored.filter(({ item }) => item.known?.ingredient.id === 'sodium-chloride').map(({ item }) => item.name),
  );
  return findings.map((finding) => {
    if (finding.severity !== 'CAUTION') return finding;
    const sugar = littleSugar && finding.audience === 'diabetes';
    const salt = littleSalt && SALT_AUDIENCES.has(finding.audience) && salts.has(finding.ingredient);
    return sugar || salt ? { ...finding, severity: 'INFO' } : finding;
  });
};

import type { Warning } from '../report.ts';
import type { Finding } from './finding.ts';
import { fillTemplate } from './template.ts';
import { UNCLEAR_READING, WARNING_TEXTS } from './texts.ts';
import { allergenOf, allergenWords, whoWords } from './who-words.ts';

/**
 * Puts a finding into words.
 * @param subject the member or pet it is told to by name; null for the whole audience
 */
export const renderWarning = (finding: Finding, subject: string | null): Warning => {
  const texts = WARNING_TEXTS[finding.family];
  const slots = {
    ingredient: finding.ingredient,
    who: subject ?? whoWords(finding.audience),
    allergen: allergenWords(allergenOf(finding.audience) ?? ''),
  };
  const message = fillTemplate(texts.message, slots);
  return {
    audience: finding.audience,
    subject,
    severity: finding.severity,
    ingredient: finding.ingredient,
    message: finding.unclear ? `${fillTemplate(UNCLEAR_READING, slots)} ${message}` : message,
    action: fillTemplate(finding.severity === 'CRITICAL' ? texts.critical : texts.other, slots),
    source: finding.source,
    kind: finding.kind,
    family: finding.family,
    ...(finding.unclear ? { unclear: true } : {}),
  };
};

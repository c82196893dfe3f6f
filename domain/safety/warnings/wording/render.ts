import type { Warning } from '../../report.ts';
import { type ContactWay, readerOf } from '../contact-way.ts';
import type { Finding } from '../findings/finding.ts';
import { fittedText } from './fitted-text.ts';
import { fillTemplate } from './template.ts';
import { UNCLEAR_ALLERGEN, UNCLEAR_READING, WARNING_TEXTS } from './texts.ts';
import { allergenOf, allergenWords, whoWords } from './who-words.ts';

/** A longer text from the label is a stretch that was not split into names. */
const LONGEST_NAME = 60;

/** A name for use in a sentence: without the marks of a label ("_sulfites_"), and no longer than a name. */
const sayable = (printed: string): string => {
  const name = printed.replace(/[_*]+/g, ' ').trim();
  if (name.length <= LONGEST_NAME) return name;
  const end = name.lastIndexOf(' ', LONGEST_NAME);
  return `${name.slice(0, end > 0 ? end : LONGEST_NAME)} …`;
};

/** "Raisins (Grapes)": first what a person finds on the packaging. */
const named = ({ ingredient, printed }: Finding): string =>
  printed === undefined ? sayable(ingredient) : `${sayable(printed)} (${sayable(ingredient)})`;

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/**
 * Words a finding as a warning.
 * @param subject the member or pet it names; null for the whole audience
 * @param meeting how somebody comes into contact with the product; null if the text was chosen before and is only
 *   worded again with a name
 */
export const renderWarning = (finding: Finding, subject: string | null, meeting: ContactWay | null): Warning => {
  const family =
    meeting === null
      ? finding.family
      : fittedText(finding.family, readerOf(finding.audience), meeting, finding.severity);
  const texts = WARNING_TEXTS[family];
  const slots = {
    ingredient: named(finding),
    who: subject ?? whoWords(finding.audience),
    allergen: allergenWords(allergenOf(finding.audience) ?? ''),
  };
  const message = capitalised(fillTemplate(texts.message, slots));
  const allergen = allergenOf(finding.audience);
  const unclear = allergen === null || allergen === 'undisclosed' ? UNCLEAR_READING : UNCLEAR_ALLERGEN;
  return {
    audience: finding.audience,
    subject,
    severity: finding.severity,
    ingredient: finding.ingredient,
    ...(finding.printed === undefined ? {} : { printed: finding.printed }),
    message: finding.unclear ? `${fillTemplate(unclear, slots)} ${message}` : message,
    action: fillTemplate(finding.severity === 'CRITICAL' ? texts.critical : texts.other, slots),
    source: finding.source,
    kind: finding.kind,
    family,
    ...(finding.unclear ? { unclear: true } : {}),
  };
};

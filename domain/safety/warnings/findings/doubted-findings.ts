import { namesOutsideList } from '../../../knowledge/names/names-outside-list.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { DOUBTFUL_MATCH, itemOutsideList } from '../../items-named-outside-list.ts';
import { scoreItems } from '../../points.ts';
import { allergensIn } from '../allergens/allergen-lexicon.ts';
import { withoutDenials } from '../allergens/without-denials.ts';
import type { LabelFacts } from '../label-facts.ts';
import { allergenOf } from '../wording/who-words.ts';
import { classFindings } from './class-findings.ts';
import { entryFindings } from './entry-findings.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './hit-findings.ts';

/**
 * Warnings for what may be in the product after a claim of absence whose end is in doubt: judged as if it were listed,
 * and reported as unclear (method M2.7.18). For food only those of severity WARNING; its allergens are handled in
 * `aside-findings.ts`.
 */
export const doubtedFindings = ({ notes, scored, use, knowledge, name }: LabelFacts): readonly Finding[] => {
  const doubted = notes.filter(({ reason }) => reason === 'maybe_free_from').map(({ text }) => withoutDenials(text));
  if (doubted.length === 0) return [];
  const listed = new Set(scored.map(({ item }) => item.known?.ingredient.id));
  // In their order, as a list of their own.
  const items = namesOutsideList(doubted, knowledge).flatMap((id) => {
    const item = listed.has(id) ? null : itemOutsideList(id, DOUBTFUL_MATCH, knowledge);
    return item === null ? [] : [item];
  });
  const alone = scoreItems(items, use);
  const findings = [...entryFindings(alone, use, name), ...classFindings(alone, use)];
  if (use.eaten)
    return findings.filter(({ severity, audience }) => severity === 'WARNING' && allergenOf(audience) === null);
  const onSkin = doubted.flatMap((text) => {
    const normalised = normaliseName(text);
    return allergensIn(normalised, knowledge)
      .filter(({ sense }) => sense === 'word')
      .flatMap((hit) =>
        findingsOf({ hit, ingredient: hit.phrase, normalised, unclear: true, main: false, one: null }, use, false),
      );
  });
  return [...findings, ...onSkin];
};

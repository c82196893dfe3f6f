import { Check, CircleQuestionMark, X } from 'lucide-react';
import type { MatchedRecall } from '#web/offline/recalls/match.ts';
import { AGREEMENT_WORDS, evidenceLines } from '#web/product-view/recall-words.ts';

const ICON = { same: Check, check: CircleQuestionMark, different: X } as const;

/** The facts of a notice compared with the product: the same, to be checked on the pack, or different. */
export function EvidenceList({ recall }: { recall: MatchedRecall }) {
  return (
    <dl className="recall-evidence">
      {evidenceLines(recall).map(({ label, value, agreement }) => {
        const Icon = ICON[agreement];
        return (
          <div key={label} data-agreement={agreement}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd className="recall-agreement">
              <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
              {AGREEMENT_WORDS[agreement]}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

import type { MatchedRecall } from '#web/offline/recalls/match.ts';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';

/** Whether the recall affects the household's products, in words and as a shape. */
export function VerdictLine({ verdict }: { verdict: MatchedRecall['match']['verdict'] }) {
  const level = verdict === 'affects' ? 'CRITICAL' : 'WARNING';
  return (
    <p className={`small flex items-center gap-2 font-[620] text-level-text ${LEVEL_CLASS[level]}`}>
      <SeverityShape level={level} size={18} />
      {verdict === 'affects' ? 'Affects yours' : 'May affect yours'}
    </p>
  );
}

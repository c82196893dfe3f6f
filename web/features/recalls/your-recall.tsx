import { Hand } from 'lucide-react';
import { Link } from 'react-router-dom';
import { drawingOf } from '#domain/products/drawing.ts';
import type { MatchedRecall } from '#web/offline/recalls/match.ts';
import { recallPath } from '#web/paths.ts';
import { HAZARD_WORDS, publisherSuffix, remedyWords, stopWords } from '#web/product-view/recall-words.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { EvidenceList } from './evidence-list.tsx';
import type { useDecide } from './use-decide.ts';
import { VerdictLine } from './verdict-line.tsx';

interface YourRecallProps {
  recall: MatchedRecall;
  decide: ReturnType<typeof useDecide>;
}

/** One recall of a product at home: what it is, why it is believed to apply, what to do, and the decision made. */
export function YourRecall({ recall, decide }: YourRecallProps) {
  const { notice, product, match, words, quantity } = recall;
  const to = recallPath(notice.id);
  const open = recall.aside === null;
  return (
    <li className="recall-card">
      <div className="flex gap-3">
        <span className="thumb">
          <ProductDrawing kind={drawingOf(product)} />
        </span>
        <div className="min-w-0 flex-1">
          <VerdictLine verdict={match.verdict} />
          <h3 className="strong">
            <Link to={to}>{product.name}</Link>
          </h3>
          <p className="small text-ink-2">
            {HAZARD_WORDS[notice.hazard]}
            {match.basis === 'brandName' && ' · matched by name only'}
            {quantity === 0 && ' · used up'}
            {publisherSuffix(notice)}
          </p>
        </div>
      </div>
      <EvidenceList recall={recall} />
      <p className="small text-ink-2">{words.why}</p>
      <p className="recall-act">
        <Hand strokeWidth={1.9} aria-hidden="true" />
        <span>{words.decides ?? `${stopWords(notice)} ${remedyWords(notice).title}`}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {!open && (
          <Button variant="secondary" onClick={() => decide(recall, 'open')}>
            Reopen
          </Button>
        )}
        {open && match.verdict === 'affects' && (
          <Button className="min-w-0 flex-1" onClick={() => decide(recall, 'done')}>
            I have dealt with it
          </Button>
        )}
        {open && match.verdict === 'mayAffect' && (
          <LinkButton to={to} variant="secondary" className="min-w-0 flex-1">
            See what to do
          </LinkButton>
        )}
        {open && (
          <Button variant="secondary" onClick={() => decide(recall, 'notMine')}>
            Not mine
          </Button>
        )}
      </div>
    </li>
  );
}

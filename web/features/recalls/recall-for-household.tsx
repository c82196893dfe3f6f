import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { drawingOf } from '#domain/products/drawing.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import type { MatchedRecall } from '#web/offline/recalls/match.ts';
import { productPath } from '#web/paths.ts';
import { useRecallsHere } from '#web/product-view/use-recalls.ts';
import { Button } from '#web/ui/button.tsx';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { ProofPhotos } from './proof-photos.tsx';
import { useDecide } from './use-decide.ts';
import { VerdictLine } from './verdict-line.tsx';
import { WhatToDo } from './what-to-do.tsx';

/** How a notice affects the household's products, and what to do. */
export function RecallForHousehold({ notice }: { notice: RecallNotice }) {
  const here = useRecallsHere();
  const decide = useDecide();
  if (!here) return null;
  const own = [...here.open, ...here.aside].filter((one) => one.notice.id === notice.id);
  const open = own.find(({ aside }) => aside === null);
  return (
    <>
      {own.map((recall) => (
        <Own key={recall.id} recall={recall} onReopen={() => decide(recall, 'open')} />
      ))}
      <WhatToDo notice={notice} decides={open?.words.decides ?? null}>
        {open?.match.evidence.lot === 'check' && (
          <Button variant="secondary" size="small" className="mt-2" onClick={() => decide(open, 'otherLot')}>
            Mine is from another lot
          </Button>
        )}
      </WhatToDo>
      {open && (
        <ActionBar>
          <Button icon={<Check strokeWidth={1.9} aria-hidden="true" />} onClick={() => decide(open, 'done')}>
            I have dealt with it
          </Button>
          <Button variant="secondary" onClick={() => decide(open, 'notMine')}>
            Not mine
          </Button>
        </ActionBar>
      )}
    </>
  );
}

const ASIDE = { done: 'You’ve dealt with it.', notMine: 'Not yours.', otherLot: 'Another lot.', open: '' } as const;

function Own({ recall, onReopen }: { recall: MatchedRecall; onReopen: () => void }) {
  const { product, quantity, place, words, match, aside } = recall;
  const where = quantity === 0 ? 'Used up' : `You have ${quantity}${place ? `, ${place}` : ''}`;
  return (
    <article className="panel mt-5 p-4">
      <div className="flex gap-3">
        <span className="thumb">
          <ProductDrawing kind={drawingOf(product)} />
        </span>
        <div className="min-w-0 flex-1">
          <VerdictLine verdict={match.verdict} />
          <h2 className="strong">
            <Link to={productPath(product.id)}>{product.name}</Link>
          </h2>
          <p className="small text-ink-2">{where}</p>
        </div>
      </div>
      <div className="mt-3">
        <EvidenceList recall={recall} />
      </div>
      <p className="small mt-2 text-ink-2">{words.why}</p>
      {aside && (
        <p className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <span>{ASIDE[aside.state]}</span>
          <Button variant="quiet" size="small" onClick={onReopen}>
            Reopen
          </Button>
        </p>
      )}
      {aside?.state === 'done' && <ProofPhotos recall={recall} />}
    </article>
  );
}

import { useEffect, useRef } from 'react';
import type { Problem } from '#domain/problem.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import type { RecallReach } from '#domain/recalls/own/admin-calls.ts';
import { AREA_WORDS, HAZARD_WORDS, publisherWords, remedyWords, stopWords } from '#web/product-view/recall-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { reachWords } from './notice-words.ts';

interface NoticePreviewProps {
  notice: RecallNotice;
  reach: RecallReach;
  pending: boolean;
  problem: Problem | null;
  onPublish: () => void;
  onBack: () => void;
}

/** Preview of a notice before it is published, with the number of households it would concern. */
export function NoticePreview({ notice, reach, pending, problem, onPublish, onBack }: NoticePreviewProps) {
  const { title, text } = remedyWords(notice);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const facts = [
    ['Products', notice.products.join(', ')],
    ['Brands', notice.brands.join(', ')],
    ['Barcodes', notice.gtins.join(', ')],
    ['Lots', notice.lots.join(', ')],
    ['Models', notice.models.join(', ')],
    ['Sizes', notice.sizes.join(', ')],
    ['Kind', AREA_WORDS[notice.area]],
    ['Hazard', HAZARD_WORDS[notice.hazard]],
  ].filter(([, value]) => value !== '');
  return (
    <article className="panel p-4" aria-label="Preview">
      <p className="level-critical flex items-center gap-2 font-[620] text-level-text">
        <SeverityShape level="CRITICAL" size={20} />
        Recall
      </p>
      <h3 ref={heading} tabIndex={-1} className="title-2 mt-2 wrap-anywhere">
        {notice.title}
      </h3>
      <p className="small text-ink-2">{publisherWords(notice)}</p>
      <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{notice.reason}</p>
      <p className="strong mt-3">
        {stopWords(notice)} {title}
      </p>
      {text !== '' && <p className="whitespace-pre-wrap wrap-anywhere text-ink-2">{text}</p>}
      <dl className="admin-facts small mt-4">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <Notice {...(reach.affects + reach.mayAffect > 0 && { level: 'WARNING' as const })} role="status">
          {reachWords(reach)} Nobody here can see which.
        </Notice>
      </div>
      {problem && (
        <p role="alert" className="mt-3">
          {problem.message}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button pending={pending} onClick={onPublish}>
          {pending ? 'Publishing...' : 'Publish'}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Keep editing
        </Button>
      </div>
    </article>
  );
}

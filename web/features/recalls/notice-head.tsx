import type { RecallNotice } from '#domain/recalls/notice.ts';
import { sourceWords, WITHDRAWN } from '#web/product-view/recall-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { dayWords } from './day-words.ts';

/** The kind of notice, its product, date and publisher, and whether it is still in force. */
export const NoticeHead = ({ notice }: { notice: RecallNotice }) => (
  <>
    <p className="flex items-center gap-2">
      {/* A withdrawn or closed notice calls for no action, so it has neither red nor a danger shape. */}
      <span
        className={classNames(
          'flex items-center gap-2 font-[620]',
          notice.withdrawn ? 'level-info text-ink-2' : 'level-critical text-level-text',
        )}
      >
        <SeverityShape level={notice.withdrawn ? 'INFO' : 'CRITICAL'} size={20} />
        {notice.withdrawn ? WITHDRAWN.title : 'Recall'}
      </span>
    </p>
    <h1 className="title-1 mt-2 wrap-anywhere">{notice.title}</h1>
    <p className="small mt-2 text-ink-2">
      {notice.publishedBy === undefined && 'Published '}
      {dayWords(notice.publishedOn)} · {sourceWords(notice)}
    </p>
    {notice.withdrawn && <p className="mt-4 text-ink-2">{WITHDRAWN.text}</p>}
  </>
);

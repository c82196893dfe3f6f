import { Megaphone } from 'lucide-react';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { recallPath } from '#web/paths.ts';
import { HAZARD_WORDS, publisherSuffix, remedyWords } from '#web/product-view/recall-words.ts';
import { ProductRow } from '#web/ui/product-row.tsx';
import { dayWords } from './day-words.ts';

/** One notice in a list. */
export const NoticeRow = ({ notice }: { notice: RecallNotice }) => (
  <ProductRow
    name={notice.title}
    to={recallPath(notice.id)}
    drawing={null}
    sign={<Megaphone strokeWidth={1.9} aria-hidden="true" />}
    meta={`${dayWords(notice.publishedOn)} · ${HAZARD_WORDS[notice.hazard]} · ${remedyWords(notice).title.replace('.', '')}${publisherSuffix(notice)}`}
  />
);

import { Megaphone } from 'lucide-react';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { recallPath } from '#web/paths.ts';
import { HAZARD_WORDS, remedyWords } from '#web/product-view/recall-words.ts';
import { ProductRow } from '#web/ui/product-row.tsx';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day as people read it. @param iso YYYY-MM-DD */
export const dayWords = (iso: string): string => day.format(new Date(`${iso}T00:00:00Z`));

/** One notice of a list. */
export const NoticeRow = ({ notice }: { notice: RecallNotice }) => (
  <ProductRow
    name={notice.title}
    to={recallPath(notice.id)}
    drawing={null}
    sign={<Megaphone strokeWidth={1.9} aria-hidden="true" />}
    meta={`${dayWords(notice.publishedOn)} · ${HAZARD_WORDS[notice.hazard]} · ${remedyWords(notice).title.replace('.', '')}`}
  />
);

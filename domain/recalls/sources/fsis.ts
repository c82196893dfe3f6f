import { z } from 'zod';
import { makeNotice } from '../make-notice.ts';
import { type NoticeRead, refuse } from '../notice.ts';
import { readDay } from '../text/days.ts';
import { titleParts } from '../text/title-parts.ts';
import { text, texts } from './record.ts';

/** One recall or public health alert of the FSIS recall API. Older responses have strings in place of these arrays. */
const Recall = z.object({
  field_title: text,
  field_recall_number: text,
  field_recall_url: text,
  field_recall_date: text,
  field_last_modified_date: text,
  field_recall_reason: texts,
  field_recall_type: text,
  field_product_items: texts,
  field_summary: text,
});

/** The product names that an item gives in quotes, such as “BUFFALO CHICKEN RANGOON”. */
const quoted = (item: string): string[] =>
  [...item.matchAll(/[“"]([^“”"]{4,120})[”"]/g)].flatMap(([, name]) =>
    name && !/^(?:sell|use|best|est\b|p-?\d)/i.test(name) ? [name] : [],
  );

/** Reads a recall of the API. */
export function readFsis(record: unknown): NoticeRead {
  const read = Recall.safeParse(record);
  if (!read.success) return refuse('The record is not an object.');
  const { data } = read;
  const { firm, product } = titleParts(data.field_title);
  const names = data.field_product_items.flatMap(quoted);
  return makeNotice({
    source: 'fsis',
    number: data.field_recall_number,
    title: data.field_title,
    brands: firm ? [firm] : [],
    products: names.length > 0 ? names : [product],
    details: data.field_product_items,
    area: 'food',
    reason: data.field_recall_reason.join(', '),
    remedy: data.field_summary,
    link: data.field_recall_url,
    publishedOn: readDay(data.field_recall_date),
    changedOn: readDay(data.field_last_modified_date),
    withdrawn: data.field_recall_type === 'Closed Recall',
  });
}

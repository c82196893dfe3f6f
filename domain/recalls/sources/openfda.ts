import { z } from 'zod';
import { makeNotice } from '../make-notice.ts';
import { type NoticeRead, type RecallArea, refuse } from '../notice.ts';
import { readDay } from '../text/days.ts';
import { firstOf, text, texts } from './record.ts';

/** One openFDA enforcement report (food, drug, device). The CSV has the same fields, with `openfda` as text. */
const Enforcement = z.object({
  recall_number: text,
  event_id: text,
  product_type: text,
  product_description: text,
  recalling_firm: text,
  reason_for_recall: text,
  recall_initiation_date: text,
  report_date: text,
  center_classification_date: text,
  classification: text,
  code_info: text,
  more_code_info: text,
  openfda: z.object({ brand_name: texts, upc: texts }).partial().catch({}),
});

const AREAS: Readonly<Record<string, RecallArea>> = {
  food: 'food',
  drugs: 'medicine',
  devices: 'device',
  biologics: 'medicine',
  veterinary: 'pet',
  cosmetics: 'cosmetic',
};

const END_OF_NAME =
  /;|\s(?:net\b|keep |upc|packaged|packed|lot\b|item\b|distributed|manufactured|product of|ingredients|contains|\d+(?:\.\d+)? ?(?:oz|lbs?|g|kg|ml|fl)\b)|\(|\r|\n/i;

/** The product name at the start of a long description. */
export function headlineOf(description: string): string {
  const trimmed = description
    .replace(/[*]+/g, ' ')
    .trim()
    .replace(/^(?:\d+[).] *)?(?:product|brand|name|item)[^:]{0,20}: */i, '');
  const end = END_OF_NAME.exec(trimmed.slice(3));
  return (end ? trimmed.slice(0, end.index + 3) : trimmed).slice(0, 160);
}

/** The number of a report; if it has none yet, it is built from the event and the product description. */
const numberOf = (number: string, event: string, description: string): string =>
  number !== '' && number !== 'N/A'
    ? number
    : event === ''
      ? ''
      : `${event} ${description
          .replace(/[^\w ]/g, '')
          .slice(0, 60)
          .trim()}`;

/** Reads an openFDA enforcement report, from JSON or from a CSV row. */
export function readOpenFda(record: unknown): NoticeRead {
  const read = Enforcement.safeParse(record);
  if (!read.success) return refuse('The record is not an object.');
  const { data } = read;
  const area = AREAS[data.product_type.toLowerCase()] ?? AREAS[`${data.product_type.toLowerCase()}s`] ?? 'food';
  const name = headlineOf(data.product_description);
  return makeNotice({
    source: 'openfda',
    number: numberOf(data.recall_number, data.event_id, data.product_description),
    title: `${name} (${data.recalling_firm})`,
    brands: data.openfda.brand_name ?? [],
    products: [name],
    details: [data.product_description, `lot ${data.code_info}`, data.code_info, data.more_code_info],
    codes: data.openfda.upc ?? [],
    area,
    reason: data.reason_for_recall,
    publishedOn: readDay(firstOf(data.recall_initiation_date, data.report_date)),
    changedOn: readDay(firstOf(data.report_date, data.center_classification_date)),
  });
}

/** One result of the FDA iRES service. */
const Ires = z.object({
  RECALLNUM: text,
  PRODUCTID: text,
  RECALLEVENTID: text,
  PRODUCTTYPESHORT: text,
  PRODUCTDESCRIPTIONTXT: text,
  PRODUCTSHORTREASONTXT: text,
  FIRMLEGALNAM: text,
  RECALLINITIATIONDT: text,
  ENFORCEMENTREPORTDT: text,
  EVENTLMD: text,
});

/** Reads an iRES result. It gives the same notice as openFDA, under the same number. */
export function readIres(record: unknown): NoticeRead {
  const read = Ires.safeParse(record);
  if (!read.success) return refuse('The record is not an object.');
  const { data } = read;
  return readOpenFda({
    recall_number: firstOf(data.RECALLNUM, data.PRODUCTID === '' ? '' : `${data.RECALLEVENTID}-${data.PRODUCTID}`),
    product_type: data.PRODUCTTYPESHORT,
    product_description: data.PRODUCTDESCRIPTIONTXT,
    recalling_firm: data.FIRMLEGALNAM,
    reason_for_recall: data.PRODUCTSHORTREASONTXT,
    recall_initiation_date: data.RECALLINITIATIONDT,
    report_date: firstOf(data.ENFORCEMENTREPORTDT, data.EVENTLMD),
  });
}

import { z } from 'zod';
import { makeNotice } from '../make-notice.ts';
import { type NoticeRead, refuse } from '../notice.ts';
import { readDay } from '../text/days.ts';
import { titleParts } from '../text/title-parts.ts';
import { records, text } from './record.ts';

/** One alert of the UK Food Standards Agency (data.food.gov.uk/food-alerts). */
const Alert = z.object({
  notation: text,
  title: text,
  created: text,
  modified: text,
  alertURL: text,
  status: z.object({ label: text }).catch({ label: '' }),
  reportingBusiness: z.object({ commonName: text }).catch({ commonName: '' }),
  problem: records(z.object({ riskStatement: text })),
  productDetails: records(z.object({ productName: text })),
});

/** Reads an alert. */
export function readFsa(record: unknown): NoticeRead {
  const read = Alert.safeParse(record);
  if (!read.success) return refuse('The record is not an object.');
  const { data } = read;
  const names = data.productDetails.map((one) => one.productName);
  return makeNotice({
    source: 'fsa',
    number: data.notation,
    title: data.title,
    brands: [data.reportingBusiness.commonName],
    products: names.length > 0 ? names : [titleParts(data.title).product],
    area: 'food',
    reason: data.problem.map((one) => one.riskStatement).join(' '),
    link: data.alertURL,
    publishedOn: readDay(data.created),
    changedOn: readDay(data.modified),
    withdrawn: data.status.label === 'Withdrawn',
  });
}

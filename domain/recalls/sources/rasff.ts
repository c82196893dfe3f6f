import { z } from 'zod';
import { makeNotice } from '../make-notice.ts';
import { type NoticeRead, refuse } from '../notice.ts';
import { countryCodes } from '../text/country.ts';
import { readDay } from '../text/days.ts';
import { text } from './record.ts';

const areaOfType = (category: string): 'pet' | 'household' | 'food' =>
  /feed|pet food/i.test(category) ? 'pet' : /contact material/i.test(category) ? 'household' : 'food';

/** One row with the columns of the RASFF Window export. */
const WindowRow = z.object({
  reference: text,
  category: text,
  subject: text,
  date: text,
  notifying_country: text,
  distribution: text,
  hazards: text,
});

/** Reads a row of the RASFF Window export. It has no brand, barcode or lot. */
export function readRasffWindow(record: unknown): NoticeRead {
  const read = WindowRow.safeParse(record);
  if (!read.success) return refuse('The row is not an object.');
  const { data } = read;
  return makeNotice({
    source: 'rasff',
    number: data.reference,
    title: data.subject,
    products: [data.subject],
    area: areaOfType(data.category),
    reason: `${data.hazards} ${data.subject}`,
    countries: countryCodes(`${data.notifying_country},${data.distribution}`),
    publishedOn: readDay(data.date),
  });
}

/** One row of the export as rearranged by a third party. */
const ExportRow = z.object({
  'Date of Case': text,
  Reference: text,
  'Notification From': text,
  Product: text,
  'Product Category': text,
  'Hazard Substance': text,
});

/** Reads a row of the rearranged export. */
export function readRasffExport(record: unknown): NoticeRead {
  const read = ExportRow.safeParse(record);
  if (!read.success) return refuse('The row is not an object.');
  const row = read.data;
  return makeNotice({
    source: 'rasff',
    number: row.Reference,
    title: row.Product,
    products: [row.Product],
    area: areaOfType(row['Product Category']),
    reason: row['Hazard Substance'],
    countries: countryCodes(row['Notification From']),
    publishedOn: readDay(row['Date of Case']),
  });
}

const described = z.object({ description: text }).catch({ description: '' });

/** One entry of the list that the RASFF Window API returns. */
const ApiEntry = z.object({
  reference: text,
  subject: text,
  ecValidationDate: text,
  notifyingCountry: z.object({ isoCode: text }).catch({ isoCode: '' }),
  productCategory: described,
});

/** Reads an entry of the API's list. */
export function readRasffApi(record: unknown): NoticeRead {
  const read = ApiEntry.safeParse(record);
  if (!read.success) return refuse('The record is not an object.');
  const { data } = read;
  const { isoCode } = data.notifyingCountry;
  return makeNotice({
    source: 'rasff',
    number: data.reference,
    title: data.subject,
    products: [data.subject],
    area: areaOfType(data.productCategory.description),
    reason: data.subject,
    countries: /^[A-Z]{2}$/.test(isoCode) ? [isoCode] : [],
    publishedOn: readDay(data.ecValidationDate),
  });
}

import { z } from 'zod';
import { makeNotice } from '../make-notice.ts';
import { type NoticeRead, refuse } from '../notice.ts';
import { readDay } from '../text/days.ts';
import { modelsIn } from '../text/marks-in-text.ts';
import { titleParts } from '../text/title-parts.ts';
import { firstOf, records, text, texts } from './record.ts';

const named = records(z.object({ Name: text }));

/** One recall of the CPSC REST API (saferproducts.gov, RestWebServices/Recall), in its format of 2026. */
const RestRecord = z.object({
  RecallNumber: text,
  RecallDate: text,
  LastPublishDate: text,
  Title: text,
  Description: text,
  URL: text,
  Products: records(z.object({ Name: text, Description: text, Model: text, Type: text })),
  ProductUPCs: records(z.object({ UPC: text })),
  Hazards: named,
  Remedies: named,
  RemedyOptions: records(z.object({ Option: text })),
  Images: records(z.object({ URL: text, Caption: text })),
  ConsumerContact: text,
});

/** Reads a recall of the REST API. */
export function readCpscRest(record: unknown): NoticeRead {
  const read = RestRecord.safeParse(record);
  if (!read.success) return refuse('The record is not an object.');
  const { data } = read;
  const names = data.Products.map((product) => product.Name);
  return makeNotice({
    source: 'cpsc',
    number: data.RecallNumber,
    title: data.Title,
    products: [...names, ...(names.length === 0 ? [titleParts(data.Title).product] : [])],
    details: [
      data.Description,
      ...data.Products.map((one) => one.Description),
      ...data.Images.map((one) => one.Caption),
    ],
    models: modelsIn(data.Products.map((product) => `model ${product.Model}`).join(' ; ')),
    codes: data.ProductUPCs.map((one) => one.UPC),
    category: `${data.Products.map((product) => product.Type).join(' ')} ${names.join(' ')}`,
    reason: data.Hazards.map((hazard) => hazard.Name).join(' '),
    remedy: [...data.Remedies.map((one) => one.Name), data.ConsumerContact].join(' '),
    remedyKind: data.RemedyOptions.map((one) => one.Option).join(', '),
    pictures: data.Images.map((one) => one.URL),
    link: data.URL,
    publishedOn: readDay(data.RecallDate),
    changedOn: readDay(data.LastPublishDate),
  });
}

/** One row of the CSV export of cpsc.gov. */
const CsvRow = z.object({
  'Recall Number': text,
  'Product Safety Warning Number': text,
  Date: text,
  'Product Safety Warning Date': text,
  'Recall Heading': text,
  'Name of product': text,
  Description: text,
  'Hazard Description': text,
  'Consumer Action': text,
  'Remedy Type': text,
  Remedy: text,
});

/** Reads a row of the CSV export: a recall, or a product safety warning with its own kind of number. */
export function readCpscCsv(record: unknown): NoticeRead {
  const read = CsvRow.safeParse(record);
  if (!read.success) return refuse('The row is not an object.');
  const row = read.data;
  return makeNotice({
    source: 'cpsc',
    // The REST API writes the number without its hyphen; both have to give the same notice.
    number: firstOf(row['Recall Number'], row['Product Safety Warning Number']).replace('-', ''),
    title: row['Recall Heading'],
    products: [row['Name of product']],
    details: [row.Description],
    category: row['Name of product'],
    reason: row['Hazard Description'],
    remedy: firstOf(row.Remedy, row['Consumer Action']),
    remedyKind: row['Remedy Type'],
    publishedOn: readDay(firstOf(row.Date, row['Product Safety Warning Date'])),
  });
}

/** One result of the federal Recalls API of 2013. */
const FederalRecord = z.object({
  recall_number: text,
  recall_date: text,
  recall_url: text,
  manufacturers: texts,
  product_types: texts,
  descriptions: texts,
  upcs: texts,
  hazards: texts,
});

/** Reads a recall of the former federal API. */
export function readCpscFederal(record: unknown): NoticeRead {
  const read = FederalRecord.safeParse(record);
  if (!read.success) return refuse('The record is not an object.');
  const { data } = read;
  return makeNotice({
    source: 'cpsc',
    number: data.recall_number,
    title: data.descriptions.join('; '),
    brands: data.manufacturers,
    products: data.descriptions,
    codes: data.upcs,
    category: data.product_types.join(' '),
    reason: data.hazards.join(', '),
    link: data.recall_url,
    publishedOn: readDay(data.recall_date),
  });
}

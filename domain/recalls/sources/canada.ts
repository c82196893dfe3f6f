import { z } from 'zod';
import { makeNotice } from '../make-notice.ts';
import { type NoticeRead, refuse } from '../notice.ts';
import { readDay } from '../text/days.ts';
import { titleParts } from '../text/title-parts.ts';
import { firstOf, text } from './record.ts';

/** One row of Canada's Recalls and Safety Alerts, with English and with French column names. */
const Row = z.object({
  NID: text,
  Title: text,
  Titre: text,
  URL: text,
  Product: text,
  Produit: text,
  Issue: text,
  Problème: text,
  'What you should do': text,
  'Ce que vous devriez faire': text,
  Category: text,
  Catégorie: text,
  'Last updated': text,
  'Dernière mise à jour': text,
  Archived: text,
  Archivé: text,
});

/** Reads a row. Archived rows count as withdrawn. */
export function readCanada(record: unknown): NoticeRead {
  const read = Row.safeParse(record);
  if (!read.success) return refuse('The row is not an object.');
  const row = read.data;
  const title = firstOf(row.Title, row.Titre);
  const brand = /^(.{2,60}?) brand /i.exec(title.trim())?.[1];
  return makeNotice({
    source: 'canada',
    number: row.NID,
    title,
    brands: brand ? [brand] : [],
    products: [firstOf(row.Product, row.Produit), titleParts(title).product],
    category: firstOf(row.Category, row.Catégorie),
    usualArea: /food|aliment|candy|confiserie|snack|beverage/i.test(firstOf(row.Category, row.Catégorie))
      ? 'food'
      : 'other',
    reason: firstOf(row.Issue, row.Problème),
    remedy: firstOf(row['What you should do'], row['Ce que vous devriez faire']),
    link: row.URL,
    publishedOn: readDay(firstOf(row['Last updated'], row['Dernière mise à jour'])),
    withdrawn: firstOf(row.Archived, row.Archivé) === '1',
  });
}

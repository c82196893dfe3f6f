import { z } from 'zod';
import { makeNotice } from '../make-notice.ts';
import { type NoticeRead, refuse } from '../notice.ts';
import { readDay } from '../text/days.ts';
import { titleParts } from '../text/title-parts.ts';
import { firstOf, text } from './record.ts';

/** The last segment of a URL, used as the number of the notice if the source gives none. */
export const slugOf = (link: string): string => /([^/?#]+)\/?(?:[?#].*)?$/.exec(link.trim())?.[1]?.slice(0, 100) ?? '';

/** One item of an RSS feed, as returned by the XML parser. */
const FeedItem = z.object({ title: text, link: text, description: text, pubDate: text });

/** Reads an item of the FDA recalls feed. */
export function readFdaFeed(record: unknown): NoticeRead {
  const read = FeedItem.safeParse(record);
  if (!read.success) return refuse('The item is not an object.');
  const { title, link, description, pubDate } = read.data;
  const { firm, product } = titleParts(title);
  return makeNotice({
    source: 'fda',
    number: slugOf(link),
    title,
    brands: firm ? [firm] : [],
    products: [product],
    details: [description],
    area: 'food',
    reason: firstOf(title.split(/\b(?:due to|because of|because)\b/i)[1] ?? '', description),
    link,
    publishedOn: readDay(pubDate),
  });
}

/** Reads an item of the USDA FSIS recalls feed. */
export function readFsisFeed(record: unknown): NoticeRead {
  const read = FeedItem.safeParse(record);
  if (!read.success) return refuse('The item is not an object.');
  const { title, link, description, pubDate } = read.data;
  const { firm, product } = titleParts(title);
  return makeNotice({
    source: 'fsis',
    number: slugOf(link),
    title,
    brands: firm ? [firm] : [],
    products: [product.replace(/\bproducts?$/i, '').trim()],
    details: [description],
    area: 'food',
    reason: firstOf(title.split(/\b(?:due to|because of|because)\b/i)[1] ?? '', description),
    link,
    publishedOn: readDay(pubDate),
  });
}

/** One entry of the FDA's recall list of 2013. */
const Listed = z.object({
  prodname: text,
  description: text,
  company: text,
  reason: text,
  recall_url: text,
  recall_date: text,
});

/** Reads an entry of the list of 2013. */
export function readFdaListed(record: unknown): NoticeRead {
  const read = Listed.safeParse(record);
  if (!read.success) return refuse('The record is not an object.');
  const { data } = read;
  return makeNotice({
    source: 'fda',
    number: slugOf(data.recall_url),
    title: `${data.prodname} ${data.description}`,
    brands: data.prodname.split(','),
    products: [data.description],
    category: data.description,
    usualArea: 'food',
    reason: data.reason,
    link: data.recall_url.startsWith('/') ? `https://www.fda.gov${data.recall_url}` : data.recall_url,
    publishedOn: readDay(data.recall_date),
  });
}

import { z } from 'zod';
import { makeNotice } from '../make-notice.ts';
import { type NoticeRead, refuse } from '../notice.ts';
import { cleanText } from '../text/clean-text.ts';
import { readDay } from '../text/days.ts';
import { slugOf } from './fda.ts';
import { firstOf, text, texts } from './record.ts';

const Product = z.object({ designation: text, imageUrls: texts, manufacturer: text, brandName: text, model: text });

/** One document of the app API of lebensmittelwarnung.de. */
const Warning = z.object({
  _type: text,
  id: text,
  link: text,
  publishedDate: z.number().int().min(0).max(7_000_000_000_000),
  title: text,
  warning: text,
  product: Product.catch({ designation: '', imageUrls: [], manufacturer: '', brandName: '', model: '' }),
  safetyInformation: z
    .object({ hazard: text, injury: text, ordinance: text })
    .catch({ hazard: '', injury: '', ordinance: '' })
    .optional(),
});

/** The company name at the start of an address: "Inverkehrbringer: Orient Master GmbH, Kantstr. 101". */
const firmOf = (manufacturer: string): string =>
  (
    manufacturer
      .replace(/^\s*(?:hersteller|inverkehrbringer|vertrieb|importeur|\/|\s|\([^)]*\))*:?\s*/i, '')
      .split(/[,\n]/)[0] ?? ''
  ).slice(0, 120);

/** Reads a document of the app API: a food or another product. */
export function readLebensmittelwarnung(record: unknown): NoticeRead {
  const read = Warning.safeParse(record);
  if (!read.success) return refuse('The record has no readable date.');
  const { data } = read;
  const { product } = data;
  return makeNotice({
    source: 'lebensmittelwarnung',
    // Its page serves as the number: the feed links to the same page but has no id.
    number: firstOf(slugOf(data.link).replace(/\.html$/, ''), data.id),
    title: data.title,
    brands: [firstOf(product.brandName, firmOf(product.manufacturer))],
    products: [firstOf(product.designation, data.title)],
    details: [data.title, `model ${product.model}`],
    ...(data._type === '.FoodWarning' && { area: 'food' }),
    reason: [data.warning, data.safetyInformation?.hazard ?? '', data.safetyInformation?.injury ?? '']
      .filter((part) => part !== '')
      .join(' – '),
    pictures: product.imageUrls,
    link: data.link,
    publishedOn: new Date(data.publishedDate).toISOString().slice(0, 10),
  });
}

const FeedItem = z.object({ link: text, description: text, pubDate: text });

/** The first line of a field in the description, which consists of names in bold, each followed by its value. */
function fieldOf(description: string, name: string): string {
  const at = description.indexOf(`${name}:</b>`);
  if (at < 0) return '';
  return cleanText(
    description
      .slice(at + name.length + 5)
      .trimStart()
      .split(/<br ?\/?>|<b>|\n/)[0] ?? '',
    1000,
  );
}

/** Reads an item of the feed. Its title is an unfilled template of the publisher, so the description is used. */
export function readLebensmittelwarnungFeed(record: unknown): NoticeRead {
  const read = FeedItem.safeParse(record);
  if (!read.success) return refuse('The item is not an object.');
  const { link, description, pubDate } = read.data;
  const name = fieldOf(description, 'Produktbezeichnung/ -beschreibung');
  return makeNotice({
    source: 'lebensmittelwarnung',
    number: slugOf(link).replace(/\.html$/, ''),
    title: name,
    brands: [firmOf(fieldOf(description, 'Hersteller / Inverkehrbringer'))],
    products: [name],
    details: [fieldOf(description, 'Verpackungseinheit')],
    area: 'food',
    reason: fieldOf(description, 'Grund der Meldung'),
    link,
    publishedOn: readDay(pubDate),
  });
}

import type { DateRange, NoticeRead, RecallArea, RecallSource } from './notice.ts';
import { refuse } from './notice.ts';
import { RECALL_SOURCES } from './source-names.ts';
import { areaOf } from './text/area.ts';
import { cleanText } from './text/clean-text.ts';
import { gtinsIn } from './text/codes-in-text.ts';
import { printedDatesIn } from './text/days.ts';
import { hazardOf } from './text/hazard.ts';
import { lotsIn, modelsIn, sizesIn } from './text/marks-in-text.ts';
import { remedyKind } from './text/remedy.ts';

const TEXT_MOST = 4000;
const NAME_MOST = 300;
const LIST_MOST = 60;
const NUMBER = /^[\p{L}\d][\p{L}\d ._/:()-]{0,99}$/u;

/** A source's data, field by field, before it is cleaned. */
export interface NoticeDraft {
  readonly source: RecallSource;
  readonly number: string;
  readonly title: string;
  readonly brands?: readonly string[];
  readonly products: readonly string[];
  /** All texts that may contain barcodes, lots, models, sizes and printed dates. */
  readonly details?: readonly string[];
  /** Barcodes, lots, models and dates from dedicated fields of the source. */
  readonly codes?: readonly string[];
  readonly lots?: readonly string[];
  readonly models?: readonly string[];
  readonly dates?: readonly DateRange[];
  /** Words that describe the kind of product, and the area to use if they match none. */
  readonly category?: string;
  readonly usualArea?: RecallArea;
  /** The area, if the source states it. */
  readonly area?: RecallArea;
  readonly reason: string;
  readonly remedy?: string;
  /** The source's own words for the kind of remedy, such as "Refund". */
  readonly remedyKind?: string;
  readonly countries?: readonly string[];
  readonly pictures?: readonly string[];
  readonly link?: string;
  /** ISO dates; null if the source gives none that can be parsed. */
  readonly publishedOn: string | null;
  readonly changedOn?: string | null;
  readonly withdrawn?: boolean;
}

const list = (texts: readonly string[], most = NAME_MOST): string[] =>
  [...new Set(texts.map((text) => cleanText(text, most)))].filter((text) => text !== '').slice(0, LIST_MOST);

/** A valid web address, or null: people may open the link. */
function webAddress(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed.length <= 2048 && /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#][^\s"<>\\]*)?$/i.test(trimmed)
    ? trimmed
    : null;
}

/**
 * Converts a source's data into the common form of a notice (product P11.1).
 * @returns refused if it has no number, no product name or no date: nobody could be told what it is about
 */
export function makeNotice(draft: NoticeDraft): NoticeRead {
  const { source } = draft;
  const number = cleanText(draft.number, 120);
  if (!NUMBER.test(number)) return refuse('The record has no number.');
  const title = cleanText(draft.title, NAME_MOST);
  const products = list(draft.products);
  if (title === '' && products.length === 0) return refuse('The record names no product.');
  if (draft.publishedOn === null) return refuse('The record has no readable date.');
  const reason = cleanText(draft.reason, TEXT_MOST);
  const remedy = cleanText(draft.remedy ?? '', TEXT_MOST);
  const details = (draft.details ?? []).map((text) => cleanText(text, 20_000)).join(' ; ');
  const all = [...products, details].join(' ; ');
  const lots = list(draft.lots ?? [], 60);
  const { country } = RECALL_SOURCES[source];
  return {
    ok: true,
    notice: {
      id: `${source}:${number}`,
      source,
      number,
      title: title || (products[0] ?? ''),
      brands: list(draft.brands ?? [], 120),
      products,
      models: [...new Set([...(draft.models ?? []), ...modelsIn(all)])].slice(0, LIST_MOST),
      gtins: gtinsIn([...(draft.codes ?? []), all].join(' ; ')),
      lots: lots.length > 0 ? lots : list(lotsIn(all), 60),
      lotsListed: lots.length > 0,
      dates: [...(draft.dates ?? []), ...printedDatesIn(all)].slice(0, LIST_MOST),
      sizes: sizesIn(products.join(' ; ')),
      area: draft.area ?? areaOf([draft.category ?? '', title], draft.usualArea ?? 'other'),
      hazard: hazardOf([reason, title]),
      reason,
      remedy: { kind: remedyKind(`${draft.remedyKind ?? ''} ; ${remedy}`), text: remedy },
      countries: [...new Set([...(country ? [country] : []), ...(draft.countries ?? [])])],
      pictures: (draft.pictures ?? []).flatMap((one) => webAddress(one) ?? []).slice(0, 20),
      link: webAddress(draft.link),
      publishedOn: draft.publishedOn,
      changedOn: draft.changedOn ?? draft.publishedOn,
      withdrawn: draft.withdrawn ?? false,
    },
  };
}

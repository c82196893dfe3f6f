import type { RecallSource } from '#domain/recalls/notice.ts';
import { isGuarded } from '../outgoing/nearby.ts';

/** A feed of a source, and how often it is asked. */
export interface RecallFeed {
  /** The feed's id in the configuration, in the status and in the database. */
  readonly id: string;
  readonly source: RecallSource;
  readonly url: string;
  readonly everyMinutes: number;
}

/**
 * The feeds that are asked unless the operator says otherwise. Safety Gate and RASFF publish no feed in a format that
 * is supported here: their files are imported.
 */
export const RECALL_FEEDS: readonly RecallFeed[] = [
  {
    id: 'cpsc',
    source: 'cpsc',
    url: 'https://www.saferproducts.gov/RestWebServices/Recall?format=json&RecallDateStart={since}',
    everyMinutes: 60,
  },
  {
    id: 'openfda-food',
    source: 'openfda',
    url: 'https://api.fda.gov/food/enforcement.json?sort=report_date:desc&limit=100',
    everyMinutes: 180,
  },
  {
    id: 'openfda-drug',
    source: 'openfda',
    url: 'https://api.fda.gov/drug/enforcement.json?sort=report_date:desc&limit=100',
    everyMinutes: 180,
  },
  {
    id: 'openfda-device',
    source: 'openfda',
    url: 'https://api.fda.gov/device/enforcement.json?sort=report_date:desc&limit=100',
    everyMinutes: 360,
  },
  {
    id: 'fda-food-feed',
    source: 'fda',
    url: 'https://www.fda.gov/about-fda/contact-fda/stay-informed/rss-feeds/food-safety-recalls/rss.xml',
    everyMinutes: 60,
  },
  {
    id: 'fsis',
    source: 'fsis',
    url: 'https://www.fsis.usda.gov/fsis/api/recall/v/1',
    everyMinutes: 60,
  },
  {
    id: 'rappelconso',
    source: 'rappelconso',
    url: 'https://data.economie.gouv.fr/api/explore/v2.1/catalog/datasets/rappelconso-v2-gtin-espaces/records?order_by=date_publication%20desc&limit=100',
    everyMinutes: 60,
  },
  {
    id: 'fsa',
    source: 'fsa',
    url: 'https://data.food.gov.uk/food-alerts/id?_limit=50&_sort=-created&_view=full',
    everyMinutes: 60,
  },
  {
    id: 'canada',
    source: 'canada',
    url: 'https://recalls-rappels.canada.ca/sites/default/files/opendata-donneesouvertes/HCRSAMOpenData.json',
    everyMinutes: 360,
  },
];

/**
 * The feeds that an operator configured: `cpsc, fsis` asks these two at their usual addresses,
 * `fsa=https://mirror.example` asks one at another address, and an empty list asks none.
 * @returns null if a name is unknown, or an address is invalid or would be asked without encryption
 */
export function feedsOf(list: string): readonly RecallFeed[] | null {
  const feeds: RecallFeed[] = [];
  for (const part of list.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [id = '', ...address] = part.split('=');
    const known = RECALL_FEEDS.find((feed) => feed.id === id.trim());
    if (!known) return null;
    const url = address.join('=').trim();
    if (url !== '' && !(URL.canParse(url) && isGuarded(new URL(url)))) return null;
    feeds.push(url === '' ? known : { ...known, url });
  }
  return feeds;
}

import { type NoticeRead, refuse } from '../notice.ts';
import { readCanada } from './canada.ts';
import { readCpscCsv, readCpscFederal, readCpscRest } from './cpsc.ts';
import { readFdaFeed, readFdaListed, readFsisFeed } from './fda.ts';
import { readFsa } from './fsa.ts';
import { readFsis } from './fsis.ts';
import { readLebensmittelwarnung, readLebensmittelwarnungFeed } from './lebensmittelwarnung.ts';
import { readIres, readOpenFda } from './openfda.ts';
import { readRappelConso } from './rappelconso.ts';
import { readRasffApi, readRasffExport, readRasffWindow } from './rasff.ts';
import { readSafetyGate } from './safety-gate.ts';

type Reader = (record: unknown) => NoticeRead;

/** Which fields only this shape has, and who reads it. The first that fits is taken. */
const SHAPES: readonly (readonly [readonly string[], Reader])[] = [
  [['RecallID', 'RecallNumber'], readCpscRest],
  [['Recall Heading', 'Name of product'], readCpscCsv],
  [['organization', 'recall_number', 'descriptions'], readCpscFederal],
  [['RECALLEVENTID', 'PRODUCTDESCRIPTIONTXT'], readIres],
  [['recalling_firm', 'product_description'], readOpenFda],
  [['prodname', 'recall_url'], readFdaListed],
  [['field_recall_number', 'field_title'], readFsis],
  [['alert_number', 'product_name'], readSafetyGate],
  [['numero_fiche', 'rappel_guid'], readRappelConso],
  [['affectedStates', 'publishedDate'], readLebensmittelwarnung],
  [['publishedDate', 'warning', 'product'], readLebensmittelwarnung],
  [['notation', 'alertURL'], readFsa],
  [['NID', 'Organization'], readCanada],
  [['notifId', 'ecValidationDate'], readRasffApi],
  [['reference', 'notifying_country', 'subject'], readRasffWindow],
  [['Date of Case', 'Hazard Substance'], readRasffExport],
];

/** Feeds share their fields; the host of the link tells whose item it is. */
const FEEDS: readonly (readonly [RegExp, Reader])[] = [
  [/^https?:\/\/(?:www\.)?fsis\.usda\.gov\//, readFsisFeed],
  [/^https?:\/\/(?:www\.)?fda\.gov\//, readFdaFeed],
  [/^https?:\/\/(?:www\.)?lebensmittelwarnung\.de\//, readLebensmittelwarnungFeed],
];

/**
 * Reads one record of any source by the fields that only its shape has.
 * @param record a value of JSON, a row of a CSV by its column names, or an item of a feed
 */
export function readRecord(record: unknown): NoticeRead {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return refuse('The record is no object.');
  const reader = SHAPES.find(([fields]) => fields.every((field) => Object.hasOwn(record, field)))?.[1];
  if (reader) return reader(record);
  if ('pubDate' in record && 'link' in record && typeof record.link === 'string') {
    const { link } = record;
    const feed = FEEDS.find(([host]) => host.test(link))?.[1];
    return feed ? feed(record) : refuse('The item belongs to no feed that is known.');
  }
  return refuse('The record has the fields of no source that is known.');
}

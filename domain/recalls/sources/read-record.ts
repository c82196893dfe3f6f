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

/** For each record format, the fields that identify it and its reader. The first match is used. */
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

/** Feeds have the same fields; the host of the link identifies the feed. */
const FEEDS: readonly (readonly [RegExp, Reader])[] = [
  [/^https?:\/\/(?:www\.)?fsis\.usda\.gov\//, readFsisFeed],
  [/^https?:\/\/(?:www\.)?fda\.gov\//, readFdaFeed],
  [/^https?:\/\/(?:www\.)?lebensmittelwarnung\.de\//, readLebensmittelwarnungFeed],
];

/**
 * Reads one record of any source, detecting its format by its fields.
 * @param record a JSON value, a CSV row by its column names, or a feed item
 */
export function readRecord(record: unknown): NoticeRead {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return refuse('The record is not an object.');
  const reader = SHAPES.find(([fields]) => fields.every((field) => Object.hasOwn(record, field)))?.[1];
  if (reader) return reader(record);
  if ('pubDate' in record && 'link' in record && typeof record.link === 'string') {
    const { link } = record;
    const feed = FEEDS.find(([host]) => host.test(link))?.[1];
    return feed ? feed(record) : refuse('The item does not belong to a known feed.');
  }
  return refuse('The record’s fields match no known source.');
}

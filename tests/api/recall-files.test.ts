import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NoRecordsError, recordsOf } from '#api/recalls/records-of.ts';
import { RecallNotice } from '#domain/recalls/notice.ts';
import { readRecord } from '#domain/recalls/sources/read-record.ts';
import { type NoticeFile, noticeFiles } from '#tests/measure/recalls/notice-files.ts';

// On development machines, the sources' files are in a folder next to the repository; other clones have none.
const FOLDER = fileURLToPath(new URL('../../../shared/data/recalls/', import.meta.url));
const files: readonly NoticeFile[] = existsSync(FOLDER) ? noticeFiles(FOLDER) : [];
if (files.length === 0) process.stdout.write('The published notices are not here: their reading is not tested.\n');

/** How many records of each file can be read; the others were published without a date. */
const READ: Readonly<Record<string, readonly [records: number, read: number]>> = {
  'canada_recalls_opendata_2026.json': [7, 6],
  'canada_recalls_opendata_fr_2026.json': [2, 2],
  'cpsc_csv_babies_kids_2026.csv': [195, 195],
  'cpsc_csv_kitchen_2026.csv': [45, 45],
  'cpsc_csv_personal_care_2026.csv': [25, 25],
  'cpsc_recalls_api_2013.json': [2209, 2162],
  'cpsc_rest_api_2026.json': [2, 2],
  'eu_safety_gate_sample.jsonl': [163, 163],
  'fda_food_enforcement_2020_2024.csv': [500, 500],
  'fda_ires_recalls_2026.json': [168, 168],
  'fda_recalls_api_2013.json': [40, 40],
  'fda_recalls_rss_2025.xml': [20, 20],
  'fsa_food_alert_2018.json': [1, 1],
  'fsis_recall_api_2026.json': [3, 3],
  'lebensmittelwarnung_api_2024.json': [228, 228],
  'lebensmittelwarnung_rss_2026.xml': [2, 2],
  'openfda_enforcement_records_2026.json': [3, 3],
  'openfda_food_enforcement_page_2026.json': [3, 3],
  'rappelconso_v2_2025.json': [20, 20],
  'rasff_export_2024.csv': [600, 600],
  'rasff_window_2025_sample.csv': [400, 400],
  'rasff_window_api_2026.json': [1, 1],
  'usda_fsis_recalls_rss_2025.xml': [50, 50],
};

const noticeOf = (id: string): RecallNotice | undefined =>
  files.flatMap((file) => file.notices).find((notice) => notice.id === id);

describe('notices as published (product P11.1)', () => {
  it('reads each file, and says why it refuses a record', () => {
    for (const { file, records, notices, refused } of files) {
      expect([file, records.length, notices.length]).toStrictEqual([file, ...(READ[file] ?? [])]);
      for (const reason of refused.keys()) expect(reason).toBe('The record has no readable date.');
    }
  });

  it('gives each the one form', () => {
    for (const notice of files.flatMap((file) => file.notices))
      expect(RecallNotice.parse(notice)).toStrictEqual(notice);
  });

  it('maps the fields of a source to those of a notice', () => {
    if (files.length === 0) return;
    expect(noticeOf('cpsc:26606')).toMatchObject({
      title: 'Best Buy Recalls Insignia® Gas Ranges Due to Risk of Serious Injury from a Fire Hazard',
      products: ['Insignia Front Control Gas Ranges'],
      models: ['NSRGFGSS1', 'NSRGFCGS2'],
      hazard: 'fire',
      remedy: { kind: 'repair' },
      publishedOn: '2026-07-09',
      changedOn: '2026-07-10',
    });
    expect(noticeOf('safetygate:SR/03777/24')).toMatchObject({
      brands: ['Creation'],
      gtins: ['08692229003195'],
      area: 'cosmetic',
    });
    expect(noticeOf('openfda:H-1331-2026')).toMatchObject({
      gtins: ['05055192640140'],
      area: 'food',
      countries: ['US'],
    });
    expect(noticeOf('rappelconso:2025-02-0091')).toMatchObject({
      brands: ['charcuterie berge'],
      lots: ['06a'],
      lotsListed: true,
      dates: [{ from: '2025-02-19', to: '2025-02-19' }],
      countries: ['FR'],
    });
    expect(noticeOf('lebensmittelwarnung:260925_10_NI_Kimchi')).toMatchObject({
      title: 'KIMCHI 300 Gramm',
      brands: ['Fung’s Handels GmbH'],
      hazard: 'foreign_body',
    });
    expect(noticeOf('canada:82650')?.title).toBe('INMO AIR3 Smart Glasses recalled due to burn hazard');
  });
});

/** Values that a broken or hostile publisher may put into a field. */
const ODD = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '\u0000\ud800',
    '&#x110000;&#xD800;&amp;lt;',
    '1'.repeat(40_000),
    'lot '.repeat(20_000),
    '- '.repeat(40_000),
    '9999-99-99',
    '00000000',
    '<'.repeat(50_000),
    '$|$'.repeat(20_000),
  ),
  fc.string(),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(fc.string(), { maxLength: 200 }),
  fc.constant({ toString: 1, __proto__: null }),
);

describe('malformed and hostile notices', () => {
  it('are refused with a reason or read, 5,000 times', () => {
    const records = files.flatMap((file) => file.records.slice(0, 40));
    if (records.length === 0) return;
    const mutated = fc
      .tuple(fc.constantFrom(...records), fc.array(fc.tuple(fc.nat(), ODD), { minLength: 1, maxLength: 4 }))
      .map(([record, changes]) => {
        const changed: Record<string, unknown> = { ...(record as object) };
        const fields = Object.keys(changed);
        for (const [at, value] of changes) changed[fields[at % fields.length] ?? 'field'] = value;
        return changed;
      });
    fc.assert(
      fc.property(mutated, (record) => {
        const read = readRecord(record);
        if (!read.ok) {
          expect(read.reason).toMatch(/^The .+\.$/);
          return;
        }
        expect(RecallNotice.parse(read.notice)).toStrictEqual(read.notice);
        const { link, pictures } = read.notice;
        for (const address of [...pictures, ...(link ? [link] : [])]) expect(address).toMatch(/^https?:\/\/[^\s<>"]+$/);
        expect(JSON.stringify(read.notice)).not.toContain('<script>');
        expect(read.notice.title).not.toBe('');
      }),
      { numRuns: 5000 },
    );
  });

  it('of any shape are refused', () => {
    fc.assert(
      fc.property(fc.anything(), (record) => {
        expect(readRecord(record).ok).toBe(false);
      }),
    );
  });

  it.each([
    ['', 'This file is empty.'],
    ['[{"a":1', 'This JSON is damaged.'],
    ['7', 'This is not JSON, an RSS feed, or a CSV with a line of column names.'],
    ['<html><body>no</body></html>', 'This XML is not an RSS feed with items.'],
    ['<rss><channel><item><title>a</title>', 'This XML cannot be read'],
    ['<!DOCTYPE r [<!ENTITY a "aa">]><rss><channel><item>&a;</item></channel></rss>', 'document type'],
  ])('a file of %j is told apart', (text, reason) => {
    expect(() => recordsOf(text)).toThrow(NoRecordsError);
    expect(() => recordsOf(text)).toThrow(reason);
  });

  it('a text cut at any place is read in part, or refused', () => {
    const text = '[{"notation":"A-1","title":"Acme recalls","created":"2026-01-01","alertURL":"https://a.example/1"}]';
    for (let end = 0; end < text.length; end += 1) {
      try {
        recordsOf(text.slice(0, end)).map(readRecord);
      } catch (error) {
        expect(error).toBeInstanceOf(NoRecordsError);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { readPrintedDate } from '#domain/inventory/printed-date/read-printed-date.ts';

const days = (text: string) => readPrintedDate(text).dates.map(({ day }) => day);

describe('a date printed on a pack (product P2.8.16)', () => {
  it.each([
    ['BEST BEFORE:03/04/23\nBATCH :094 6/1/3', ['2023-04-03', '2023-03-04']],
    ['Best By FEB/21/21   19:18 NDL4C', ['2021-02-21']],
    ['11 APR 2021\nF8 1756', ['2021-04-11']],
    ['BEST BY NOV2021\n0 282 FTX 1 43 12:11', ['2021-11-30']],
    ['2021.08.03', ['2021-08-03']],
    ['L 095 E 28 10 21', ['2021-10-28']],
    ['MFG : 26/11/2020 A\nEXP : 26/11/2021 KRVK', ['2021-11-26']],
    ['MFG 2 25-11-2020 +\nEF : 26-11-2021 KRUE', ['2021-11-26']],
    ['BEST BEFORE END\n12-2028', ['2028-12-31']],
    ['MHD 31.12.2027', ['2027-12-31']],
    ['À consommer de préférence avant fin: 06/2026', ['2026-06-30']],
    ['EXP 29/02/2028', ['2028-02-29']],
    ['EXP 2O28-O2-28', ['2028-02-28']],
    ['15 août 2026', ['2026-08-15']],
    ['EXP 20270115', ['2027-01-15']],
  ])('%s', (text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  it('of two days without a word the later one stands first', () => {
    expect(days('2021.02.01/10:08\n2022.01.31')).toEqual(['2022-01-31', '2021-02-01']);
  });

  it('no day that does not exist, no day of making, no code for a day', () => {
    expect(days('EXP 31/04/2027')).toEqual([]);
    expect(days('MFG 26/11/2020')).toEqual([]);
    expect(days('LOT 282 FTX 143 19:18')).toEqual([]);
    expect(days('4 006381 333931')).toEqual([]);
  });

  it('the lot stands behind its word, and holds a digit', () => {
    const lot = (text: string) => readPrintedDate(text).lot;
    expect(lot('BATCH :094 6/1/3')).toBe('094');
    expect(lot('L 095 E 28 10 21')).toBe('095');
    expect(lot('LOT: A12-34 EXP 12/2027')).toBe('A12-34');
    expect(lot('BEST BEFORE 12/2027')).toBeNull();
    expect(lot('LOT FRESH')).toBeNull();
    expect(lot('2021.08.03\n— L 2H')).toBeNull();
  });
});

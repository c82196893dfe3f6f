import type { RecallNotice } from '#domain/recalls/notice.ts';

/** A notice with the fields that a test is about; the rest are defaults. */
export const aNotice = (given: Partial<RecallNotice>): RecallNotice => ({
  id: 'cpsc:1',
  source: 'cpsc',
  number: '1',
  title: 'Acme Smart Kettle',
  brands: ['Acme'],
  products: ['Smart Kettle'],
  models: [],
  gtins: [],
  lots: [],
  lotsListed: false,
  dates: [],
  sizes: [],
  area: 'other',
  hazard: 'fire',
  reason: 'It may overheat.',
  remedy: { kind: 'refund', text: 'Stop using it.' },
  countries: ['US'],
  pictures: [],
  link: null,
  publishedOn: '2026-01-05',
  changedOn: '2026-01-05',
  withdrawn: false,
  ...given,
});

import { expect, test } from 'vitest';
import { RecallNotice } from '#domain/recalls/notice.ts';
import { makeOwnNotice } from '#domain/recalls/own/make-own-notice.ts';
import { draftOf, OWN_NUMBER, OwnNotice, ownNumber } from '#domain/recalls/own/own-notice.ts';

// A recall notice written by the operators of a server (product P17.28).

const draft = (given: Partial<OwnNotice> = {}): OwnNotice =>
  OwnNotice.parse({
    ...{ title: 'Jam with glass', brands: ['Meadow'], products: ['Strawberry Jam 340 g'], gtins: ['3017620422003'] },
    ...{ lots: ['L2231'], models: [], area: 'food', hazard: 'foreign_body', reason: 'A jar held glass.' },
    ...{ remedy: { kind: 'refund', text: 'Bring it back to the hall.' }, link: '' },
    ...given,
  });
const make = (given: Partial<OwnNotice> = {}, held: Parameters<typeof makeOwnNotice>[1] = null) =>
  makeOwnNotice(draft(given), held, { number: '2026-11-28-abcdef', publishedBy: 'shelf.lan', day: '2026-11-28' });

test('it has the form of every other notice, and says who published it (product P17.28)', () => {
  const made = make();
  expect(made.ok && RecallNotice.parse(made.value)).toMatchObject({
    ...{ id: 'server:2026-11-28-abcdef', source: 'server', publishedBy: 'shelf.lan', withdrawn: false },
    ...{ gtins: ['03017620422003'], lots: ['L2231'], lotsListed: true, sizes: ['340 g'], countries: [] },
    ...{ publishedOn: '2026-11-28', changedOn: '2026-11-28', link: null },
  });
});

test('what was chosen counts, not what the words sound like', () => {
  const made = make({
    reason: 'It may catch fire.',
    hazard: 'choking',
    area: 'pet',
    remedy: { kind: 'none', text: '' },
  });
  expect(made).toMatchObject({ value: { hazard: 'choking', area: 'pet', remedy: { kind: 'none', text: '' } } });
});

test('barcodes of every length are taken, and one that was mistyped is refused by its field (product P17.28)', () => {
  const gtins = ['3017620422003', '96385074', '0 36000 29145 2'];
  expect(make({ gtins })).toMatchObject({ value: { gtins: ['03017620422003', '00000096385074', '00036000291452'] } });
  for (const wrong of ['3017620422004', '12345', 'ABC3017620422003']) {
    expect(make({ gtins: [wrong] }), wrong).toMatchObject({
      ok: false,
      problem: { code: 'INVALID_INPUT', fields: { gtins: expect.stringContaining(wrong) } },
    });
  }
});

test('a model that is too short and a link that is none are refused by their fields', () => {
  expect(make({ models: ['X1'] })).toMatchObject({ problem: { fields: { models: expect.any(String) } } });
  expect(make({ link: 'javascript:alert(1)' })).toMatchObject({ problem: { fields: { link: expect.any(String) } } });
  expect(make({ models: ['kx-1200'], link: 'https://example.org/a' })).toMatchObject({
    value: { models: ['KX1200'], link: 'https://example.org/a' },
  });
});

test('a correction keeps the day of the first publication, and is never older than what it corrects (product P17.29)', () => {
  const held = { publishedOn: '2026-11-01', changedOn: '2026-11-20' };
  expect(make({}, held)).toMatchObject({ value: { publishedOn: '2026-11-01', changedOn: '2026-11-28' } });
  expect(make({}, { ...held, changedOn: '2026-12-05' })).toMatchObject({ value: { changedOn: '2026-12-05' } });
});

test('what is written again from a notice makes the same notice', () => {
  const made = make({ models: ['KX-1200'], link: 'https://example.org/a', gtins: ['96385074', '3017620422003'] });
  if (!made.ok) throw new Error(made.problem.message);
  expect(make(draftOf(made.value), made.value)).toEqual(made);
});

test('a number is one day and six letters, none of which looks like another', () => {
  const number = ownNumber('2026-11-28', Uint8Array.from([0, 31, 32, 63, 255, 128]));
  expect(number).toMatch(OWN_NUMBER);
  expect(number).toBe(ownNumber('2026-11-28', Uint8Array.from([0, 31, 32, 63, 255, 128, 9])));
  expect(number.slice(11)).not.toMatch(/[lo01]/);
});

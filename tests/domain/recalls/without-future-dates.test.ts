import { expect, it } from 'vitest';
import { withoutFutureDates } from '#domain/recalls/without-future-dates.ts';
import { aNotice } from './a-notice.ts';

const NOW = Date.UTC(2026, 10, 27, 9);
const dated = (publishedOn: string, changedOn = publishedOn, title = 'Kettle') =>
  aNotice({ publishedOn, changedOn, title });
type Case = readonly [string, read: ReturnType<typeof dated>, held: ReturnType<typeof dated> | null, string, string];

const CASES: readonly Case[] = [
  ['days that have come stay', dated('2026-01-02', '2026-11-27'), null, '2026-01-02', '2026-11-27'],
  ['tomorrow stays: it is tomorrow there already', dated('2026-11-28'), null, '2026-11-28', '2026-11-28'],
  ['the day after is that of arrival', dated('2026-11-29'), null, '2026-11-27', '2026-11-27'],
  ['a far one too', dated('2099-01-01'), null, '2026-11-27', '2026-11-27'],
  ['read again it keeps both days', dated('2099-01-01'), dated('2026-11-20'), '2026-11-20', '2026-11-20'],
  [
    'with other words it changed today',
    dated('2099-01-01', '2099-01-01', 'Kettle and pan'),
    dated('2026-11-20'),
    '2026-11-20',
    '2026-11-27',
  ],
  ['only the change is ahead', dated('2026-01-02', '2099-01-01'), null, '2026-01-02', '2026-11-27'],
  ['only the publication is ahead', dated('2099-01-01', '2026-11-26'), null, '2026-11-27', '2026-11-26'],
  ['what is stored ahead gives way', dated('2099-01-01'), dated('2099-01-01'), '2026-11-27', '2026-11-27'],
];

it.each(CASES)('%s (product P11.16)', (_what, read, held, publishedOn, changedOn) => {
  expect(withoutFutureDates(read, held, NOW)).toStrictEqual({ ...read, publishedOn, changedOn });
});

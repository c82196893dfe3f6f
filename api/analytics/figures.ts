import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { UsageFigures } from '#domain/analytics/admin-calls.ts';
import { EVENT_PROPERTIES, type EventName, type Screen } from '#domain/analytics/event.ts';
import {
  type Counted,
  daysOf,
  FEWEST_HOUSEHOLDS,
  figureSpan,
  shownGroups,
  shownOf,
} from '#domain/analytics/figures.ts';
import { ACTIVE } from '../accounts/room.ts';
import { GRANTED } from './store.ts';

const DAY_MS = 86_400_000;

interface Span {
  readonly from: number;
  readonly until: number;
}

/** `analytics.dropped` counts lost events. It is nothing that happened in a visit, so it is left out. */
const NAMES = (Object.keys(EVENT_PROPERTIES) as EventName[]).filter((name) => name !== 'analytics.dropped');
/** Screens have their own chart. */
const LISTED = NAMES.filter((name) => name !== 'screen.viewed');

const ACCOUNTS = statement((q) =>
  q
    .selectFrom('preferences')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .where('id', '=', 'analyticsConsent')
    .where('deleted', '=', 0)
    .where('value', '=', GRANTED),
);
const HOUSEHOLDS = statement((q) =>
  q
    .selectFrom('preferences as p')
    .innerJoin('memberships as m', 'm.user_id', 'p.user_id')
    .select((eb) => eb.fn.count<number>('m.household_id').distinct().as('all'))
    .where('p.id', '=', 'analyticsConsent')
    .where('p.deleted', '=', 0)
    .where('p.value', '=', GRANTED)
    .where('m.status', '=', ACTIVE),
);
/** When each consenting household joined or, if later, first consented; the earliest first. */
const FIRST_AGREED = statement((q, { limit }: { limit: number }) =>
  q
    .selectFrom('preferences as p')
    .innerJoin('memberships as m', 'm.user_id', 'p.user_id')
    .innerJoin('households as h', 'h.id', 'm.household_id')
    .select((eb) => {
      // Consent given before its time was recorded counts from the beginning.
      const agreed = eb.fn.min<number>(eb.fn.coalesce('p.agreed_at', eb.lit(0)));
      const since = eb.case().when(agreed, '>', eb.ref('h.created_at')).then(agreed).else(eb.ref('h.created_at')).end();
      return ['h.id', since.as('since')];
    })
    .where('p.id', '=', 'analyticsConsent')
    .where('p.deleted', '=', 0)
    .where('p.value', '=', GRANTED)
    .where('m.status', '=', ACTIVE)
    .groupBy(['h.id', 'h.created_at'])
    .orderBy('since')
    .limit(limit),
);

// One day at a time and by name, so that the index over name and hour yields only that day's rows.
const DONE_ON = statement((q, { from, until }: Span) =>
  q
    .selectFrom('analytics_events')
    .select((eb) => [
      'name',
      eb.fn.countAll<number>().as('events'),
      eb.fn.count<number>('session_id').distinct().as('visits'),
    ])
    .where('name', 'in', NAMES)
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .groupBy('name'),
);
const SCREENS_ON = statement((q, { from, until }: Span) =>
  q
    .selectFrom('analytics_events')
    .select((eb) => [
      'properties',
      eb.fn.countAll<number>().as('events'),
      eb.fn.count<number>('session_id').distinct().as('visits'),
    ])
    .where('name', '=', 'screen.viewed')
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .groupBy('properties'),
);

/** A visit that spans midnight counts on both days. */
function addTo<Key>(all: Map<Key, Counted>, key: Key, { events, visits }: Counted): void {
  const before = all.get(key) ?? { events: 0, visits: 0 };
  // PostgreSQL returns counts as text.
  all.set(key, { events: before.events + Number(events), visits: before.visits + Number(visits) });
}

/**
 * Figures of how consenting people use the app, which reveal nothing about a single household (product P17.33).
 * @param back how many days, today included
 */
export async function usageFigures(reader: Reader, back: number, nowMs: number): Promise<UsageFigures> {
  const accounts = Number((await reader.first(ACCOUNTS))?.all ?? 0);
  const households = Number((await reader.first(HOUSEHOLDS))?.all ?? 0);
  const since = (await reader.all(FIRST_AGREED, { limit: FEWEST_HOUSEHOLDS })).map((one) => Number(one.since));
  const agreed = { accounts, households };
  const span = figureSpan(back, since, nowMs);
  if (!span) {
    return { agreed, days: [], happened: { shown: [], leftOut: 0 }, screens: { shown: [], leftOut: 0 } };
  }
  const done = new Map<EventName, Counted>();
  const screens = new Map<Screen, Counted>();
  const days: UsageFigures['days'] = [];
  for (const { day, start } of daysOf(span)) {
    const on = { from: start, until: start + DAY_MS };
    const today = new Map<string, Counted>();
    for (const { name, ...counted } of await reader.all(DONE_ON, on)) addTo(today, name, counted);
    const [visits, scans] = [
      shownOf(today.get('screen.viewed'), 'visits'),
      shownOf(today.get('product.scan_success'), 'events'),
    ];
    days.push({ day, visits, scans });
    for (const name of LISTED) {
      const counted = today.get(name);
      // Scans of a withheld day are left out of the total as well: with the other days it would reveal them.
      if (counted && (name !== 'product.scan_success' || scans !== null)) addTo(done, name, counted);
    }
    for (const { properties, ...counted } of await reader.all(SCREENS_ON, on)) {
      // An earlier release may have known a screen that this one does not.
      const read = EVENT_PROPERTIES['screen.viewed'].safeParse(JSON.parse(properties));
      if (read.success) addTo(screens, read.data.screen, counted);
    }
    // Yield between two days: an SQLite query blocks the process.
    await nextTurn();
  }
  const happened = shownGroups(
    [...done].map(([name, counted]) => ({ name, ...counted })),
    'events',
  );
  const seen = shownGroups(
    [...screens].map(([screen, counted]) => ({ screen, ...counted })),
    'visits',
  );
  return {
    agreed,
    days,
    happened: { ...happened, shown: happened.shown.map(({ name, events }) => ({ name, events })) },
    screens: { ...seen, shown: seen.shown.map(({ screen, visits }) => ({ screen, visits })) },
  };
}

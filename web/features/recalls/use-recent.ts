import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import { recallNotices } from '#domain/recalls/calls.ts';
import type { HazardClass, RecallArea, RecallNotice } from '#domain/recalls/notice.ts';
import { tokensOf } from '#domain/recalls/tokens.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';

/** The filters of the list of recent notices. */
export interface NoticeFilter {
  readonly words: string;
  readonly area: RecallArea | null;
  readonly hazard: HazardClass | null;
  readonly country: string | null;
}

/** Number of notices shown per page. */
export const DRAWN_AT_ONCE = 20;

interface Older {
  /** The filter they were requested with, as JSON; another filter starts again. */
  readonly of: string;
  readonly notices: readonly RecallNotice[];
  readonly next: string | null;
  readonly state: 'idle' | 'asking' | 'unreachable';
}

/** The matching notices on this phone, newest first, and a function to fetch older ones from the server. */
export function useRecent(filter: NoticeFilter) {
  const { db } = useAccount();
  const client = useClient();
  const held = useLiveQuery(async () => {
    const rows = await db.notices.orderBy('publishedOn').reverse().toArray();
    return rows.filter(({ notice }) => !notice.withdrawn).map(({ notice, keys }) => ({ notice, keys: new Set(keys) }));
  }, [db]);
  const of = JSON.stringify(filter);
  const [asked, setAsked] = useState<Older | null>(null);
  const older = asked?.of === of ? asked : null;
  const here = useMemo(() => {
    const keys = tokensOf(filter.words, 5).map((token) => `t:${token}`);
    return held?.flatMap(({ notice, keys: own }) =>
      keys.every((key) => own.has(key)) &&
      (filter.area === null || notice.area === filter.area) &&
      (filter.hazard === null || notice.hazard === filter.hazard) &&
      (filter.country === null || notice.countries.includes(filter.country))
        ? notice
        : [],
    );
  }, [held, filter]);
  const fetchOlder = async (): Promise<void> => {
    setAsked({ of, notices: older?.notices ?? [], next: older?.next ?? null, state: 'asking' });
    const { words: q, area, hazard, country } = filter;
    const cursor = older?.next;
    const query = {
      ...(q && { q: q.slice(0, 100) }),
      ...(area && { area }),
      ...(hazard && { hazard }),
      ...(country && { country }),
      ...(cursor && { cursor }),
    };
    const reply = await client.server.ask(recallNotices, { query });
    const known = older?.notices ?? [];
    if (reply.ok) setAsked({ of, notices: [...known, ...reply.value.notices], next: reply.value.next, state: 'idle' });
    else setAsked({ of, notices: known, next: older?.next ?? null, state: 'unreachable' });
  };
  const shown = useMemo(() => {
    const all = new Map([...(here ?? []), ...(older?.notices ?? [])].map((notice) => [notice.id, notice]));
    return [...all.values()].sort((a, b) =>
      a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : 0,
    );
  }, [here, older]);
  const countries = useMemo(() => [...new Set((held ?? []).flatMap(({ notice }) => notice.countries))].sort(), [held]);
  return {
    loading: held === undefined,
    shown,
    countries,
    fetchOlder: () => void fetchOlder(),
    state: older?.state ?? 'idle',
    /** Whether the server has no more of them. */
    ended: older !== null && older.state === 'idle' && older.next === null,
  };
}

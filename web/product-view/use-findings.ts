import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { type Sorted, sortFindings } from '#domain/inventory/hazards/findings.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { localToday } from '#web/words/expiry-words.ts';
import type { Detection } from './look-through.ts';
import { useRefreshRecalls } from './use-refresh-recalls.ts';

/** Whether the watch is on, which it is until somebody switches it off. Undefined while that is read. */
export function useWatch(): boolean | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => (await db.preferences.get('hazardWatch'))?.value !== false, [db]);
}

/** What the last look brought, for every part of the page that shows some of it. */
const looks = new WeakMap<AccountDb, StoreApi<{ readonly detection: Detection | null }>>();

function lookOf(db: AccountDb): StoreApi<{ readonly detection: Detection | null }> {
  const known = looks.get(db);
  if (known) return known;
  const made = createStore<{ readonly detection: Detection | null }>(() => ({ detection: null }));
  looks.set(db, made);
  return made;
}

/**
 * Looks through what is at home, on this phone and in slices, and again when entries, people, pets or recalls change or
 * reports were brought up to date. One part of a page does it for all of them.
 * @param watch whether the watch is on; undefined while that is read
 */
export function useLookThrough(watch: boolean | undefined): void {
  useRefreshRecalls();
  const { db } = useAccount();
  // What it depends on, told by the tables without reading reports.
  const changed = useLiveQuery(async () => {
    const [items] = await Promise.all([
      db.inventory.toArray(),
      db.members.toArray(),
      db.pets.toArray(),
      db.recallMarks.toArray(),
      db.meta.get('recallsChecked'),
    ]);
    return [...new Set(items.map(({ productId }) => productId))];
  }, [db]);
  const reading = useMissingReports(changed ?? []);
  useEffect(() => {
    // On its way while the tables are read.
    if (watch) void import('./look-through.ts').catch(() => undefined);
  }, [watch]);
  useEffect(() => {
    if (!watch || !changed || reading) return;
    const left = new AbortController();
    // The warnings and the mixing table are fetched beside the screen: its first paint needs none of them.
    import('./look-through.ts')
      .then(({ lookThroughHome }) => lookThroughHome(db, left.signal))
      .then((detection) => detection && lookOf(db).setState({ detection }))
      // The tables are closed while somebody signs out; code that did not come is asked for at the next change.
      .catch(() => undefined);
    return () => left.abort();
  }, [db, watch, changed, reading]);
}

/**
 * What at home needs attention, by what the household decided about it.
 * @returns undefined until somebody has looked, or while the watch is off
 */
export function useFindings(watch: boolean | undefined): (Detection & Sorted) | undefined {
  const { db } = useAccount();
  const detection = useStore(lookOf(db), (look) => look.detection);
  const marks = useLiveQuery(() => db.hazardMarks.toArray(), [db]);
  return useMemo(() => {
    if (!watch || !detection || !marks) return undefined;
    const known = new Map(marks.map((mark) => [mark.id, mark]));
    return { ...detection, ...sortFindings(detection.findings, known, localToday(new Date())) };
  }, [watch, detection, marks]);
}

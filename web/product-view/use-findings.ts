import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta } from '#web/offline/tables/account-meta.ts';
import { usePlanIncludes } from '#web/scanning/use-plan-includes.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { CURRENT_VERSIONS } from '#web/workers/engine/current-versions.ts';
import { type Arranged, arrangeFindings } from './arrange-findings.ts';
import type { HomeCheck } from './check-home.ts';
import { inSlices } from './in-slices.ts';
import { useRefreshRecalls } from './use-refresh-recalls.ts';

/** Whether the watch is on, the default until somebody switches it off. Undefined while loading. */
export function useWatch(): boolean | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => (await db.preferences.get('hazardWatch'))?.value !== false, [db]);
}

interface Look {
  /** The result of the last check. */
  readonly detection: HomeCheck | null;
  /** That result arranged for display by the household's decisions. Lags a moment behind a new check or decision. */
  readonly arranged: (HomeCheck & Arranged) | null;
  /** The decisions that `arranged` is based on, serialised. */
  readonly decided: string | null;
  /** Whether something changed since, or reports are still being written. */
  readonly looking: boolean;
}

/** The last check of the home per account, shared by every part of the page that shows some of it. */
const looks = new WeakMap<AccountDb, StoreApi<Look>>();

function lookOf(db: AccountDb): StoreApi<Look> {
  const known = looks.get(db);
  if (known) return known;
  const made = createStore<Look>(() => ({ detection: null, arranged: null, decided: null, looking: true }));
  looks.set(db, made);
  return made;
}

/** What needs attention, as far as the home has been checked. */
export type CheckedFindings = HomeCheck & Arranged & Pick<Look, 'looking'>;

/** Whether all of the home as it is now has been checked. Only then may a page say that nothing needs attention. */
export const isFullyChecked = ({ looking, checked, total }: CheckedFindings): boolean => !looking && checked === total;

/** How many missing reports to write before findings are shown again: writing all of a large home's takes minutes. */
const WRITTEN_AT_ONCE = 100;

/**
 * Checks the home, and again after each batch of missing reports is written, so that findings appear as soon as they
 * are known. Ends when no report is missing, or no more can be written.
 */
async function keepLooking(
  db: AccountDb,
  entitled: boolean,
  tell: (detection: HomeCheck) => void,
  left: AbortSignal,
): Promise<void> {
  // The warnings and the mixing table are loaded separately: the screen's first paint needs neither.
  const { checkHome } = await import('./check-home.ts');
  let before: string | null = null;
  for (;;) {
    const detection = await checkHome(db, CURRENT_VERSIONS, entitled, left);
    if (!detection) return;
    tell(detection);
    const lacking = detection.lacking.join(' ');
    if (lacking === '' || lacking === before) return;
    before = lacking;
    const { writeMissing } = await import('#web/reports/write-missing.ts');
    await writeMissing(db, detection.lacking.slice(0, WRITTEN_AT_ONCE), () => !left.aborted);
  }
}

/** Changes in what a check of the home depends on, detected by counters and row counts without reading rows. */
const readChanges = (db: AccountDb) =>
  Promise.all([
    db.inventory.count(),
    db.members.count(),
    db.pets.count(),
    db.recallMarks.count(),
    db.notices.count(),
    readMeta(db, 'homeChanged'),
    db.meta.get('recallsChecked'),
  ]);

/**
 * Checks what is at home, on this phone and in slices, and again when entries, products, people, pets or recalls
 * change. Writes missing reports. Only one part of a page calls it, for all of them.
 * @param watch whether the watch is on; undefined while that is loading
 * @param begins false while the page still has something to draw first
 */
export function useLookThrough(watch: boolean | undefined, begins = true): void {
  useRefreshRecalls();
  useArranged(watch);
  const { db } = useAccount();
  const changes = useLiveQuery(() => readChanges(db), [db]);
  const entitled = usePlanIncludes('interactionWarnings');
  useEffect(() => {
    // Starts loading the code while the tables are being read.
    if (watch) void import('./check-home.ts').catch(() => undefined);
  }, [watch]);
  useEffect(() => {
    if (!watch || !begins || !changes || entitled === undefined) return;
    const left = new AbortController();
    const look = lookOf(db);
    look.setState({ looking: true });
    keepLooking(db, entitled, (detection) => look.setState({ detection }), left.signal)
      // The tables are closed during sign-out. If the code failed to load, the next change tries again.
      .catch(() => undefined)
      .finally(() => left.signal.aborted || look.setState({ looking: false }));
    return () => {
      left.abort();
      // Changes are no longer followed from here on.
      look.setState({ looking: true });
    };
  }, [db, watch, begins, changes, entitled]);
}

/** Arranges the findings whenever they or the decisions change, in slices like the check itself. */
function useArranged(watch: boolean | undefined): void {
  const { db } = useAccount();
  const look = lookOf(db);
  const detection = useStore(look, (one) => one.detection);
  const marks = useLiveQuery(() => db.hazardMarks.toArray(), [db]);
  useEffect(() => {
    if (!watch || !detection || !marks) return;
    const today = localToday(new Date());
    const decided = JSON.stringify([today, marks.map(({ id, state, until }) => [id, state, until])]);
    const { arranged: before, decided: by } = look.getState();
    if (before?.findings === detection.findings && by === decided) return;
    const left = new AbortController();
    void inSlices(arrangeFindings(detection, marks, today), left.signal).then(
      (arranged) => arranged && look.setState({ arranged: { ...detection, ...arranged }, decided }),
    );
    return () => left.abort();
  }, [look, watch, detection, marks]);
}

/**
 * What needs attention at home, arranged by the household's decisions.
 * @returns undefined before the first check, or while the watch is off
 */
export function useFindings(watch: boolean | undefined): CheckedFindings | undefined {
  const { db } = useAccount();
  const { detection, arranged, looking } = useStore(lookOf(db));
  return useMemo(
    () =>
      watch && arranged ? { ...arranged, looking: looking || arranged.findings !== detection?.findings } : undefined,
    [watch, detection, arranged, looking],
  );
}

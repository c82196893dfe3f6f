import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta } from '#web/offline/tables/account-meta.ts';
import { useHolds } from '#web/scanning/use-holds.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { CURRENT_VERSIONS } from '#web/workers/engine/current-versions.ts';
import { type Arranged, arrangeFindings } from './arrange-findings.ts';
import { inSlices } from './in-slices.ts';
import type { Detection } from './look-through.ts';
import { useRefreshRecalls } from './use-refresh-recalls.ts';

/** Whether the watch is on, which it is until somebody switches it off. Undefined while that is read. */
export function useWatch(): boolean | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => (await db.preferences.get('hazardWatch'))?.value !== false, [db]);
}

interface Look {
  /** What the last look brought. */
  readonly detection: Detection | null;
  /** The same as pages show it, by what was decided meanwhile. It follows the look and each decision a moment later. */
  readonly arranged: (Detection & Arranged) | null;
  /** What was decided, by which that was arranged. */
  readonly decided: string | null;
  /** Something changed since, or reports are still being written. */
  readonly looking: boolean;
}

/** The last look, for every part of the page that shows some of it. */
const looks = new WeakMap<AccountDb, StoreApi<Look>>();

function lookOf(db: AccountDb): StoreApi<Look> {
  const known = looks.get(db);
  if (known) return known;
  const made = createStore<Look>(() => ({ detection: null, arranged: null, decided: null, looking: true }));
  looks.set(db, made);
  return made;
}

/** What needs attention, as far as the home was looked through. */
export type Looked = Detection & Arranged & Pick<Look, 'looking'>;

/** Whether everything at home was looked through as it is now: only then may a page say that nothing needs attention. */
export const isWhole = ({ looking, checked, total }: Looked): boolean => !looking && checked === total;

/** Reports that are written before what they tell is shown: of a large home that takes minutes. */
const WRITTEN_AT_ONCE = 100;

/**
 * Looks through the home, and again as often as reports were written that it lacked, so that what is found is told as
 * soon as it is known. Ends where nothing lacks, or nothing more can be written.
 */
async function keepLooking(
  db: AccountDb,
  entitled: boolean,
  tell: (detection: Detection) => void,
  left: AbortSignal,
): Promise<void> {
  // The warnings and the mixing table are fetched beside the screen: its first paint needs none of them.
  const { lookThroughHome } = await import('./look-through.ts');
  let before: string | null = null;
  for (;;) {
    const detection = await lookThroughHome(db, CURRENT_VERSIONS, entitled, left);
    if (!detection) return;
    tell(detection);
    const lacking = detection.lacking.join(' ');
    if (lacking === '' || lacking === before) return;
    before = lacking;
    const { writeMissing } = await import('#web/reports/write-missing.ts');
    await writeMissing(db, detection.lacking.slice(0, WRITTEN_AT_ONCE), () => !left.aborted);
  }
}

/** Changes of what a look depends on, told by the tables without reading their rows: a count follows every row. */
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
 * Looks through what is at home, on this phone and in slices, and again when entries, products, people, pets or recalls
 * change; reports that are missing are written. One part of a page does it for all of them.
 * @param watch whether the watch is on; undefined while that is read
 * @param begins false while the page still has something to draw first
 */
export function useLookThrough(watch: boolean | undefined, begins = true): void {
  useRefreshRecalls();
  useArranged(watch);
  const { db } = useAccount();
  const changes = useLiveQuery(() => readChanges(db), [db]);
  const entitled = useHolds('interactionWarnings');
  useEffect(() => {
    // On its way while the tables are read.
    if (watch) void import('./look-through.ts').catch(() => undefined);
  }, [watch]);
  useEffect(() => {
    if (!watch || !begins || !changes || entitled === undefined) return;
    const left = new AbortController();
    const look = lookOf(db);
    look.setState({ looking: true });
    keepLooking(db, entitled, (detection) => look.setState({ detection }), left.signal)
      // The tables are closed while somebody signs out; code that did not come is asked for at the next change.
      .catch(() => undefined)
      .finally(() => left.signal.aborted || look.setState({ looking: false }));
    return () => {
      left.abort();
      // Nobody follows what changes from here on.
      look.setState({ looking: true });
    };
  }, [db, watch, begins, changes, entitled]);
}

/** Arranges what a look brought whenever it or what was decided changes, in slices as the look itself. */
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
 * What at home needs attention, by what the household decided about it.
 * @returns undefined until somebody has looked, or while the watch is off
 */
export function useFindings(watch: boolean | undefined): Looked | undefined {
  const { db } = useAccount();
  const { detection, arranged, looking } = useStore(lookOf(db));
  return useMemo(
    () =>
      watch && arranged ? { ...arranged, looking: looking || arranged.findings !== detection?.findings } : undefined,
    [watch, detection, arranged, looking],
  );
}

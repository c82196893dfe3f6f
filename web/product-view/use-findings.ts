import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import {
  dateFinding,
  type Finding,
  pairFinding,
  personFinding,
  recallFinding,
  type Sorted,
  sortFindings,
} from '#domain/inventory/findings.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import type { Product } from '#domain/products/product.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import { pairSteps } from '#domain/safety/mixing/interactions.ts';
import { type Profile, profileOf } from '#domain/safety/mixing/profile.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { homeProduct } from './home-products.ts';
import { inSlices } from './in-slices.ts';
import { readRecallsAtHome } from './recalls-at-home.ts';
import { useRefreshRecalls } from './use-refresh-recalls.ts';

/** Reports that are read at once: one holds some ten kilobytes. */
const READ_AT_ONCE = 20;

/** What a look through the home brought. */
export interface Detection {
  readonly findings: readonly Finding[];
  /** Pairs that are only worth knowing. */
  readonly toKnow: readonly Interaction[];
  /** Products that could be looked at: those with a report. */
  readonly checked: number;
  readonly products: ReadonlyMap<string, Product>;
}

/** Each product that something is left of, with the entry that was put there first. */
async function readEntries(db: AccountDb): Promise<readonly InventoryItem[]> {
  const items = await db.inventory.orderBy('addedAt').toArray();
  const seen = new Set<string>();
  return items.filter((item) => {
    if (isUsedUp(item) || seen.has(item.productId)) return false;
    seen.add(item.productId);
    return true;
  });
}

/** Looks through everything at home, a few reports at a time. */
async function* lookThrough(db: AccountDb): AsyncGenerator<void, Detection> {
  const today = localToday(new Date());
  const [items, entries, members, pets, recalls] = await Promise.all([
    db.inventory.toArray(),
    readEntries(db),
    db.members.toArray(),
    db.pets.toArray(),
    readRecallsAtHome(db),
  ]);
  const household = { members, pets };
  const places = new Map(entries.map(({ productId, place }) => [productId, place]));
  const findings: (Finding | null)[] = items.map((item) => dateFinding(item, today));
  findings.push(...recalls.map((one) => recallFinding(one, places.get(one.productId) ?? null)));
  const products = new Map<string, Product>();
  const profiles: Profile[] = [];
  for (let at = 0; at < entries.length; at += READ_AT_ONCE) {
    const some = entries.slice(at, at + READ_AT_ONCE);
    const ids = some.map(({ productId }) => productId);
    const [rows, reports] = await Promise.all([db.products.bulkGet(ids), db.reports.bulkGet(ids)]);
    for (const [index, { place }] of some.entries()) {
      const [product, stored] = [rows[index], reports[index]];
      if (product) products.set(product.id, product);
      if (!product || !stored) continue;
      profiles.push(profileOf(homeProduct(product, stored.report, place)));
      findings.push(personFinding(product.id, place, householdView(stored.report, household).warnings));
      yield;
    }
  }
  const pairs = yield* pairSteps(profiles, household);
  findings.push(...pairs.map(pairFinding));
  return {
    findings: findings.filter((one) => one !== null),
    toKnow: pairs.filter(({ severity }) => severity === 'INFO'),
    checked: profiles.length,
    products,
  };
}

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
    if (!watch || !changed || reading) return;
    const left = new AbortController();
    inSlices(lookThrough(db), left.signal)
      .then((detection) => detection && lookOf(db).setState({ detection }))
      // The tables are closed while somebody signs out.
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

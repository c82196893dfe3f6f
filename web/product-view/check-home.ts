import { type DueSoon, dueSoon } from '#domain/inventory/hazards/due-soon.ts';
import {
  dateFinding,
  type Finding,
  pairFinding,
  personFinding,
  recallFinding,
} from '#domain/inventory/hazards/findings.ts';
import type { KeptProduct } from '#domain/inventory/hazards/move-apart.ts';
import { profileInOutlook } from '#domain/inventory/hazards/outlook.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import { pairsForPlan } from '#domain/plans/pairs-for-plan.ts';
import type { DrawingKind } from '#domain/products/drawing.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import { pairSteps } from '#domain/safety/mixing/interactions.ts';
import type { Report } from '#domain/safety/report.ts';
import type { AccountDb, StoredOutlook } from '#web/offline/tables/account-db.ts';
import { fillOutlooks, usesCurrentRules } from '#web/offline/tables/outlooks.ts';
import { rowsInPieces } from '#web/offline/tables/rows-in-pieces.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { criticalWarnings } from './critical-warnings.ts';
import { inSlices } from './in-slices.ts';
import { readHousehold } from './read-household.ts';
import { readRecallsAtHome } from './recalls-at-home.ts';

/** Outlooks read at once; each is smaller than a kilobyte. */
const OUTLOOKS_AT_ONCE = 500;
/** Reports read at once; each is about ten kilobytes. */
const REPORTS_AT_ONCE = 20;

/** The part of a product that a finding shows. */
export interface FoundProduct {
  readonly name: string;
  readonly drawing: DrawingKind;
}

/** The result of checking the home. */
export interface HomeCheck {
  readonly findings: readonly Finding[];
  /** Entries whose last day is close. */
  readonly soon: readonly DueSoon[];
  /** Pairs of severity INFO. */
  readonly toKnow: readonly Interaction[];
  /** Number of pairs that the household's plan counts but does not show (product P6.31). */
  readonly heldPairs: number;
  /** Products whose report is by the current engine and knowledge base, out of `total` at home. */
  readonly checked: number;
  readonly total: number;
  /** Products without such a report. Findings from an older report of the same label are still included. */
  readonly lacking: readonly string[];
  readonly products: ReadonlyMap<string, FoundProduct>;
  /** Everything not used up, with its place. */
  readonly kept: readonly KeptProduct[];
}

/** The oldest entry of each product that is not used up. */
function firstEntries(items: readonly InventoryItem[]): readonly InventoryItem[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    if (isUsedUp(item) || seen.has(item.productId)) return false;
    seen.add(item.productId);
    return true;
  });
}

/** The outlooks of some products. Computes those that an older page did not write. */
async function* readOutlooks(
  db: AccountDb,
  ids: ReadonlySet<string>,
): AsyncGenerator<void, ReadonlyMap<string, StoredOutlook>> {
  const rows = new Map<string, StoredOutlook>();
  for await (const piece of rowsInPieces(db.outlooks, [...ids], OUTLOOKS_AT_ONCE)) {
    for (const row of piece) if (ids.has(row.productId) && usesCurrentRules(row)) rows.set(row.productId, row);
    yield;
  }
  const missing = [...ids].filter((id) => !rows.has(id));
  for (let at = 0; at < missing.length; at += REPORTS_AT_ONCE) {
    for (const row of await fillOutlooks(db, missing.slice(at, at + REPORTS_AT_ONCE))) rows.set(row.productId, row);
    yield;
  }
  return rows;
}

const isBy = ({ engine, knowledge }: Report['versions'], current: Report['versions']): boolean =>
  engine === current.engine && knowledge === current.knowledge;

/** Checks everything at home, a few rows at a time. */
async function* lookThrough(
  db: AccountDb,
  current: Report['versions'],
  entitled: boolean,
): AsyncGenerator<void, HomeCheck> {
  const today = localToday(new Date());
  // Read by primary key and sorted here: reading two thousand rows by an index takes three times as long.
  const [stored, household] = await Promise.all([db.inventory.toArray(), readHousehold(db)]);
  const items = stored.sort((one, other) => one.addedAt - other.addedAt);
  yield;
  const entries = firstEntries(items);
  const places = new Map(entries.map(({ productId, place }) => [productId, place]));
  const findings: (Finding | null)[] = items.map((item) => dateFinding(item, today));
  const outlooks = yield* readOutlooks(db, new Set(places.keys()));
  const recalls = await readRecallsAtHome(db, { items, outlooks: outlooks.values() });
  findings.push(...recalls.map((one) => recallFinding(one, places.get(one.productId) ?? null)));
  yield;
  // In inventory order, which decides which product of a pair is named first.
  const rows = entries.flatMap(({ productId }) => outlooks.get(productId) ?? []);
  const judged = new Set(rows.flatMap((row) => (row.judged ? row.productId : [])));
  const critical = yield* criticalWarnings(db, judged, household);
  for (const [id, warnings] of critical) findings.push(personFinding(id, places.get(id) ?? null, warnings));
  const profiles = rows.flatMap((row) => profileInOutlook(row.productId, row, places.get(row.productId) ?? null) ?? []);
  yield;
  const { told: pairs, held: heldPairs } = pairsForPlan(yield* pairSteps(profiles, household), entitled);
  findings.push(...pairs.map(pairFinding));
  const checked = new Set(
    rows.flatMap(({ productId, judged }) => (judged && isBy(judged.versions, current) ? [productId] : [])),
  );
  return {
    findings: findings.filter((one) => one !== null),
    soon: dueSoon(items, today),
    toKnow: pairs.filter(({ severity }) => severity === 'INFO'),
    heldPairs,
    checked: checked.size,
    total: places.size,
    lacking: [...places.keys()].filter((id) => !checked.has(id)),
    products: outlooks,
    kept: rows.map(({ productId, category }) => ({ productId, place: places.get(productId) ?? null, category })),
  };
}

/**
 * Checks everything at home, in slices that keep the page responsive.
 * @param current versions of an up-to-date report
 * @param entitled whether the household's plan shows every pair
 * @returns the result; null if aborted
 */
export const checkHome = (db: AccountDb, current: Report['versions'], entitled: boolean, signal: AbortSignal) =>
  inSlices(lookThrough(db, current, entitled), signal);

import { setImmediate as nextTurn } from 'node:timers/promises';
import { homeHealthAnswer } from '#domain/inventory/home-health-answer.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import { statsOf } from '#domain/inventory/stats.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { householdView, SUITABLE_FROM } from '#domain/safety/household-view.ts';
import type { EntityData } from '#domain/sync/entities.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { ListedProducts, ProductFacts } from '../products/room.ts';
import type { UsageStore } from '../scanning/room.ts';
import type { EntityStore } from '../sync/entity-store.ts';
import type { OperationStores } from '../sync/operations.ts';
import type { InventoryPlace, InventoryStore } from './store.ts';

/** Rows read per query before yielding to the event loop. */
const ROWS_AT_ONCE = 50;

type Stores = OperationStores & { readonly inventory: InventoryStore; readonly usage: UsageStore };

/** Every entry of a household, newest first. */
async function everyItem(stores: Stores, householdId: string, userId: string): Promise<readonly InventoryItem[]> {
  const items: InventoryItem[] = [];
  for (let after: InventoryPlace | null = null; ; ) {
    await nextTurn();
    const from: InventoryPlace | null = after;
    const page: readonly InventoryItem[] = await stores.reader.snapshot(
      (reads) => stores.inventory.page(reads, householdId, from, ROWS_AT_ONCE),
      userId,
    );
    items.push(...page);
    const last = page.at(-1);
    if (!last || page.length < ROWS_AT_ONCE) return items;
    after = last;
  }
}

/** Every row of an entity that the household has not deleted. */
async function everyRow<N extends 'shopping' | 'member' | 'pet'>(
  stores: Stores,
  entity: N,
  householdId: string,
  userId: string,
): Promise<readonly EntityData<N>[]> {
  const store: Pick<EntityStore<N>, 'since'> = stores.rows[entity];
  const found: EntityData<N>[] = [];
  for (let seq = 0; ; ) {
    await nextTurn();
    const from = seq;
    const rows = await stores.reader.snapshot((reads) => store.since(reads, householdId, from, ROWS_AT_ONCE), userId);
    found.push(...rows.flatMap(({ deleted, data }) => (deleted ? [] : [data])));
    if (rows.length < ROWS_AT_ONCE) return found;
    seq = rows.at(-1)?.seq ?? seq;
  }
}

/** Calls for other programs about a home as a whole: its health, and the counts of the dashboard. */
export const homeCountCalls = (stores: Stores, products: ListedProducts): Handlers<'homeHealthScore' | 'stats'> => {
  const factsOf = async (
    who: { householdId: string; userId: string },
    items: readonly InventoryItem[],
    nowMs: number,
  ) => {
    const ids = [...new Set(items.flatMap((item) => (isUsedUp(item) ? [] : item.productId)))];
    const found: ProductFacts[] = [];
    for (const id of ids) {
      await nextTurn();
      const facts = await products.facts(who, id, nowMs);
      if (facts) found.push(facts);
    }
    return found;
  };
  return {
    homeHealthScore: async ({ session, nowMs }) => {
      const { householdId, id: userId } = session.user;
      const facts = await factsOf({ householdId, userId }, await everyItem(stores, householdId, userId), nowMs);
      return answer(
        200,
        homeHealthAnswer(
          facts.map(({ id, name, slug, emoji, safetyScore, homeCategory }) => ({
            ...{ id, name, slug, emoji, safetyScore },
            // Derived by the area rule, or validated when somebody chose it.
            area: homeCategory as HomeCategory,
          })),
        ),
      );
    },
    stats: async ({ session, nowMs }) => {
      const { householdId, id: userId } = session.user;
      const items = await everyItem(stores, householdId, userId);
      const facts = await factsOf({ householdId, userId }, items, nowMs);
      const shopping = await everyRow(stores, 'shopping', householdId, userId);
      const members = await everyRow(stores, 'member', householdId, userId);
      const pets = await everyRow(stores, 'pet', householdId, userId);
      const suitable = new Set<string>();
      for (const { id, safetyScore } of facts) {
        // A product with a lower score suits nobody, so its report need not be read.
        if ((safetyScore ?? 0) < SUITABLE_FROM) continue;
        await nextTurn();
        const report = await products.report({ householdId, userId }, id);
        if (report && householdView(report, { members: [...members], pets: [...pets] }).verdict === 'suitable')
          suitable.add(id);
      }
      const { badge } = stores.rows;
      const counts = await stores.reader.snapshot(
        async (reads) => ({
          achievements: (await badge.held(reads, householdId)).live,
          scansThisMonth: (await stores.usage.current(reads, householdId, session.tier, nowMs)).scansUsed,
        }),
        userId,
      );
      const today = new Date(nowMs).toISOString().slice(0, 10);
      return answer(
        200,
        statsOf({
          ...{ items, suitable, shopping, ...counts, today },
          familyMembers: members.length,
          pets: pets.length,
        }),
      );
    },
  };
};

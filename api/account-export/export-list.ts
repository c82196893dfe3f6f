import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  BLOCKS,
  BOARD_NAMES,
  COMPLAINTS,
  ENTRIES,
  GROUPS,
  HELPFUL,
  SHARED_TIPS,
  STANDING,
  TOKENS,
} from '#domain/account-export/community-sections.ts';
import { type ExportedRow, sectionOf } from '#domain/account-export/entity-sections.ts';
import {
  ACCOUNT,
  DELIVERIES,
  DELIVERY_TARGETS,
  EVENTS,
  type ExportedHousehold,
  HOUSEHOLDS,
  INVITATIONS,
  PASSKEYS,
  PHONES,
  REFERRAL,
  SIGN_INS,
} from '#domain/account-export/own-sections.ts';
import { PRODUCTS } from '#domain/account-export/product-section.ts';
import { PAYMENTS, PURCHASES } from '#domain/account-export/purchase-sections.ts';
import type { Section } from '#domain/account-export/section.ts';
import { Report } from '#domain/safety/report.ts';
import { ENTITIES, ENTITY_NAMES, type EntityName, productFieldOf } from '#domain/sync/entities.ts';
import type { ProductStore } from '../products/room.ts';
import type { StoredEntity } from '../sync/entity-store.ts';
import type { OperationStores } from '../sync/operations.ts';
import type { AccountRows } from './account-rows.ts';
import type { CommunityRows } from './community-rows.ts';

/** Rows read per batch before yielding to the event loop. */
const AT_ONCE = 50;
/** Most product names cached while rows are written. */
const MOST_NAMES = 10_000;

/** The stores an export reads from. */
export interface ExportStores extends OperationStores {
  readonly products: ProductStore;
}

/** One list of an export: its owner, its layout and its rows, which are read afresh on each call. */
export interface ExportList {
  /** The household it belongs to; null if it belongs to the person. */
  readonly householdId: string | null;
  readonly section: Section<never>;
  readonly count: number;
  rows(): AsyncIterable<unknown>;
}

/** The row as written to `data.json`: without the values that only the tables show. */
export const plainRow = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'told' in row ? row.told : row;

/** A list that is already in memory. */
const listed = <Row>(section: Section<Row>, rows: readonly Row[]): ExportList => ({
  householdId: null,
  section: section as Section<never>,
  count: rows.length,
  async *rows() {
    yield* rows;
  },
});

/** The lists of the person's community activity. */
const communityLists = (of: CommunityRows): ExportList[] => [
  listed(GROUPS, of.groups),
  listed(ENTRIES, of.entries),
  listed(SHARED_TIPS, of.tips),
  listed(HELPFUL, of.helpful),
  listed(COMPLAINTS, of.complaints),
  listed(STANDING, of.standing),
  listed(BLOCKS, of.blocks),
  listed(BOARD_NAMES, of.boardNames),
];

/** The rows of an entity that are not deleted. */
async function* liveRows<N extends StoredEntity>({ rows, reader }: ExportStores, entity: N, ownerId: string) {
  for (let seq = 0; ; ) {
    await nextTurn();
    const part = await rows[entity].since(reader, ownerId, seq, AT_ONCE);
    for (const { deleted, data } of part) if (!deleted) yield data;
    if (part.length < AT_ONCE) return;
    seq = part.at(-1)?.seq ?? seq;
  }
}

const entitiesOf = (scope: 'household' | 'person') =>
  ENTITY_NAMES.filter((entity): entity is StoredEntity => {
    // Products are exported with their reports, see `productsOf`; usage is a counter and belongs to the plan.
    return entity !== 'usage' && entity !== 'product' && ENTITIES[entity].scope === scope;
  });

/** The ids of all known products that a household entered or that its rows refer to. */
async function productIds(stores: ExportStores, householdId: string): Promise<readonly string[]> {
  const ids = new Set<string>();
  for await (const { id } of liveRows(stores, 'product', householdId)) ids.add(id);
  for (const entity of entitiesOf('household')) {
    for (const id of (await stores.rows[entity].leadsTo?.(stores.reader, householdId)) ?? []) ids.add(id);
  }
  const known: string[] = [];
  for (const id of [...ids].sort()) {
    await nextTurn();
    // A row may refer to a code without a known product: the code is exported with that row.
    if (await stores.products.find(stores.reader, householdId, id)) known.push(id);
  }
  return known;
}

/** The rows of an entity with the names of their products. */
async function* toldRows(
  stores: ExportStores,
  entity: StoredEntity,
  ownerId: string,
): AsyncGenerator<ExportedRow<EntityName> & { readonly told: unknown }> {
  const field = productFieldOf(entity) ?? 'productId';
  const names = new Map<string, string | null>();
  for await (const data of liveRows(stores, entity, ownerId)) {
    const id: unknown = Reflect.get(data, field);
    if (typeof id === 'string' && !names.has(id)) {
      if (names.size >= MOST_NAMES) names.clear();
      names.set(id, (await stores.findProduct(stores.reader, ownerId, id))?.name ?? null);
    }
    yield { data, product: typeof id === 'string' ? (names.get(id) ?? null) : null, told: data };
  }
}

/** All data of one household or person that is synced to phones. */
async function ofOwner(stores: ExportStores, scope: 'household' | 'person', ownerId: string): Promise<ExportList[]> {
  const lists: ExportList[] = [];
  for (const entity of entitiesOf(scope)) {
    lists.push({
      householdId: scope === 'household' ? ownerId : null,
      section: sectionOf(entity) as Section<never>,
      count: (await stores.rows[entity].held(stores.reader, ownerId)).live,
      rows: () => toldRows(stores, entity, ownerId),
    });
  }
  return lists;
}

/** If a person has several households, tables get a column that names the household of each row. */
const withHousehold = (list: ExportList): ExportList => ({
  ...list,
  section: { ...list.section, columns: [['Household', () => list.householdId], ...list.section.columns] },
});

async function productsOf(
  stores: ExportStores,
  storedReport: (pk: number) => Promise<string | null>,
  { id: householdId }: ExportedHousehold,
): Promise<ExportList> {
  const ids = await productIds(stores, householdId);
  return {
    householdId,
    section: PRODUCTS as Section<never>,
    count: ids.length,
    async *rows() {
      for (const id of ids) {
        await nextTurn();
        const found = await stores.products.find(stores.reader, householdId, id);
        if (!found) continue;
        const text = await storedReport(found.pk);
        yield { product: found.product, report: text === null ? null : Report.parse(JSON.parse(text)) };
      }
    },
  };
}

/**
 * Everything the server stores about a person and their households, list by list.
 * @param storedReport the report on a product as JSON; null if none made by this release is stored
 */
export async function contentsOf(
  stores: ExportStores,
  storedReport: (pk: number) => Promise<string | null>,
  own: AccountRows,
): Promise<readonly ExportList[]> {
  const { account, households } = own;
  const lists: ExportList[] = [
    listed(ACCOUNT, [account]),
    listed(HOUSEHOLDS, households),
    ...(await ofOwner(stores, 'person', account.id)),
  ];
  for (const household of households) {
    const ofThis = [
      ...(await ofOwner(stores, 'household', household.id)),
      await productsOf(stores, storedReport, household),
    ];
    lists.push(...(households.length > 1 ? ofThis.map(withHousehold) : ofThis));
  }
  lists.push(listed(PURCHASES, own.purchases), listed(PAYMENTS, own.payments));
  lists.push(listed(SIGN_INS, own.signIns), listed(PHONES, own.phones), listed(PASSKEYS, own.passkeys));
  lists.push(listed(INVITATIONS, own.invitations), listed(REFERRAL, own.referral), listed(EVENTS, own.events));
  lists.push(
    listed(DELIVERY_TARGETS, own.pushes),
    listed(DELIVERIES, own.tellings),
    listed(TOKENS, own.community.tokens),
  );
  lists.push(...communityLists(own.community));
  return lists;
}

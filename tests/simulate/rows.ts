import type { Change } from '#domain/sync/entity.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

/** Rows by entity and id, with the fields that the model covers. */
export type Rows = Map<string, Map<string, Record<string, unknown>>>;

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  scan: ['gtin', 'outcome', 'counted'],
  product: ['name', 'ingredientsText'],
  inventory: ['productId', 'quantity', 'place', 'notes'],
  member: ['name', 'ageGroup', 'allergyTypes', 'allergens', 'conditions'],
  pet: ['name'],
  mistake: ['text'],
  profile: ['displayName'],
  preference: ['key', 'value'],
  readMark: [],
  productArea: ['area'],
  hazardMark: ['state', 'until'],
  helpRequest: ['text'],
  badge: ['badgeType'],
  shopping: ['productId', 'name', 'quantity', 'tickedBy'],
  itemEnd: ['itemId', 'productId', 'how', 'quantity', 'endedOn'],
  recallMark: ['noticeId', 'state'],
  review: ['stars', 'text'],
};

/** A row in a comparable form: lists are sets, and their words are compared without case. */
function told(entity: string, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const parts = (FIELDS[entity] ?? []).map((field): [string, unknown] => {
    const value = data[field];
    return [field, Array.isArray(value) ? value.map((one) => String(one).toLowerCase()).sort() : value];
  });
  return Object.fromEntries(parts);
}

/** What a full pull returned, without deleted rows and without the catalogue. */
export function pulledRows(changes: readonly Change[]): Rows {
  const rows: Rows = new Map();
  for (const { entity, id, deleted, data } of changes) {
    if (!FIELDS[entity] || deleted || !data || ('sample' in data && !data.own)) continue;
    const table = rows.get(entity) ?? new Map<string, Record<string, unknown>>();
    rows.set(entity, table.set(id, told(entity, data)));
  }
  return rows;
}

/** The rows that the screens of a phone read. */
export async function shownRows(db: AccountDb): Promise<Rows> {
  const rows: Rows = new Map();
  const tables: [string, { toArray(): PromiseLike<object[]> }][] = [
    ['scan', db.scans],
    ['product', db.products],
    ['inventory', db.inventory],
    ['member', db.members],
    ['pet', db.pets],
    ['mistake', db.mistakes],
    ['profile', db.profiles],
    ['preference', db.preferences],
    ['readMark', db.readMarks],
    ['productArea', db.productAreas],
    ['hazardMark', db.hazardMarks],
    ['helpRequest', db.helpRequests],
    ['badge', db.badges],
    ['shopping', db.shoppingEntries],
    ['itemEnd', db.itemEnds],
    ['recallMark', db.recallMarks],
    ['review', db.reviews],
  ];
  for (const [entity, table] of tables) {
    const shown = (await table.toArray()) as (Record<string, unknown> & { id: string })[];
    const own = shown.filter((row) => entity !== 'product' || row.own === true);
    if (own.length > 0) rows.set(entity, new Map(own.map((row) => [row.id, told(entity, row)])));
  }
  return rows;
}

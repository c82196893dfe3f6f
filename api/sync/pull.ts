import type { Tier } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { ENTITIES, ENTITY_NAMES, productFieldOf } from '#domain/sync/entities.ts';
import type { Change } from '#domain/sync/entity.ts';
import { CLIENT_PROTOCOL } from '#domain/sync/protocol.ts';
import { PULL_MAX_CHANGES, type PullAnswer } from '#domain/sync/wire.ts';
import { INSTANCE, type Owner } from './actor.ts';
import { type Place, readCursor, writeCursor } from './cursor.ts';
import { changeOf, type EntityStore, type StoredEntity } from './entity-store.ts';
import type { OperationStores } from './operations.ts';

/** Characters of the rows of one answer, about (product P10.9): more would hold the event loop while it is written. */
const PULL_MAX_CHARS = 500_000;

const sizeOf = (rows: readonly Change[]): number => rows.reduce((sum, row) => sum + JSON.stringify(row).length, 0);

/** Who pulls. */
interface Puller {
  readonly userId: string;
  readonly householdId: string;
  readonly tier: Tier;
}

/** Whose rows a phone holds. Products come first: what else is shown may depend on them. */
const ownersOf = ({ userId, householdId }: Puller): readonly Owner[] => [
  INSTANCE,
  { kind: 'household', id: householdId },
  { kind: 'person', id: userId },
];

const sameOwner = (one: Owner, other: Owner): boolean => one.kind === other.kind && one.id === other.id;

/** Where a pull goes on. `revoked`: the cursor is of a household or group that the person has left. */
interface Start {
  readonly places: readonly Place[];
  readonly revoked: boolean;
}

/** The place of each owner that a cursor stands at; the beginning for none, and for one of another history or household. */
function startOf(cursor: string | undefined, epoch: string, owners: readonly Owner[]): Result<Start> {
  const beginning = owners.map((owner) => ({ owner, seq: 0 }));
  if (cursor === undefined) return succeed({ places: beginning, revoked: false });
  const read = readCursor(cursor);
  if (!read) return fail('BAD_REQUEST', 'The cursor is not valid. Start again without one.');
  const left = read.places.some(({ owner }) => !owners.some((own) => sameOwner(own, owner)));
  if (left || read.epoch !== epoch) return succeed({ places: beginning, revoked: left });
  const places = owners.map((owner) => ({
    owner,
    seq: read.places.find((place) => sameOwner(place.owner, owner))?.seq ?? read.everywhere,
  }));
  return succeed({ places, revoked: false });
}

/** Every entity that lies in rows of its own, by whose rows they are. */
const STORED = ENTITY_NAMES.filter((entity): entity is StoredEntity => entity !== 'usage');

/**
 * Merges what is in order each by itself into one order, reading no more of anything than is taken.
 * @param limit most that is taken
 */
function* inOrder(sources: readonly Iterable<Change>[], limit: number): Generator<Change> {
  const open = sources.map((source) => source[Symbol.iterator]());
  const heads = open.map((source) => source.next());
  try {
    for (let taken = 0; taken < limit; taken += 1) {
      let first = -1;
      for (const [at, head] of heads.entries()) {
        const before = heads[first];
        if (!head.done && (!before || before.done || head.value.seq < before.value.seq)) first = at;
      }
      const head = heads[first];
      const source = open[first];
      if (!head || head.done || !source) return;
      yield head.value;
      heads[first] = source.next();
    }
  } finally {
    // A statement that is still being read holds back every write of the connection.
    for (const source of open) source.return?.();
  }
}

/** What a pull reads from. */
type PullStores = Pick<OperationStores, 'rows' | 'usage' | 'state' | 'catalogue'>;

// Each store speaks of its own entity; a look-up by name loses that.
const storeOf = ({ rows }: PullStores, entity: StoredEntity) => rows[entity] as EntityStore<StoredEntity>;

/** The products of the catalogue that rows of a household lead to, changed after a place in the instance's order. */
function catalogueSince(stores: PullStores, householdId: string, seq: number): Change[] {
  const ids = new Set(STORED.flatMap((entity) => storeOf(stores, entity).leadsTo?.(householdId) ?? []));
  const found = stores.catalogue.among(householdId, [...ids], seq);
  // Of a phone that holds nothing yet, nothing needs to go.
  return seq === 0 ? found.filter(({ deleted }) => !deleted) : found;
}

/** The changes of one owner after a place, each source in order by itself. */
function sourcesOf(stores: PullStores, who: Puller, { owner, seq }: Place, limit: number): Iterable<Change>[] {
  if (owner.kind === 'instance') {
    // Nothing of it changed since: which products the household leads to need not be asked.
    return seq >= stores.state.last(owner) ? [] : [catalogueSince(stores, who.householdId, seq)];
  }
  function* since(entity: StoredEntity): Generator<Change> {
    for (const row of storeOf(stores, entity).since(owner.id, seq, limit)) yield changeOf(entity, row, row);
  }
  const sources: Iterable<Change>[] = STORED.filter((entity) => ENTITIES[entity].scope === owner.kind).map(since);
  if (owner.kind === ENTITIES.usage.scope) {
    sources.push(stores.usage.since(who.householdId, who.tier, seq).sort((a, b) => a.seq - b.seq));
  }
  return sources;
}

/** The id of the product that a row leads to. */
function productOf({ entity, data }: Change): string | null {
  const field = productFieldOf(entity);
  const id: unknown = field !== undefined && data ? data[field as keyof typeof data] : null;
  return typeof id === 'string' ? id : null;
}

/** Puts before each row the catalogue's product it leads to, once. */
const withProducts = (stores: PullStores, householdId: string, sent: Set<string>) =>
  function* (changes: Iterable<Change>): Generator<readonly Change[]> {
    for (const change of changes) {
      const id = productOf(change);
      const product = id === null || sent.has(id) ? [] : stores.catalogue.among(householdId, [id], 0);
      yield [...product.filter(({ deleted }) => !deleted), change];
    }
  };

/**
 * What changed since a cursor, owner by owner, each in the order of its commits: products of the catalogue that the
 * household's rows lead to, the household's own rows, each with such a product, and the person's.
 * @param limit most changes of one answer
 */
export function pullChanges(
  stores: PullStores,
  who: Puller,
  cursor: string | undefined,
  nowMs: number,
  limit = PULL_MAX_CHANGES,
): Result<PullAnswer> {
  const { usage, state } = stores;
  const epoch = state.epoch();
  const start = startOf(cursor, epoch, ownersOf(who));
  if (!start.ok) return start;
  const changes: Change[] = [];
  const reached: Place[] = [];
  /** Products of the catalogue that this page holds. */
  const sent = new Set<string>();
  const complete = withProducts(stores, who.householdId, sent);
  let more = false;
  let size = 0;
  for (const place of start.value.places) {
    if (more) {
      reached.push(place);
      continue;
    }
    // Read before the rows: a commit in between is sent again, never left out.
    const last = state.last(place.owner);
    const room = limit - changes.length;
    let seq = place.seq;
    for (const rows of complete(inOrder(sourcesOf(stores, who, place, room + 1), room + 1))) {
      // A page holds at least one row with its product, however small it is.
      size += sizeOf(rows);
      more = changes.length > 0 && (changes.length + rows.length > limit || size > PULL_MAX_CHARS);
      if (more) break;
      for (const row of rows) if (row.scope === 'instance') sent.add(row.id);
      changes.push(...rows);
      seq = rows.at(-1)?.seq ?? seq;
    }
    reached.push({ owner: place.owner, seq: more ? seq : Math.max(place.seq, last) });
  }
  // It has no place in the order of commits, so it comes after all of them; a full page sends it with the next.
  const untouched = more ? null : usage.untouched(who.householdId, who.tier, nowMs);
  if (untouched && changes.length >= limit) more = true;
  else if (untouched) changes.push(untouched);
  return succeed({
    changes,
    count: changes.length,
    cursor: writeCursor(epoch, reached),
    more,
    epoch,
    revoked: start.value.revoked,
    protocol: CLIENT_PROTOCOL,
  });
}

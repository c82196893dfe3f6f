import type { Reads } from '#db/handles.ts';
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

/** Approximate size of one answer's rows, in characters (product P10.9): writing more would block the event loop. */
const PULL_MAX_CHARS = 500_000;

const sizeOf = (rows: readonly Change[]): number => rows.reduce((sum, row) => sum + JSON.stringify(row).length, 0);

/** Rows of one table read at a time: what is read beyond a page is wasted. */
const ROWS_AT_ONCE = 32;

/** Who pulls. */
interface Puller {
  readonly userId: string;
  readonly householdId: string;
  readonly tier: Tier;
}

/** The owners of the rows that a phone holds. Products come first: other rows may refer to them. */
const ownersOf = ({ userId, householdId }: Puller): readonly Owner[] => [
  INSTANCE,
  { kind: 'household', id: householdId },
  { kind: 'person', id: userId },
];

const sameOwner = (one: Owner, other: Owner): boolean => one.kind === other.kind && one.id === other.id;

/** Where a pull continues. `revoked`: the cursor is of a household or group that the person has left. */
interface Start {
  readonly places: readonly Place[];
  readonly revoked: boolean;
}

/** Each owner's place in a cursor; the beginning if there is no cursor, or one of another epoch or household. */
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

/** Every entity that is stored in rows of its own. */
const STORED = ENTITY_NAMES.filter((entity): entity is StoredEntity => entity !== 'usage');

/** Changes in the order of their numbers, in parts. Each call gives those after a number; an empty part is the end. */
type Source = (afterSeq: number) => Promise<readonly Change[]>;

/** A source while it is read: its current part, and the position in that. */
interface Open {
  readonly read: Source;
  part: readonly Change[];
  at: number;
}

/**
 * Merges sources that are each in order into one order, reading little more of each than is taken.
 * @param limit the most changes taken
 */
async function* inOrder(sources: readonly Source[], afterSeq: number, limit: number): AsyncGenerator<Change> {
  const open: Open[] = [];
  for (const read of sources) open.push({ read, part: await read(afterSeq), at: 0 });
  for (let taken = 0; taken < limit; taken += 1) {
    let first: { readonly source: Open; readonly change: Change } | null = null;
    for (const source of open) {
      const change = source.part[source.at];
      if (change && (!first || change.seq < first.change.seq)) first = { source, change };
    }
    if (!first) return;
    const { source, change } = first;
    source.at += 1;
    if (source.at >= source.part.length) {
      source.part = await source.read(change.seq);
      source.at = 0;
    }
    yield change;
  }
}

/** What a pull reads from. */
type PullStores = Pick<OperationStores, 'reader' | 'rows' | 'usage' | 'state' | 'catalogue'>;

// Each store is typed for its own entity; a look-up by name loses that.
const storeOf = ({ rows }: PullStores, entity: StoredEntity) => rows[entity] as EntityStore<StoredEntity>;

/** A source that has already been read in full. */
const once =
  (changes: readonly Change[]): Source =>
  async (afterSeq) =>
    changes.filter(({ seq }) => seq > afterSeq);

/** The catalogue products that rows of a household refer to, changed after a place in the instance's order. */
async function catalogueSince(
  reads: Reads,
  stores: PullStores,
  householdId: string,
  seq: number,
): Promise<readonly Change[]> {
  const ids = new Set<string>();
  for (const entity of STORED) {
    for (const id of (await storeOf(stores, entity).leadsTo?.(reads, householdId)) ?? []) ids.add(id);
  }
  const found = await stores.catalogue.among(reads, householdId, [...ids], seq);
  // A phone that holds nothing yet has nothing to delete.
  return seq === 0 ? found.filter(({ deleted }) => !deleted) : found;
}

/** The changes of one owner after a place, as sources that are each in order. */
async function sourcesOf(reads: Reads, stores: PullStores, who: Puller, { owner, seq }: Place): Promise<Source[]> {
  if (owner.kind === 'instance') {
    // Nothing changed since, so there is no need to find out which products the household refers to.
    if (seq >= (await stores.state.last(reads, owner))) return [];
    return [once(await catalogueSince(reads, stores, who.householdId, seq))];
  }
  const since =
    (entity: StoredEntity): Source =>
    async (afterSeq) => {
      const rows = await storeOf(stores, entity).since(reads, owner.id, afterSeq, ROWS_AT_ONCE);
      return rows.map((row) => changeOf(entity, row, row));
    };
  const sources = STORED.filter((entity) => ENTITIES[entity].scope === owner.kind).map(since);
  if (owner.kind === ENTITIES.usage.scope) {
    const months = await stores.usage.since(reads, who.householdId, who.tier, seq);
    sources.push(once(months.sort((a, b) => a.seq - b.seq)));
  }
  return sources;
}

/** The id of the product that a row refers to; null if it refers to none. */
function productOf({ entity, data }: Change): string | null {
  const field = productFieldOf(entity);
  const id: unknown = field !== undefined && data ? data[field as keyof typeof data] : null;
  return typeof id === 'string' ? id : null;
}

/** Puts the catalogue product that a row refers to before it, once per page. */
async function* withProducts(
  reads: Reads,
  stores: PullStores,
  householdId: string,
  sent: ReadonlySet<string>,
  changes: AsyncIterable<Change>,
): AsyncGenerator<readonly Change[]> {
  for await (const change of changes) {
    const id = productOf(change);
    const product = id === null || sent.has(id) ? [] : await stores.catalogue.among(reads, householdId, [id], 0);
    yield [...product.filter(({ deleted }) => !deleted), change];
  }
}

/**
 * What changed since a cursor, by owner and in commit order: catalogue products that the household's rows refer to, the
 * household's own rows, each preceded by such a product, and the person's rows. All of it as of one moment.
 * @param limit the most changes in one answer
 */
export const pullChanges = (
  stores: PullStores,
  who: Puller,
  cursor: string | undefined,
  nowMs: number,
  limit = PULL_MAX_CHANGES,
): Promise<Result<PullAnswer>> =>
  stores.reader.snapshot((reads) => pullFrom(reads, stores, who, cursor, nowMs, limit), who.userId);

async function pullFrom(
  reads: Reads,
  stores: PullStores,
  who: Puller,
  cursor: string | undefined,
  nowMs: number,
  limit: number,
): Promise<Result<PullAnswer>> {
  const { usage, state } = stores;
  const epoch = await state.epoch(reads);
  const start = startOf(cursor, epoch, ownersOf(who));
  if (!start.ok) return start;
  const changes: Change[] = [];
  const reached: Place[] = [];
  /** The catalogue products in this page. */
  const sent = new Set<string>();
  let more = false;
  let size = 0;
  for (const place of start.value.places) {
    if (more) {
      reached.push(place);
      continue;
    }
    const last = await state.last(reads, place.owner);
    const room = limit - changes.length;
    let seq = place.seq;
    const found = inOrder(await sourcesOf(reads, stores, who, place), seq, room + 1);
    for await (const rows of withProducts(reads, stores, who.householdId, sent, found)) {
      // A page contains at least one row with its product, however low the limit.
      size += sizeOf(rows);
      more = changes.length > 0 && (changes.length + rows.length > limit || size > PULL_MAX_CHARS);
      if (more) break;
      for (const row of rows) if (row.scope === 'instance') sent.add(row.id);
      changes.push(...rows);
      seq = rows.at(-1)?.seq ?? seq;
    }
    reached.push({ owner: place.owner, seq: more ? seq : Math.max(place.seq, last) });
  }
  // It has no place in the commit order, so it comes last; a full page leaves it to the next one.
  const untouched = more ? null : await usage.untouched(reads, who.householdId, who.tier, nowMs);
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

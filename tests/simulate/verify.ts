import { createStores } from '#api/stores.ts';
import { ownerOf } from '#api/sync/actor.ts';
import { quotaMonth, type Tier } from '#domain/plans/plan.ts';
import { ENTITIES } from '#domain/sync/entities.ts';
import type { Change } from '#domain/sync/entity.ts';
import { operationTarget } from '#domain/sync/operation-target.ts';
import { MOST_OPERATIONS } from '#domain/sync/row-bounds.ts';
import { PullAnswer } from '#domain/sync/wire.ts';
import type { OutboxEntry } from '#web/offline/tables/account-db.ts';
import type { Device } from './device.ts';
import { type AppliedOp, truthOf } from './model.ts';
import { pulledRows, type Rows, shownRows } from './rows.ts';
import { idOf, nameOf, type Run } from './run.ts';

/** Something that must never happen. */
export interface Finding {
  readonly kind: 'lost' | 'doubled' | 'diverged' | 'leaked' | 'broken';
  readonly what: string;
}

interface Kept {
  readonly op_id: string;
  readonly status: string;
  readonly seq: number;
  readonly applied_at: number;
  readonly response: string;
}

/** Everything the server sends to this account, from the very beginning. */
async function pullAll(run: Run, userId: string): Promise<Change[]> {
  const device = run.devices.find(({ tabs }) => tabs[0]?.account === userId);
  const changes: Change[] = [];
  let cursor = '';
  for (;;) {
    const answer = await run.servers.carry({
      method: 'GET',
      path: `/api/sync/pull${cursor && `?cursor=${encodeURIComponent(cursor)}`}`,
      headers: { cookie: device?.cookie ?? '' },
      body: null,
      from: '192.0.2.1',
    });
    if (!answer?.ok) {
      const before = run.errors.map((error) => ` after: ${error}`).join('');
      throw new Error(`The last pull was answered with ${answer?.status}: ${await answer?.text()}${before}`);
    }
    const page = PullAnswer.parse(await answer.json());
    changes.push(...page.changes);
    if (!page.more) return changes;
    cursor = page.cursor;
  }
}

/** What is wrong with an operation that was shown as saved, judged by where it is at the end; null if nothing is. */
async function judge(
  entry: OutboxEntry | undefined,
  kept: Kept | undefined,
  discarded: boolean,
  isAtBound: (refused: OutboxEntry) => Promise<boolean>,
): Promise<Finding['kind'] | null> {
  if (kept?.status === 'applied') return entry?.state === 'dead' ? 'broken' : null;
  if (discarded) return null;
  if (!entry) return 'lost';
  switch (entry.state) {
    case 'acked':
      return 'lost';
    case 'held':
      return entry.lastError?.code === 'SCAN_LIMIT_REACHED' ? null : 'lost';
    case 'dead':
      // Refused by the server for good, or with what it depends on. Anything else might have worked another time.
      if (kept || entry.lastError?.code === 'NOT_WITHOUT') return null;
      // A limit is reported and never recorded: it applies until there is room again (product P10.3, P10.4).
      return entry.lastError?.code === 'TOO_LARGE' && (await isAtBound(entry)) ? null : 'lost';
    default:
      return 'lost';
  }
}

const SIZE = /^This is ([\d,]+) kB/;
const KB = 1024;

/**
 * Whether a refusal for lack of room can have been right, by the limits themselves. Either the row was too large, or,
 * on the smallest plan the household has had, the account has made as many changes as are remembered or its owner holds
 * as many rows as allowed, tombstones included.
 */
async function boundOf(
  run: Run,
  userId: string,
  remembered: number,
): Promise<(refused: OutboxEntry) => Promise<boolean>> {
  const { rows, reader } = createStores(await run.servers.database());
  const [home] = await run.servers.ask<{ household_id: string }>(
    'SELECT household_id FROM memberships WHERE user_id = ?',
    userId,
  );
  const householdId = home?.household_id ?? '';
  const tiers = [...(run.tiers.get(nameOf(run, userId)) ?? [])];
  const smallest = (byTier: Readonly<Record<Tier, number>>) => Math.min(...tiers.map((tier) => byTier[tier]));
  return async ({ operation, lastError }) => {
    const entity = operationTarget(operation.type);
    if (entity === 'usage') return false;
    const { bounds } = ENTITIES[entity];
    const kilobytes = SIZE.exec(lastError?.message ?? '')?.[1];
    if (kilobytes !== undefined) return Number(kilobytes) * KB >= bounds.bytes;
    const held = await rows[entity].held(reader, ownerOf(entity, { userId, householdId }).id);
    return held.all >= smallest(bounds.rows) || remembered >= smallest(MOST_OPERATIONS);
  };
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Compares the expected rows with the actual ones. */
function compare(where: string, must: ReadonlyMap<string, unknown>, are: ReadonlyMap<string, unknown>): Finding[] {
  const findings: Finding[] = [];
  for (const id of new Set([...must.keys(), ...are.keys()])) {
    const [one, other] = [must.get(id) ?? null, are.get(id) ?? null];
    if (text(one) === text(other)) continue;
    const [more, less] = [quantityOf(other), quantityOf(one)];
    const kind = other === null || more < less ? 'lost' : 'doubled';
    findings.push({ kind, what: `${where} ${id.slice(-6)}: must be ${text(one)}, is ${text(other)}` });
  }
  return findings;
}

const quantityOf = (row: unknown): number =>
  typeof row === 'object' && row !== null && 'quantity' in row ? Number(row.quantity) : 0;

type Ordered = AppliedOp & { readonly rev: number };

const elementOf = ({ op }: AppliedOp): string => {
  const { kind, value } = op.payload as { kind: string; value: string };
  return `${op.entityId} ${kind} ${value.toLowerCase()}`;
};

/** No removal may take away an allergy that another phone had added and this one had not seen. */
function lostAllergies(applied: readonly Ordered[]): Finding[] {
  const findings: Finding[] = [];
  const standing = new Map<string, Ordered[]>();
  for (const done of applied) {
    const { op } = done;
    if (op.type !== 'member.addElement' && op.type !== 'member.removeElement') continue;
    const element = elementOf(done);
    const additions = standing.get(element) ?? [];
    standing.set(element, op.type === 'member.addElement' ? [...additions, done] : []);
    const { baseRev } = op;
    if (op.type === 'member.addElement' || baseRev === null) continue;
    const unseen = additions.filter(({ op: { device }, rev }) => device !== op.device && rev > baseRev);
    for (const addition of unseen) {
      const what = `${addition.op.opId.slice(-6)} added ${element}, ${op.opId.slice(-6)} took it away unseen`;
      findings.push({ kind: 'lost', what });
    }
  }
  return findings;
}

/** Everything that can be checked about one account on the server. */
async function verifyServer(run: Run, userId: string): Promise<{ findings: Finding[]; rows: Rows }> {
  const { ask } = run.servers;
  const answers = await ask<Kept>(
    'SELECT op_id, status, seq, applied_at, response FROM applied_ops WHERE user_id = ?',
    userId,
  );
  const kept = new Map(answers.map((row) => [row.op_id, row]));
  const who = nameOf(run, userId);
  const findings: Finding[] = [];
  const isAtBound = await boundOf(run, userId, kept.size);
  const entries = new Map<string, OutboxEntry>();
  for (const device of run.devices) {
    if (!(await device.storage.names()).includes(`safeshelf-${userId}`)) continue;
    for (const entry of await device.look(userId, (own) => own.outbox.toArray())) entries.set(entry.opId, entry);
  }
  for (const op of run.ledger.saved.values()) {
    if (op.account !== userId) continue;
    const entry = entries.get(op.opId);
    const kind = await judge(entry, kept.get(op.opId), op.discarded, isAtBound);
    const state = entry ? `${entry.state} ${entry.lastError?.code ?? ''}` : 'gone from the phone';
    const server = kept.get(op.opId)?.status ?? 'unknown to the server';
    if (kind) findings.push({ kind, what: `${who}: ${op.type} ${op.opId.slice(-6)} is ${state}, ${server}` });
  }
  const applied = [...kept.values()]
    .filter((row) => row.status === 'applied')
    .sort((one, other) => one.seq - other.seq)
    .flatMap((row) => {
      const op = run.ledger.find(userId, row.op_id);
      if (!op) findings.push({ kind: 'doubled', what: `${who}: nobody did ${row.op_id.slice(-6)}` });
      const { rows: left } = JSON.parse(row.response) as { rows: { id: string; rev: number }[] };
      const rev = left.find(({ id }) => id === op?.entityId)?.rev ?? 0;
      return op ? [{ op, month: quotaMonth(row.applied_at), rev }] : [];
    });
  findings.push(...lostAllergies(applied));
  const truth = truthOf(applied);
  const changes = await pullAll(run, userId);
  const rows = pulledRows(changes);
  for (const entity of new Set([...truth.rows.keys(), ...rows.keys()])) {
    const must = new Map([...(truth.rows.get(entity) ?? [])].filter(([, row]) => row !== null));
    findings.push(...compare(`${who}: ${entity}`, must, rows.get(entity) ?? new Map()));
  }
  const used = await ask<{ month: string; used: number }>(
    'SELECT month, used FROM usage WHERE household_id = (SELECT household_id FROM memberships WHERE user_id = ?)',
    userId,
  );
  for (const { month, used: is } of used) {
    const must = truth.used.get(month) ?? 0;
    if (is !== must)
      findings.push({
        kind: is < must ? 'lost' : 'doubled',
        what: `${who}: ${is} of ${must} scans counted in ${month}`,
      });
  }
  for (const [month, must] of truth.used) {
    if (!used.some((row) => row.month === month))
      findings.push({ kind: 'lost', what: `${who}: none of ${must} scans counted in ${month}` });
  }
  return { findings, rows };
}

/** Compares a phone with what the server holds for the account that is signed in on it. */
async function verifyPhone(device: Device, userId: string, who: string, rows: Rows): Promise<Finding[]> {
  return await device.look(userId, async (db) => {
    const unsent = await db.outbox.where('state').notEqual('acked').toArray();
    // An operation that is still held is applied on top of its row.
    const open = new Set(unsent.filter(({ state }) => state !== 'dead').map(({ entityId }) => entityId));
    const shown = await shownRows(db);
    const without = (table: ReadonlyMap<string, unknown> | undefined) =>
      new Map([...(table ?? [])].filter(([id]) => !open.has(id)));
    return [...new Set([...rows.keys(), ...shown.keys()])]
      .flatMap((entity) =>
        compare(`${device.name} of ${who}: ${entity}`, without(rows.get(entity)), without(shown.get(entity))),
      )
      .map(({ what }) => ({ kind: 'diverged' as const, what }));
  });
}

/** Everything that is wrong at the end. */
export async function verify(run: Run): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name } of run.plan.accounts) {
    const userId = idOf(run, name);
    const server = await verifyServer(run, userId);
    findings.push(...server.findings);
    for (const device of run.devices) {
      if (device.tabs[0]?.account !== userId) continue;
      findings.push(...(await verifyPhone(device, userId, name, server.rows)));
    }
  }
  for (const error of run.errors) findings.push({ kind: 'broken', what: error });
  for (const line of run.servers.exceptions) findings.push({ kind: 'broken', what: line });
  return findings;
}

import { z } from 'zod';
import type { Reads } from '#db/handles.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { PROBLEM_STATUS, type Problem, type ProblemCode } from '#domain/problem.ts';
import { ENTITY_NAMES } from '#domain/sync/entities.ts';
import type { Change, ChangeOf } from '#domain/sync/entity.ts';
import { type Actor, ownerOf } from './actor.ts';
import { changeOf, type EntityStore, type EntityStores, type StoredEntity } from './entity-store.ts';

/** References to the rows that an operation wrote (product P10.5), without their data, or why it had no effect. */
const KeptAnswer = z.object({
  rows: z.array(z.object({ entity: z.string(), id: z.string(), rev: z.number() })).default([]),
  problem: z
    .object({
      code: z.custom<ProblemCode>((code) => typeof code === 'string' && Object.hasOwn(PROBLEM_STATUS, code)),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      retryAfter: z.number().optional(),
    })
    .nullable()
    .default(null),
});

/** An answer as it is stored for 400 days. */
export const writeAnswer = (changes: readonly Change[], problem: Problem | null): string =>
  JSON.stringify({ rows: changes.map(({ entity, id, rev }) => ({ entity, id, rev })), problem });

const isStored = (name: string): name is StoredEntity =>
  name !== 'usage' && ENTITY_NAMES.some((entity) => entity === name);

/** The stores from which the rows of an answer are read. */
interface AnswerStores {
  readonly rows: EntityStores;
  readonly usage: {
    month(reads: Reads, householdId: string, tier: Tier, month: string): Promise<ChangeOf<'usage'> | null>;
  };
}

type Sender = Actor & { readonly tier: Tier };

/** Who repeats an operation, and the household whose rows it was about. */
export interface RepeatRequest {
  readonly sender: Sender;
  /** Null if it was not about rows of a household. */
  readonly householdId: string | null;
}

/**
 * Repeats a stored answer. Its rows are read again, in their current state and as far as the sender may see them today:
 * none of a household that they have left.
 */
export async function readAnswer(
  reads: Reads,
  stores: AnswerStores,
  { sender, householdId }: RepeatRequest,
  response: string,
): Promise<{ readonly changes: Change[]; readonly problem: Problem | null }> {
  const { rows, problem } = KeptAnswer.parse(JSON.parse(response));
  const left = householdId !== null && householdId !== sender.householdId;
  const changes: Change[] = [];
  for (const { entity, id } of left ? [] : rows) {
    const row = await rowToday(reads, stores, sender, entity, id);
    if (row) changes.push(row);
  }
  // Optional fields are left out, never undefined.
  return { changes, problem: problem as Problem | null };
}

async function rowToday(
  reads: Reads,
  { rows, usage }: AnswerStores,
  sender: Sender,
  entity: string,
  id: string,
): Promise<Change | null> {
  if (entity === 'usage') return usage.month(reads, sender.householdId, sender.tier, id);
  if (!isStored(entity)) return null;
  // Each store is typed for its own entity; a look-up by name loses that.
  const row = await (rows[entity] as EntityStore<StoredEntity>).load(reads, ownerOf(entity, sender).id, id);
  return row && changeOf(entity, row, row);
}

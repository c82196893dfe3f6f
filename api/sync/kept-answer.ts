import { z } from 'zod';
import type { Reads } from '#db/handles.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { PROBLEM_STATUS, type Problem, type ProblemCode } from '#domain/problem.ts';
import { ENTITY_NAMES } from '#domain/sync/entities.ts';
import type { Change, ChangeOf } from '#domain/sync/entity.ts';
import { type Actor, ownerOf } from './actor.ts';
import { changeOf, type EntityStore, type EntityStores, type StoredEntity } from './entity-store.ts';

/** Which rows an operation left (product P10.5), and why it did not take effect where it did not: no row itself, and no word of one. */
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

/** An answer as it is kept for 400 days. */
export const writeAnswer = (changes: readonly Change[], problem: Problem | null): string =>
  JSON.stringify({ rows: changes.map(({ entity, id, rev }) => ({ entity, id, rev })), problem });

const isStored = (name: string): name is StoredEntity =>
  name !== 'usage' && ENTITY_NAMES.some((entity) => entity === name);

/** What the rows of an answer are read from. */
interface AnswerStores {
  readonly rows: EntityStores;
  readonly usage: {
    month(reads: Reads, householdId: string, tier: Tier, month: string): Promise<ChangeOf<'usage'> | null>;
  };
}

type Sender = Actor & { readonly tier: Tier };

/** Who asks again, and the household whose rows the operation was about. */
export interface Asking {
  readonly sender: Sender;
  /** Null where it was about no household's. */
  readonly householdId: string | null;
}

/**
 * An answer given once more. Its rows are read anew, as they stand and as far as whoever asks may see them today: of a
 * household that they have left there are none.
 */
export async function readAnswer(
  reads: Reads,
  stores: AnswerStores,
  { sender, householdId }: Asking,
  response: string,
): Promise<{ readonly changes: Change[]; readonly problem: Problem | null }> {
  const { rows, problem } = KeptAnswer.parse(JSON.parse(response));
  const left = householdId !== null && householdId !== sender.householdId;
  const changes: Change[] = [];
  for (const { entity, id } of left ? [] : rows) {
    const row = await rowToday(reads, stores, sender, entity, id);
    if (row) changes.push(row);
  }
  // What is optional is left out, never undefined.
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
  // Each store speaks of its own entity; a look-up by name loses that.
  const row = await (rows[entity] as EntityStore<StoredEntity>).load(reads, ownerOf(entity, sender).id, id);
  return row && changeOf(entity, row, row);
}

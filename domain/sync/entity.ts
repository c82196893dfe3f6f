import { z } from 'zod';
import { ENTITY_NAMES, type EntityData, type EntityName, SCHEMAS } from './entities.ts';

/**
 * One row in its state on the server. `data` is null for a tombstone. For `usage` the id is the month. `seq` is its
 * position in the commit order of its owner. `scope` is set if the owner is not the entity's usual one: for a product
 * of the instance's catalogue.
 */
export type ChangeOf<N extends EntityName> = {
  readonly [E in N]: {
    entity: E;
    id: string;
    rev: number;
    seq: number;
    deleted: boolean;
    data: EntityData<E> | null;
    scope?: 'instance' | undefined;
  };
}[N];
export type Change = ChangeOf<EntityName>;

/** Fields of every row, created once: on a phone, building a schema takes longer than parsing with it. */
const common = {
  id: z.string(),
  rev: z.number().int(),
  seq: z.number().int(),
  deleted: z.boolean(),
  scope: z.literal('instance').optional(),
};

const change = (entity: EntityName) => {
  const { id, rev, seq, deleted, scope } = common;
  return z.object({
    entity: z.literal(entity),
    id,
    rev,
    seq,
    deleted,
    data: SCHEMAS[entity].data.nullable(),
    scope,
  });
};

const [first, ...others] = ENTITY_NAMES.map(change);
if (!first) throw new Error('There is no entity.');

/** A row in transit between server and phone. Unknown fields are dropped, as in stored rows and answers. */
// Built from the table, in which names and schemas correspond; a mapped list loses that, hence the cast.
export const Change = z.discriminatedUnion('entity', [first, ...others]) as unknown as z.ZodType<Change>;

import { z } from 'zod';
import { ENTITY_NAMES, type EntityData, type EntityName, SCHEMAS } from './entities.ts';

/**
 * One row in the state the server gave it. `data` is null for a tombstone. `usage` has the month as its id. `seq` is its
 * place in the order of its owner; `scope` says whose that is where it is not the owner that the entity has: a product of
 * the instance's catalogue.
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

/** What every row has: made once, since making a schema takes a phone longer than reading by it. */
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

/** What travels between server and phone. Stored rows and answers drop unknown keys. */
// Built from the table, whose names and schemas belong together; a list loses which goes with which.
export const Change = z.discriminatedUnion('entity', [first, ...others]) as unknown as z.ZodType<Change>;

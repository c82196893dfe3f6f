import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { tokenHash } from '../token-hash.ts';

type Of = { readonly userId: string };

const FIND = statement((q, { userId }: Of) =>
  q
    .selectFrom('second_steps')
    .select(['secret', 'begun_at', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId),
);
const BEGIN = statement((q, { userId, secret, at }: Of & { readonly secret: Buffer; readonly at: number }) =>
  q
    .insertInto('second_steps')
    .values({ user_id: userId, secret, begun_at: at, last_step: 0 })
    .onConflict((on) =>
      on
        .column('user_id')
        .doUpdateSet({ secret, begun_at: at, last_step: 0 })
        .where('second_steps.confirmed_at', 'is', null),
    ),
);
const CONFIRM = statement((q, { userId, at }: Of & { readonly at: number }) =>
  q.updateTable('second_steps').set({ confirmed_at: at }).where('user_id', '=', userId),
);
const USE_STEP = statement((q, { userId, step }: Of & { readonly step: number }) =>
  q.updateTable('second_steps').set({ last_step: step }).where('user_id', '=', userId).where('last_step', '<', step),
);
const REMOVE = statement((q, { userId }: Of) => q.deleteFrom('second_steps').where('user_id', '=', userId));
const COUNT_CODES = statement((q, { userId }: Of) =>
  q
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null),
);
const ADD_CODE = statement((q, { userId, hash }: Of & { readonly hash: Buffer }) =>
  q.insertInto('recovery_codes').values({ user_id: userId, code_hash: hash }),
);
const USE_CODE = statement((q, { userId, hash, at }: Of & { readonly hash: Buffer; readonly at: number }) =>
  q
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null),
);
const REMOVE_CODES = statement((q, { userId }: Of) => q.deleteFrom('recovery_codes').where('user_id', '=', userId));

/** The secret of a person's app, and whether it is confirmed. */
export interface StoredStep {
  readonly secret: Buffer;
  readonly begunAt: number;
  readonly on: boolean;
}

/**
 * People's second steps, in tables of their own. Secrets are stored unencrypted: a key for them would be next to the
 * database and in the same hands, and losing it would lock everybody out.
 */
export const secondStepStore = {
  async find(reads: Reads, userId: string): Promise<StoredStep | null> {
    const row = await reads.first(FIND, { userId });
    return row ? { secret: row.secret, begunAt: row.begun_at, on: row.confirmed_at !== null } : null;
  },
  codesLeft: async (reads: Reads, userId: string): Promise<number> =>
    (await reads.first(COUNT_CODES, { userId }))?.left ?? 0,
  /** Replaces an unconfirmed secret. @returns false if it was confirmed */
  begin: async (tx: Tx, userId: string, secret: Buffer, nowMs: number): Promise<boolean> =>
    (await tx.run(BEGIN, { userId, secret, at: nowMs })) > 0,
  confirm: async (tx: Tx, userId: string, nowMs: number): Promise<void> =>
    void (await tx.run(CONFIRM, { userId, at: nowMs })),
  /** Uses up a step and all before it. Of two concurrent uses, one gets false. */
  takeStep: async (tx: Tx, userId: string, step: number): Promise<boolean> =>
    (await tx.run(USE_STEP, { userId, step })) > 0,
  /** Uses up a recovery code. @returns false if it is wrong or already used */
  takeCode: async (tx: Tx, userId: string, code: string, nowMs: number): Promise<boolean> =>
    (await tx.run(USE_CODE, { userId, hash: tokenHash(code), at: nowMs })) > 0,
  /** Replaces all recovery codes. */
  async setCodes(tx: Tx, userId: string, codes: readonly string[]): Promise<void> {
    await tx.run(REMOVE_CODES, { userId });
    for (const code of codes) await tx.run(ADD_CODE, { userId, hash: tokenHash(code) });
  },
  async remove(tx: Tx, userId: string): Promise<void> {
    await tx.run(REMOVE_CODES, { userId });
    await tx.run(REMOVE, { userId });
  },
};

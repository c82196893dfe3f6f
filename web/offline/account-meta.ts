import { z } from 'zod';
import { User } from '#domain/contract/account.ts';
import type { AccountDb } from './account-db.ts';
import './zod-without-eval.ts';

/** Why nothing is sent for a while. `hard` is the server's own wish (Retry-After, overload) and is always kept. */
export const Pause = z.object({ until: z.number(), attempts: z.number().int(), hard: z.boolean() });
export type Pause = z.infer<typeof Pause>;

/** What an account keeps besides its rows. Read back through its schema, like everything that was stored. */
const META = {
  /** The signed-in person, for a cold start without signal. */
  user: User,
  /** When the server last confirmed the person. */
  checkedAt: z.number(),
  /** The session ended: the queue waits for the person. */
  needsSignIn: z.boolean(),
  /** The server wants a newer page. */
  outdated: z.boolean(),
  schema: z.number().int(),
  cursor: z.string(),
  epoch: z.string(),
  /** A pull from the very beginning is under way; what it does not bring is gone. */
  fullPull: z.boolean(),
  /** When the last pull ended: the age of what is shown. */
  pulledAt: z.number(),
  pause: Pause,
  /** Operations per push, halved after a timeout or a push refused as a whole. */
  pushLimit: z.number().int().min(1),
} as const;

type MetaKey = keyof typeof META;
type MetaValue<K extends MetaKey> = z.infer<(typeof META)[K]>;

/** One value; undefined where it was never written or no longer fits its schema. */
export async function readMeta<K extends MetaKey>(db: AccountDb, key: K): Promise<MetaValue<K> | undefined> {
  const entry = await db.meta.get(key);
  if (!entry) return undefined;
  const parsed = META[key].safeParse(entry.value);
  return parsed.success ? (parsed.data as MetaValue<K>) : undefined;
}

/** Writes one value; `undefined` forgets it. */
export async function writeMeta<K extends MetaKey>(db: AccountDb, key: K, value: MetaValue<K> | undefined) {
  if (value === undefined) await db.meta.delete(key);
  else await db.meta.put({ key, value });
}

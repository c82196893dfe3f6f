import { randomUUID } from 'node:crypto';
import type { OperationType } from '#domain/sync/operation.ts';
import { OpResult } from '#domain/sync/wire.ts';
import { type ApiSession, signUpByApi } from '#tests/support/api-session.ts';

/** A signed-in account that can push operations. */
export interface Account extends ApiSession {
  readonly url: string;
  readonly email: string;
  readonly userId: string;
  readonly householdId: string;
  readonly deviceId: string;
  op(type: OperationType, payload: unknown, over?: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** @returns the answer, unread */
  push(ops: readonly unknown[]): Promise<Response>;
  /** Pushes and reads the result of each operation. @throws if the push is refused */
  done(ops: readonly unknown[]): Promise<OpResult[]>;
}

/**
 * Registers an account.
 * @param from address that its calls appear to come from, as a trusted proxy reports it; absent for this machine's
 */
export async function openAccount(url: string, name: string, from?: string): Promise<Account> {
  const signedUp = await signUpByApi(url, name);
  const place: Readonly<Record<string, string>> = from === undefined ? {} : { 'x-forwarded-for': from };
  const headers = { ...signedUp.headers, ...place };
  const session: ApiSession = {
    ...signedUp,
    headers,
    get: (path) => fetch(url + path, { headers: { cookie: signedUp.cookie, ...place } }),
    post: (path, body) => fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
  const user = (await (await session.get('/api/user')).json()) as { id: string; householdId: string };
  const deviceId = randomUUID();
  const push = (ops: readonly unknown[]) => session.post('/api/sync/push', { deviceId, ops });
  return {
    ...session,
    url,
    email: `${name}@example.org`,
    userId: user.id,
    householdId: user.householdId,
    deviceId,
    op: (type, payload, over = {}) => ({
      opId: randomUUID(),
      userId: user.id,
      type,
      v: 1,
      entityId: randomUUID(),
      payload,
      baseRev: null,
      createdAt: Date.now(),
      ...over,
    }),
    push,
    done: async (ops) => {
      const answer = await push(ops);
      if (!answer.ok) throw new Error(`A push was answered ${answer.status}: ${await answer.text()}`);
      return OpResult.array().parse(((await answer.json()) as { results: unknown }).results);
    },
  };
}

import type { Call } from '#domain/contract/call.ts';
import type { Result } from '#domain/problem.ts';
import { createRemote } from '#web/offline/transport/remote.ts';
import { type AnswerOf, type CallInput, resultOf } from '#web/offline/transport/reply.ts';
import { SILENT } from '#web/offline/transport/request.ts';
import { systemClock } from '#web/offline/transport/system-ports.ts';

/** Where the bearer lies: it goes with the tab. */
const KEY = 'adminToken';

export const adminToken = (): string | null => sessionStorage.getItem(KEY);

export function keepAdminToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, token);
}

/** Makes a call of whoever looks after the server, with their bearer. Nothing of it is kept on this device. */
export type AdminAsk = <C extends Call>(call: C, input?: CallInput<C>) => Promise<Result<AnswerOf<C>>>;

const remote = createRemote({
  send: (path, init) => {
    const headers = new Headers(init.headers);
    const token = adminToken();
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    return fetch(path, { ...init, headers });
  },
  clock: systemClock,
  listener: SILENT,
});

export const askAsAdmin: AdminAsk = async (call, input) => resultOf(await remote.call(call, input));

import { type Call, UNATTENDED_HEADER } from '#domain/contract/call.ts';
import type { Result } from '#domain/problem.ts';
import { createRemote } from '#web/offline/transport/remote.ts';
import { type AnswerOf, type CallInput, resultOf } from '#web/offline/transport/reply.ts';
import { SILENT } from '#web/offline/transport/request.ts';
import { systemClock } from '#web/offline/transport/system-ports.ts';
import { type DownloadTarget, receiveFile } from './receive-file.ts';

/** Session storage key of the bearer token, which is gone with the tab. */
const KEY = 'adminToken';

export const adminToken = (): string | null => sessionStorage.getItem(KEY);

export function keepAdminToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, token);
}

/** Input of an administrator's call, and where to save the file if it answers with one. */
export type AdminInput<C extends Call> = CallInput<C> & {
  readonly receiving?: DownloadTarget;
  /** Made by the page and not by the person, so it does not keep the session alive, which ends when unused. */
  readonly unattended?: boolean;
};

/** Makes a call with the administrator's bearer token. Nothing of it is stored on this device. */
export type AdminAsk = <C extends Call>(call: C, input?: AdminInput<C>) => Promise<Result<AnswerOf<C>>>;

/** Headers with this tab's bearer token. */
export function withBearer(given?: HeadersInit): Headers {
  const headers = new Headers(given);
  const token = adminToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

const remoteWith = (receiving?: DownloadTarget, unattended = false) =>
  createRemote({
    send: async (path, init) => {
      const headers = withBearer(init.headers);
      if (unattended) headers.set(UNATTENDED_HEADER, '1');
      const response = await fetch(path, { ...init, headers });
      return receiving ? receiveFile(response, receiving, init.signal ?? null) : response;
    },
    clock: systemClock,
    listener: SILENT,
  });
const remote = remoteWith();
const quietRemote = remoteWith(undefined, true);

export const askAsAdmin: AdminAsk = async (call, input) => {
  const { receiving, unattended, ...sent } = input ?? {};
  const through = receiving ? remoteWith(receiving) : unattended ? quietRemote : remote;
  return resultOf(await through.call(call, sent as typeof input));
};

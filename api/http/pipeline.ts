import type { IncomingMessage } from 'node:http';
import { browserName } from '#domain/accounts/browser-name.ts';
import { type Call, IDEMPOTENCY_HEADER, IdempotencyKey, takesKey, UNATTENDED_HEADER } from '#domain/contract/call.ts';
import { checkEntitlement } from '#domain/plans/entitlements.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { CLIENT_HEADER, OLDEST_CLIENT_PROTOCOL } from '#domain/sync/protocol.ts';
import type { Log } from '../log.ts';
import { readBody } from './call-body.ts';
import { authenticate, type Caller, type CallerSources, readBearer, sessionOf } from './caller.ts';
import { checkOrigin, isUnsafe } from './csrf.ts';
import type { Answer, CallRequest, Handler } from './handler.ts';
import type { KeyedCalls } from './keyed-calls.ts';
import { readKnownBrowser } from './known-browser-cookie.ts';
import type { LoopWatch } from './loop-watch.ts';
import { LIMITS, type RateLimiter } from './rate-limit.ts';
import { carriesSessionCookie, readSessionCookie } from './session-cookie.ts';
import type { WorkBudget } from './work-budget.ts';

/** Free space on the disk, as far as calls depend on it. */
export interface DiskRoom {
  checkFileRoom(nowMs: number): Result<void>;
  checkRoom(nowMs: number): Result<void>;
  /** Reports that a write found the disk full. */
  filledUp(nowMs: number): void;
}

/** Called as each call ends. @param ms from its arrival to its answer */
export type CallEnded = (call: Pick<Call, 'method' | 'path'>, status: number, ms: number) => void;

/** What every call passes through, whatever it does. */
export interface Pipeline extends CallerSources {
  readonly disk: DiskRoom;
  readonly limiter: RateLimiter;
  readonly work: WorkBudget;
  readonly keyed: Pick<KeyedCalls, 'once'>;
  readonly log: Log;
  readonly publicUrl: string | null;
  readonly clientAddress: (peer: string | undefined, forwarded: string | undefined) => string;
  readonly clock: () => number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly watch: LoopWatch;
  /** Called as each call ends; null if nothing is measured. */
  readonly ended: CallEnded | null;
  /** Called when the database can no longer be trusted; must end the process. */
  readonly fatal: (error: unknown) => void;
}

/** What the checks need of a request. */
export interface Arrival {
  readonly incoming: IncomingMessage;
  readonly cookie: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly client: string;
  readonly requestId: string;
  readonly nowMs: number;
}

export const header = (incoming: IncomingMessage, name: string): string | undefined => {
  const value = incoming.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
};

/** Reads the idempotency key: a UUID, or nothing. */
function idempotencyKey(incoming: IncomingMessage): Result<string | null> {
  const text = header(incoming, IDEMPOTENCY_HEADER);
  if (text === undefined) return succeed(null);
  const parsed = IdempotencyKey.safeParse(text);
  return parsed.success ? succeed(parsed.data) : fail('BAD_REQUEST', 'The Idempotency-Key must be a UUID.');
}

/**
 * Whether the calling page's protocol is still supported. A page that is too old keeps its data and is offered an
 * update.
 */
function checkClient(call: Call, incoming: IncomingMessage): Result<void> {
  const said = call.pagesOnly ? header(incoming, CLIENT_HEADER) : undefined;
  if (said === undefined || (/^\d{1,9}$/.test(said) && Number(said) >= OLDEST_CLIENT_PROTOCOL))
    return succeed(undefined);
  return fail('CLIENT_TOO_OLD', 'This app is too old for the server. Update it to continue; nothing is lost.');
}

const unconfirmed = () =>
  fail('EMAIL_UNCONFIRMED', 'Please confirm your e-mail address first: open the link that was sent to you.');

/** The result of a call, and its caller. */
export interface Ended {
  readonly result: Result<Answer>;
  /** Null if the call ended before the caller was known. */
  readonly caller: Caller | null;
}

/** Runs all checks of a call in order, then the handler. */
export async function perform(
  call: Call,
  handler: Handler<Call>,
  arrival: Arrival,
  pipeline: Pipeline,
): Promise<Ended> {
  const { incoming, nowMs, requestId, client } = arrival;
  const limit = LIMITS[call.limit];
  const stop = (result: Result<never>, caller: Caller | null = null) => ({ result, caller });
  const takeLimit = async (caller: Caller): Promise<Result<void>> => {
    const byAddress = await pipeline.limiter.take(call.limit, client, nowMs);
    const session = sessionOf(caller);
    if (!byAddress.ok || !session) return byAddress;
    if (caller.kind === 'token') {
      const byToken = pipeline.limiter.takeOf(caller.tokenId, caller.perMinute, nowMs);
      if (!byToken.ok) return byToken;
    }
    const byAccount = await pipeline.limiter.take(call.limit, session.user.id, nowMs);
    return byAccount.ok ? pipeline.work.check(session.user.id) : byAccount;
  };

  if (isUnsafe(call.method)) {
    const origin = checkOrigin(incoming, pipeline.publicUrl, carriesSessionCookie(arrival.cookie));
    if (!origin.ok) return stop(origin);
  }
  const sessionId = readSessionCookie(arrival.cookie);
  const bearer = readBearer(incoming.headers.authorization);
  const unattended = call.events === true || header(incoming, UNATTENDED_HEADER) !== undefined;
  const authenticated = await authenticate(call, { sessionId, bearer, unattended }, pipeline, nowMs);
  if (!authenticated.ok) {
    const byAddress = await pipeline.limiter.take(call.limit, client, nowMs);
    return stop(byAddress.ok ? authenticated : byAddress);
  }
  const caller = authenticated.value;
  if (!limit.validOnly) {
    const taken = await takeLimit(caller);
    if (!taken.ok) return stop(taken, caller);
  }
  if (sessionOf(caller)?.user.mustConfirmEmail && !call.beforeConfirming) return stop(unconfirmed(), caller);
  const tier = sessionOf(caller)?.tier;
  // If the plan no longer includes the API, tokens are refused but kept (product P18.2).
  for (const needed of [caller.kind === 'token' && 'apiAccess', call.entitlement] as const) {
    const entitled = needed && tier !== undefined ? checkEntitlement(tier, needed) : null;
    if (entitled && !entitled.ok) return stop(entitled, caller);
  }
  if (isUnsafe(call.method)) {
    const forFile = call.upload !== undefined || call.picture === true || call.leavesFile === true;
    const room = forFile ? pipeline.disk.checkFileRoom(nowMs) : pipeline.disk.checkRoom(nowMs);
    if (!room.ok && !call.goesOnWhenFull) return stop(room, caller);
  }
  const spoken = checkClient(call, incoming);
  if (!spoken.ok) return stop(spoken, caller);
  const key = idempotencyKey(incoming);
  if (!key.ok) return stop(key, caller);

  const body = await readBody(call, incoming);
  if (!body.ok) return stop(body, caller);
  let query: unknown;
  if (call.query) {
    const parsed = call.query.safeParse(arrival.query);
    if (!parsed.success) return stop(fail('BAD_REQUEST', 'A parameter in the address is not valid.'), caller);
    query = parsed.data;
  }
  if (limit.validOnly) {
    const taken = await takeLimit(caller);
    if (!taken.ok) return stop(taken, caller);
  }
  const userId = sessionOf(caller)?.user.id;
  // The table ties the schemas of each entry to its handler. Here the types only know "some call".
  const request = {
    body: body.value,
    query,
    params: arrival.params,
    caller,
    session: sessionOf(caller),
    idempotencyKey: key.value,
    cookies: {
      session: sessionId,
      // Read lazily: only the few calls that begin a session need them.
      get browser() {
        return readKnownBrowser(arrival.cookie);
      },
      get name() {
        return browserName(header(incoming, 'user-agent') ?? null);
      },
    },
    client,
    requestId,
    nowMs,
  } as CallRequest<Call>;
  if (userId === undefined) return { result: await handler(request), caller };
  const carryOut = async (): Promise<Result<Answer>> => {
    if (call.perDay !== undefined) {
      const taken = await pipeline.limiter.takeOfDay(`${call.method} ${call.path}`, userId, call.perDay, nowMs);
      if (!taken.ok) return taken;
    }
    return pipeline.work.measureTurn(userId, () => handler(request));
  };
  if (key.value === null || !takesKey(call) || call.repeats === 'operation') {
    return { result: await carryOut(), caller };
  }
  const asked = { userId, key: key.value, call, params: arrival.params, query, body: body.value, nowMs };
  return { result: await pipeline.keyed.once(asked, carryOut), caller };
}

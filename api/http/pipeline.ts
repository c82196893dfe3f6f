import type { IncomingMessage } from 'node:http';
import { type Call, IDEMPOTENCY_HEADER, IdempotencyKey } from '#domain/contract/calls.ts';
import { fieldMessage } from '#domain/contract/field-message.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { CLIENT_HEADER, OLDEST_CLIENT_PROTOCOL } from '#domain/sync/protocol.ts';
import { carriesSessionCookie, readSessionCookie } from '../accounts/session-cookie.ts';
import type { Found, Sessions } from '../accounts/sessions.ts';
import type { Disk } from '../health/disk.ts';
import type { Log } from '../log.ts';
import { invalidInput } from '../problems.ts';
import { checkOrigin, isUnsafe } from './csrf.ts';
import type { Answer, CallRequest, Handler } from './handler.ts';
import { checkMediaType, DEFAULT_MAX_BYTES, hasBody, readJson } from './json-body.ts';
import { LIMITS, type RateLimiter } from './rate-limit.ts';
import { MAX_PICTURE_BYTES, readPicture, readUpload } from './upload-body.ts';

/** What every call passes through, whatever it does. */
export interface Pipeline {
  readonly sessions: Sessions;
  readonly disk: Disk;
  readonly limiter: RateLimiter;
  readonly log: Log;
  readonly publicUrl: string | null;
  readonly clientAddress: (peer: string | undefined, forwarded: string | undefined) => string;
  readonly clock: () => number;
  /** Called when the database can no longer be trusted; must end the process. */
  readonly fatal: (error: unknown) => void;
}

/** What the checks look at of one request. */
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

/** Whether the page that calls still speaks what this server speaks. It keeps what it has, and is offered the update. */
function checkClient(call: Call, incoming: IncomingMessage): Result<void> {
  const said = call.pagesOnly ? header(incoming, CLIENT_HEADER) : undefined;
  if (said === undefined || (/^\d{1,9}$/.test(said) && Number(said) >= OLDEST_CLIENT_PROTOCOL))
    return succeed(undefined);
  return fail('CLIENT_TOO_OLD', 'This app is too old for the server. Update it to go on; nothing is lost.');
}

/** Who calls, as far as the call demands it. */
function authenticate(call: Call, arrival: Arrival, { sessions }: Pipeline): Result<Found | null> {
  if (call.access === 'public') return succeed(null);
  const token = readSessionCookie(arrival.cookie);
  const found = token === null ? null : sessions.find(token, arrival.nowMs);
  if (!found) return fail('UNAUTHENTICATED', 'You need to be logged in. Please sign in to continue.');
  // No administrator signs in through the session cookie.
  if (call.access === 'admin') return fail('FORBIDDEN', 'This is for administrators only.');
  return succeed(found);
}

/** How a call ended, and for whom. */
export interface Ended {
  readonly result: Result<Answer>;
  readonly found: Found | null;
}

/** All checks of one call in their order, then the handler. */
export async function perform(
  call: Call,
  handler: Handler<Call>,
  arrival: Arrival,
  pipeline: Pipeline,
): Promise<Ended> {
  const { incoming, nowMs, requestId, client } = arrival;
  const limit = LIMITS[call.limit];
  const stop = (result: Result<never>, found: Found | null = null) => ({ result, found });
  const takeLimit = (found: Found | null): Result<void> => {
    const byAddress = pipeline.limiter.take(call.limit, client, nowMs);
    if (!byAddress.ok || !found) return byAddress;
    return pipeline.limiter.take(call.limit, found.session.user.id, nowMs);
  };

  if (isUnsafe(call.method)) {
    const origin = checkOrigin(incoming, pipeline.publicUrl, carriesSessionCookie(arrival.cookie));
    if (!origin.ok) return stop(origin);
  }
  const authenticated = authenticate(call, arrival, pipeline);
  if (!authenticated.ok) {
    const byAddress = pipeline.limiter.take(call.limit, client, nowMs);
    return stop(byAddress.ok ? authenticated : byAddress);
  }
  const found = authenticated.value;
  if (!limit.validOnly) {
    const taken = takeLimit(found);
    if (!taken.ok) return stop(taken, found);
  }
  if (isUnsafe(call.method)) {
    const forFile = call.upload !== undefined || call.picture === true || call.leavesFile === true;
    const room = forFile ? pipeline.disk.checkFileRoom(nowMs) : pipeline.disk.checkRoom(nowMs);
    if (!room.ok && !call.goesOnWhenFull) return stop(room, found);
  }
  const spoken = checkClient(call, incoming);
  if (!spoken.ok) return stop(spoken, found);
  const key = idempotencyKey(incoming);
  if (!key.ok) return stop(key, found);

  let body: unknown;
  if (call.body) {
    const read = await readJson(incoming, call.maxBytes ?? DEFAULT_MAX_BYTES);
    if (!read.ok) return stop(read, found);
    const parsed = call.body.safeParse(read.value, { error: fieldMessage });
    if (!parsed.success) return stop({ ok: false, problem: invalidInput(parsed.error) }, found);
    body = parsed.data;
  } else if (call.upload) {
    const read = await readUpload(incoming, call.maxBytes ?? MAX_PICTURE_BYTES);
    if (!read.ok) return stop(read, found);
    const parsed = call.upload.safeParse(read.value.fields, { error: fieldMessage });
    if (!parsed.success) return stop({ ok: false, problem: invalidInput(parsed.error) }, found);
    body = { ...parsed.data, image: read.value.image };
  } else if (call.picture) {
    const read = await readPicture(incoming, call.maxBytes ?? MAX_PICTURE_BYTES);
    if (!read.ok) return stop(read, found);
    body = read.value;
  } else if (isUnsafe(call.method) && hasBody(incoming)) {
    const type = checkMediaType(incoming);
    if (!type.ok) return stop(type, found);
  }
  let query: unknown;
  if (call.query) {
    const parsed = call.query.safeParse(arrival.query);
    if (!parsed.success) return stop(fail('BAD_REQUEST', 'A parameter of the address is not valid.'), found);
    query = parsed.data;
  }
  if (limit.validOnly) {
    const taken = takeLimit(found);
    if (!taken.ok) return stop(taken, found);
  }
  // The table gives each entry its schemas and its handler together; here they are only known as "some call".
  const request = {
    body,
    query,
    params: arrival.params,
    session: found?.session ?? null,
    idempotencyKey: key.value,
    token: readSessionCookie(arrival.cookie),
    client,
    requestId,
    nowMs,
  } as CallRequest<Call>;
  return { result: await handler(request), found };
}

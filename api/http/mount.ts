import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Call } from '#domain/contract/call.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { isFatal, isFull, problemOf } from '../problems.ts';
import { ACCEPTED_CALLERS, sessionOf } from './caller.ts';
import { addressGroup } from './client-address.ts';
import type { Handler } from './handler.ts';
import { type Arrival, header, type Pipeline, perform } from './pipeline.ts';
import { LIMITS } from './rate-limit.ts';
import { problemResponse, respond, wrongMethod } from './respond.ts';

/** A Hono app on the Node server: handlers see the raw request. */
export type App = Hono<{ Bindings: HttpBindings }>;

const ACCESS: ReadonlySet<string> = new Set(Object.keys(ACCEPTED_CALLERS));

/** Checks that the table and its handlers match. A mismatch is a programming error, found at start. */
function checkTable(calls: Readonly<Record<string, Call>>, handlers: Readonly<Record<string, unknown>>): void {
  for (const [name, call] of Object.entries(calls)) {
    if (!ACCESS.has(call.access)) throw new Error(`The call ${name} declares no access.`);
    if (!LIMITS[call.limit]) throw new Error(`The call ${name} declares no rate limit.`);
    if (typeof handlers[name] !== 'function') throw new Error(`The call ${name} has no handler.`);
  }
  for (const name of Object.keys(handlers)) {
    if (!Object.hasOwn(calls, name)) throw new Error(`The handler ${name} does not belong to any declared call.`);
  }
}

const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** The calls by path. Fixed paths come first, so that `/products/create-manual` is never taken for a product. */
function byPath(calls: Readonly<Record<string, Call>>): Array<readonly [path: string, calls: Array<[string, Call]>]> {
  const paths = new Map<string, Array<[string, Call]>>();
  for (const [name, call] of Object.entries(calls)) {
    const known = paths.get(call.path);
    if (known) known.push([name, call]);
    else paths.set(call.path, [[name, call]]);
  }
  return [...paths].sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')));
}

/** The methods that a path accepts; HEAD comes with GET, OPTIONS with everything. */
const methodsOf = (calls: ReadonlyArray<readonly [string, Call]>): string =>
  calls
    .flatMap(([, { method }]) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .concat('OPTIONS')
    .join(', ');

/**
 * Replaces NUL by U+FFFD, like any other broken character. Stored texts never contain it, and PostgreSQL rejects it.
 */
const withoutNul = (values: Record<string, string>): Record<string, string> =>
  Object.values(values).some((value) => value.includes('\0'))
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll('\0', '\uFFFD')]))
    : values;

/** The request in the form that the checks need. */
function arrive(context: Context<{ Bindings: HttpBindings }>, pipeline: Pipeline): Arrival {
  const { incoming } = context.env;
  const forwarded = header(incoming, 'x-forwarded-for');
  return {
    incoming,
    cookie: incoming.headers.cookie,
    params: withoutNul(context.req.param() as Record<string, string>),
    query: withoutNul(context.req.query()),
    client: addressGroup(pipeline.clientAddress(incoming.socket.remoteAddress, forwarded)),
    requestId: randomUUID(),
    nowMs: pipeline.clock(),
  };
}

/** Refusals that an operator may want to count. */
const SECURITY_EVENTS: ReadonlySet<ProblemCode> = new Set([
  'RATE_LIMITED',
  'CSRF',
  'FORBIDDEN',
  'WRONG_CREDENTIALS',
  'OP_ID_REUSED',
]);

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Carries out one call, catches everything, and writes the log line. */
async function answerCall(call: Call, handler: Handler<Call>, arrival: Arrival, pipeline: Pipeline): Promise<Response> {
  const { nowMs, requestId } = arrival;
  let response: Response;
  let user: string | undefined;
  let problem: ProblemCode | undefined;
  const began = pipeline.now();
  const leave = pipeline.watch.enter(`${call.method} ${call.path}`);
  try {
    const { result, caller } = await perform(call, handler, arrival, pipeline);
    user = caller ? sessionOf(caller)?.user.id : undefined;
    problem = result.ok ? undefined : result.problem.code;
    if (problem !== undefined && SECURITY_EVENTS.has(problem)) {
      pipeline.log.warn('security', { requestId, user, route: call.path, kind: problem });
    }
    response = respond(result, caller, requestId, call.access, header(arrival.incoming, 'accept-encoding'));
  } catch (error) {
    pipeline.log.error('exception', { requestId, route: call.path, detail: describe(error) });
    if (isFatal(error)) pipeline.fatal(error);
    if (isFull(error)) pipeline.disk.filledUp(nowMs);
    const said = problemOf(error);
    problem = said.code;
    response = problemResponse(said, requestId, {
      'X-Request-Id': requestId,
      'Cache-Control': 'no-store',
    });
  }
  // Nobody reads the body of a HEAD response: a stream would stay open for nothing.
  if (arrival.incoming.method === 'HEAD') await response.body?.cancel();
  leave();
  pipeline.ended?.(call, response.status, pipeline.now() - began);
  pipeline.log.info('request', {
    requestId,
    user,
    method: arrival.incoming.method,
    route: call.path,
    status: response.status,
    problem,
    ms: pipeline.clock() - nowMs,
  });
  return response;
}

/**
 * Mounts every call of the table. Method, path, access, limit and schemas come from the table, the work from the
 * handlers.
 * @throws if a call has no handler or declares no access, or a handler belongs to no call
 */
export function mountCalls(
  app: App,
  calls: Readonly<Record<string, Call>>,
  handlers: Readonly<Record<string, unknown>>,
  pipeline: Pipeline,
): void {
  checkTable(calls, handlers);
  for (const [path, group] of byPath(calls)) {
    for (const [name, call] of group) {
      const handler = handlers[name] as Handler<Call>;
      app.on(call.method, honoPath(path), (context) => answerCall(call, handler, arrive(context, pipeline), pipeline));
    }
    const allow = methodsOf(group);
    app.all(honoPath(path), (context) => wrongMethod(context.req.method, allow));
  }
}

import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Problem } from '#domain/problem.ts';
import type { App } from './http/mount.ts';
import { problemResponse } from './http/respond.ts';
import { mayBeFramed, SECURITY_HEADERS } from './http/security-headers.ts';
import { problemAnswer } from './problems.ts';
import { watchConnections } from './shutdown.ts';

/** The longest a client may take to send a request. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * How long a connection stays open between two requests. Longer than a proxy keeps one (60 s in nginx): if it were
 * closed here just as the proxy uses it again, that request would be lost.
 */
const KEEP_ALIVE_MS = 65_000;

/** How long a refused client gets to read the reason. */
const LINGER_MS = 1_000;

const UNREADABLE: Problem = { code: 'BAD_REQUEST', message: 'The request cannot be read.' };
const HOST_ONCE: Problem = { code: 'BAD_REQUEST', message: 'The request must name its host exactly once.' };

/** Node's error codes for bytes that are no HTTP request, if another status than 400 fits. */
const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The answer to such bytes, written by hand because there is no response object. */
function rawRefusal(code: string | undefined): string {
  const text = JSON.stringify(problemAnswer(UNREADABLE).body);
  const headers = [
    `HTTP/1.1 ${STATUS_LINES[code ?? ''] ?? '400 Bad Request'}`,
    ...SECURITY_HEADERS.map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  return `${headers.join('\r\n')}\r\n\r\n${text}`;
}

type HeadersGiven = OutgoingHttpHeaders | OutgoingHttpHeader[];

const OUR_NAMES: ReadonlySet<string> = new Set(SECURITY_HEADERS.map(([name]) => name.toLowerCase()));
const bringsOurs = (given: OutgoingHttpHeaders): boolean =>
  Object.keys(given).some((name) => OUR_NAMES.has(name.toLowerCase()));

/** Names and values alternating, which Node writes fastest. A merged object would have to be built for every answer. */
const securityLines: readonly string[] = SECURITY_HEADERS.flat();
function linesWith(given: OutgoingHttpHeaders | undefined): OutgoingHttpHeader[] {
  const lines: OutgoingHttpHeader[] = [...securityLines];
  // An undefined value would be refused by Node.
  for (const name in given) lines.push(name, given[name] as OutgoingHttpHeader);
  return lines;
}

const securityHeaders: OutgoingHttpHeaders = Object.fromEntries(SECURITY_HEADERS);
const { 'X-Frame-Options': _denied, ...headersOfFramed } = securityHeaders;

/**
 * Our headers without those that the answer sets itself: `Headers` gives names in lower case, so they would be doubled.
 */
const besides = (ours: OutgoingHttpHeaders, given: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  'content-security-policy' in given
    ? Object.fromEntries(Object.entries(ours).filter(([name]) => !(name.toLowerCase() in given)))
    : ours;

/**
 * Adds the security headers when the headers of an answer are written. Setting them one by one beforehand would make
 * Node merge two sets for every answer, which costs as much as looking up a stored report.
 */
class SecuredResponse extends ServerResponse {
  override writeHead(status: number, second?: string | HeadersGiven, third?: HeadersGiven): this {
    const given = typeof second === 'string' ? third : second;
    if (typeof second === 'string') this.statusMessage = second;
    if (Array.isArray(given)) {
      for (const [name, value] of SECURITY_HEADERS) this.setHeader(name, value);
      return super.writeHead(status, given);
    }
    if (!given || !bringsOurs(given)) return super.writeHead(status, linesWith(given));
    const ours = mayBeFramed(given) ? headersOfFramed : securityHeaders;
    return super.writeHead(status, { ...besides(ours, given), ...given });
  }
}

/** Whether a request names its host as RFC 9112, 3.2 requires: once, or not at all in HTTP/1.0. */
function namesItsHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const times = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return times === 1 || (times === 0 && httpVersion === '1.0');
}

/** Answers before the app does, and closes the connection without reading the body of the request. */
function refuseUnread(response: ServerResponse, status: number, problem: Problem): void {
  const text = JSON.stringify(problemAnswer(problem).body);
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' }).end(text);
}

/** The Node server of an app: security headers on every answer, even on those that never reach the app. */
export function createServer(app: App): Server {
  const listener = getRequestListener(app.fetch, {
    // For HTTP/1.0 clients, which name no host.
    hostname: 'localhost',
    // Called for an address or a host name that does not fit into a URL. Errors in the app are answered by the app.
    errorHandler: () => problemResponse(UNREADABLE, randomUUID(), {}),
  });
  const server = createHttpServer(
    // Node's own refusal has no body with a reason.
    {
      requireHostHeader: false,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      ServerResponse: SecuredResponse,
    },
    (request, response) => {
      if (namesItsHost(request)) void listener(request, response);
      else refuseUnread(response, 400, HOST_ONCE);
    },
  );
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    refuseUnread(response, 417, { code: 'BAD_REQUEST', message: 'The server cannot do what the request expects.' });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(rawRefusal(error.code));
    // `end` does not close the socket: a client that never closes its side would keep it, and its descriptor, for good.
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  });
  return server;
}

/** Starts listening. @returns the port, which the system chooses if it is 0 */
export const listen = (server: Server, port: number, host: string | null): Promise<number> =>
  new Promise((resolve, reject) => {
    watchConnections(server);
    server.once('error', reject);
    server.listen({ port, ...(host !== null && { host }) }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

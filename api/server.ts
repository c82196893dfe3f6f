import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from './http/mount.ts';
import { SECURITY_HEADERS } from './http/security-headers.ts';
import { problemAnswer } from './problems.ts';

/** The longest a client may take to send a request. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The answer to bytes that are no HTTP request: written by hand, because there is no response to write to. */
function rawRefusal(): string {
  const { body } = problemAnswer({ code: 'BAD_REQUEST', message: 'The request cannot be read.' });
  const text = JSON.stringify(body);
  const headers = [
    'HTTP/1.1 400 Bad Request',
    ...SECURITY_HEADERS.map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  return `${headers.join('\r\n')}\r\n\r\n${text}`;
}

/** The Node server of an app: security headers on every answer, also on those that never reach the app. */
export function createServer(app: App): Server {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(rawRefusal());
    else socket.destroy();
  });
  return server;
}

/** Starts listening. @returns the port, which the system chooses for 0 */
export const listen = (server: Server, port: number, host: string | null): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host !== null && { host }) }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

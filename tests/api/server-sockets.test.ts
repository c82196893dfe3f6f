import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createServer, listen } from '#api/server.ts';
import { eventually } from '../offline/phone.ts';

test('a refused client that never closes its side does not keep the socket', async () => {
  const server = createServer(new Hono());
  const port = await listen(server, 0, '127.0.0.1');
  const open = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.resume().write('no request\r\n\r\n');
  await once(socket, 'end');
  expect(await open()).toBe(1);
  await eventually(async () => expect(await open()).toBe(0));
  socket.destroy();
  server.close();
});

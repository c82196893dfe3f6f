import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '#api/log.ts';
import { listen } from '#api/server.ts';
import { shutDown } from '#api/shutdown.ts';
import { testDatabase } from '../support/migrated.ts';

/** A connection, and everything received on it until it was closed. */
function open(port: number) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  const opened = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { opened, closed, say: () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n') };
}

test('open answers finish, also to a request that is still on its way; nobody new is let in', async () => {
  let heard = () => {};
  const taken = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const server = createServer(async (_request, response) => {
    heard();
    await pause(100);
    response.end('done');
  });
  const accepted = new Promise<void>((resolve) => {
    let count = 0;
    server.on('connection', () => {
      count += 1;
      if (count === 3) resolve();
    });
  });
  const port = await listen(server, 0, '127.0.0.1');
  const [asking, silent, idle] = [open(port), open(port), open(port)];
  await Promise.all([asking.opened, silent.opened, idle.opened, accepted]);
  asking.say();
  await taken;
  const { connections, dir } = await testDatabase();
  let openAtRelease = false;
  const ended = shutDown(
    server,
    connections,
    async () => {
      openAtRelease = connections.writer.open && connections.reader.open;
    },
    createLog(() => undefined, Date.now),
  );
  silent.say();
  // Its connection is established, but the server has not accepted it yet.
  const barely = open(port);
  barely.say();
  expect(await asking.closed).toMatch(/^HTTP\/1.1 200 [\s\S]*done/);
  expect(await silent.closed).toMatch(/^HTTP\/1.1 200 [\s\S]*done/);
  expect(await barely.closed).toMatch(/^HTTP\/1.1 200 [\s\S]*done/);
  const late = open(port);
  late.say();
  expect(await idle.closed).toBe('');
  expect(await late.closed).toBe('');
  await ended;
  expect([openAtRelease, connections.writer.open, connections.reader.open]).toEqual([true, false, false]);
  // No write-ahead log is left.
  expect(readdirSync(dir)).toEqual(['safeshelf.db']);
  rmSync(dir, { recursive: true });
});

test('whoever never ends is cut off after the grace', async () => {
  const server = createServer(() => undefined);
  const port = await listen(server, 0, '127.0.0.1');
  const stuck = open(port);
  await stuck.opened;
  stuck.say();
  await new Promise<void>((resolve) => server.once('request', () => resolve()));
  const { connections, dir } = await testDatabase();
  await shutDown(
    server,
    connections,
    async () => undefined,
    createLog(() => undefined, Date.now),
    50,
  );
  expect(await stuck.closed).toBe('');
  rmSync(dir, { recursive: true });
});

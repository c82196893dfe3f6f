import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { createChannel } from '#web/workers/channel/channel.ts';
import type { Question } from '#web/workers/channel/protocol.ts';
import { type Answers, serve } from '#web/workers/channel/serve.ts';
import { WorkerFailure } from '#web/workers/channel/worker-failure.ts';

// Both ends of a channel, connected by a real port: messages are cloned or transferred as in a browser.

interface Sums {
  readonly add: Question<readonly number[], number, { readonly sum: number }>;
  readonly double: Question<ArrayBuffer, ArrayBuffer>;
  readonly refuse: Question<'word' | 'bug', never>;
  readonly never: Question<null, null>;
}

const ANSWERS: Answers<Sums> = {
  add: (numbers, { tell }) => {
    let sum = 0;
    for (const number of numbers) {
      sum += number;
      tell({ sum });
    }
    return sum;
  },
  double: (bytes, { handOver }) => {
    const doubled = new Uint8Array(bytes).map((byte) => byte * 2).buffer;
    handOver(doubled);
    // Transferred, not copied: a later read on this side sees an empty buffer.
    setTimeout(() => left.push(doubled.byteLength));
    return doubled;
  },
  refuse: (how) => {
    throw how === 'word' ? new WorkerFailure('no_knowledge', 'No signal.') : new TypeError('x is undefined');
  },
  never: () => new Promise(() => undefined),
};

const left: number[] = [];
const started: { crash: () => void; ended: boolean }[] = [];

/** A worker on a Node message port. */
function start(): Worker {
  const { port1, port2 } = new MessageChannel();
  const scope = {
    onmessage: null as ((event: MessageEvent) => unknown) | null,
    postMessage: (message: unknown, transfer: Transferable[]) => port2.postMessage(message, transfer as ArrayBuffer[]),
  };
  port2.on('message', (data: unknown) => void scope.onmessage?.(new MessageEvent('message', { data })));
  serve<Sums>(scope, ANSWERS);
  const worker = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    onerror: null as ((event: Event) => void) | null,
    onmessageerror: null,
    postMessage: (message: unknown, transfer: ArrayBuffer[]) => port1.postMessage(message, transfer),
    terminate: () => {
      life.ended = true;
      port1.close();
    },
  };
  port1.on('message', (data: unknown) => worker.onmessage?.(new MessageEvent('message', { data })));
  const life = { crash: () => worker.onerror?.(new Event('error', { cancelable: true })), ended: false };
  started.push(life);
  return worker as unknown as Worker;
}

const channels: { close(): void }[] = [];
const channelOf = (idleMs: number | null = null) => {
  const channel = createChannel<Sums>(start, 'It stopped.', idleMs);
  channels.push(channel);
  return channel;
};
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  started.length = 0;
});

describe('a question to a worker', () => {
  it('is answered after its news, and each answer reaches whoever asked', async () => {
    const channel = channelOf();
    const news: number[] = [];
    const first = channel.ask('add', [1, 2, 3], { onNews: ({ sum }) => news.push(sum) });
    const second = channel.ask('add', [5]);
    expect([await second, await first]).toEqual([5, 6]);
    expect(news).toEqual([1, 3, 6]);
    expect(started).toHaveLength(1);
  });

  it('hands its bytes over, and so does the answer', async () => {
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    const doubled = await channelOf().ask('double', bytes, { transfer: [bytes] });
    expect([...new Uint8Array(doubled)]).toEqual([2, 4, 6]);
    expect(bytes.byteLength).toBe(0);
    await expect.poll(() => left).toEqual([0]);
  });

  it('fails with the reason the worker gives, and as `failed` where it has none', async () => {
    const channel = channelOf();
    const known = { name: 'WorkerFailure', reason: 'no_knowledge', message: 'No signal.' };
    await expect(channel.ask('refuse', 'word')).rejects.toMatchObject(known);
    await expect(channel.ask('refuse', 'bug')).rejects.toMatchObject({ reason: 'failed', message: 'x is undefined' });
    expect(await channel.ask('add', [1]), 'the worker goes on').toBe(1);
  });
});

describe('a worker', () => {
  it('that dies is told to everybody who waits, and the next question starts another', async () => {
    const channel = channelOf();
    const waiting = [channel.ask('never', null), channel.ask('never', null)];
    started[0]?.crash();
    for (const asked of waiting) await expect(asked).rejects.toMatchObject({ reason: 'died', message: 'It stopped.' });
    expect(started[0]?.ended).toBe(true);
    expect(await channel.ask('add', [4])).toBe(4);
    expect(started).toHaveLength(2);
  });

  it('that is ended rejects what was asked as closed', async () => {
    const channel = channelOf();
    const asked = channel.ask('never', null);
    channel.close();
    await expect(asked).rejects.toMatchObject({ reason: 'closed' });
    expect(started[0]?.ended).toBe(true);
  });

  it('that nobody asks is ended, but never while somebody waits', async () => {
    const channel = channelOf(20);
    expect(await channel.ask('add', [1])).toBe(1);
    await expect.poll(() => started[0]?.ended).toBe(true);
    const asked = channel.ask('never', null);
    await new Promise((settle) => setTimeout(settle, 60));
    expect(started[1]?.ended).toBe(false);
    channel.close();
    await expect(asked).rejects.toMatchObject({ reason: 'closed' });
  });
});

import { describe, expect, it } from 'vitest';
import { user } from '#domain/accounts/calls.ts';
import { product, reportPdf } from '#domain/products/calls.ts';
import { pull } from '#domain/sync/calls.ts';
import { createNetworkWatch } from '#web/offline/transport/network-state.ts';
import { createRemote } from '#web/offline/transport/remote.ts';
import { TestClock } from './test-clock.ts';

/** A remote whose server gives the answer set by the test, and the recorded requests. */
function remoteWith(answer: (init: RequestInit) => Response | Promise<Response>) {
  const asked: { path: string; init: RequestInit }[] = [];
  const clock = new TestClock(1_000);
  const network = createNetworkWatch(clock.now, () => false);
  const send = async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    return answer(init);
  };
  return { asked, clock, network, remote: createRemote({ send, clock, listener: network }) };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const USER = {
  id: 'u',
  email: 'maya@example.org',
  username: 'maya',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  hasOnboarded: false,
  hasChildren: null,
  hasPets: null,
  householdId: 'h',
};

describe('a call', () => {
  it('fills in the address and carries the operation id', async () => {
    const { asked, remote } = remoteWith(() => json({}, 404));
    await remote.call(product, { params: { id: 'soap / 1' }, idempotencyKey: 'op-1' });
    await remote.call(pull, { query: { cursor: 'a:1' } });
    expect(asked.map(({ path }) => path)).toEqual(['/api/products/soap%20%2F%201', '/api/sync/pull?cursor=a%3A1']);
    expect(asked[0]?.init.headers).toMatchObject({ 'idempotency-key': 'op-1' });
    expect(asked[0]?.init).toMatchObject({ credentials: 'same-origin', redirect: 'error' });
  });

  it('drops what a newer server says besides, and takes no answer of another shape', async () => {
    const told = await remoteWith(() => json({ ...USER, badges: 3 })).remote.call(user);
    expect(told).toEqual({ kind: 'answer', status: 200, value: USER });
    const other = await remoteWith(() => json({ user: USER })).remote.call(user);
    expect(other).toEqual({ kind: 'unreachable', why: 'not_ours' });
  });

  it('makes the network weak while it waits too long, and online with a quick answer', async () => {
    let give = (_answer: Response) => {};
    const { clock, network, remote } = remoteWith(() => new Promise((resolve) => (give = resolve)));
    const slow = remote.call(user);
    clock.advance(3_000);
    expect(network.state.getState().status).toBe('weak');
    give(json(USER));
    await slow;
    expect(network.state.getState()).toMatchObject({ status: 'weak', lastHeardAt: 4_000 });
    const quick = remote.call(user);
    give(json(USER));
    await quick;
    expect(network.state.getState().status).toBe('online');
  });

  it('that the server works for says nothing about the network by the time it takes', async () => {
    let give = (_answer: Response) => {};
    const { clock, network, remote } = remoteWith(() => new Promise((resolve) => (give = resolve)));
    const made = remote.call(reportPdf, { params: { id: 'soap' }, isWork: true, timeoutMs: 70_000 });
    clock.advance(30_000);
    expect(network.state.getState().status).toBe('online');
    give(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    expect(await made).toMatchObject({ kind: 'answer', value: new TextEncoder().encode('%PDF').buffer });
    expect(network.state.getState()).toMatchObject({ status: 'online', lastHeardAt: 31_000 });
  });

  it('takes a file of another type for none', async () => {
    const { remote } = remoteWith(() => new Response('<p>', { headers: { 'content-type': 'text/html' } }));
    const made = await remote.call(reportPdf, { params: { id: 'soap' } });
    expect(made).toMatchObject({ kind: 'answer', value: null });
  });

  it('that its caller called off says nothing about the network', async () => {
    const stop = new AbortController();
    const { network, remote } = remoteWith(
      ({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const asked = remote.call(user, { signal: stop.signal });
    stop.abort();
    expect(await asked).toEqual({ kind: 'unreachable', why: 'network' });
    expect(network.state.getState().status).toBe('online');
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '#domain/safety/report.ts';
import { createDecodeClient } from '#web/workers/barcode/decode-client.ts';
import { createEngineClient } from '#web/workers/engine/engine-client.ts';

/** The page's end of a worker; the test plays the other end. */
class WorkerEnd extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  ended = false;
  readonly asked: { id: number; [key: string]: unknown }[] = [];
  postMessage(message: { id: number }): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(data: unknown): void {
    this.onmessage?.call(this, new MessageEvent('message', { data }));
  }
  crash(): void {
    const event = new Event('error', { cancelable: true });
    this.onerror?.call(this, Object.assign(event, { message: '', filename: '', lineno: 0, colno: 0, error: null }));
  }
}

function workers() {
  const started: WorkerEnd[] = [];
  const start = () => {
    const end = new WorkerEnd();
    started.push(end);
    return end;
  };
  return { started, start };
}

const INPUT = { text: 'Aqua', types: ['rinse_off'], forms: [], baby: false } as const;

describe('the engine of the page', () => {
  it('starts with the first question, once, and brings each answer to whoever asked', async () => {
    const { started, start } = workers();
    const engine = createEngineClient(start);
    expect(started).toHaveLength(0);
    const version = engine.version();
    const report = engine.assess(INPUT);
    expect(started).toHaveLength(1);
    const [first, second] = started[0]?.asked ?? [];
    const made = { score: 90 } as Report;
    started[0]?.answer({ id: second?.id, ok: true, value: made });
    started[0]?.answer({ id: first?.id, ok: true, value: { engine: 'e', knowledge: 'k' } });
    expect(await version).toEqual({ engine: 'e', knowledge: 'k' });
    expect(await report).toBe(made);
  });

  it('says why there is no report', async () => {
    const { started, start } = workers();
    const asked = createEngineClient(start).assess(INPUT);
    started[0]?.answer({ id: started[0].asked[0]?.id, ok: false, reason: 'no_knowledge', message: 'No signal.' });
    await expect(asked).rejects.toMatchObject({ reason: 'no_knowledge', message: 'No signal.' });
  });

  it('fails what was asked of a worker that crashed, and starts another for the next', async () => {
    const { started, start } = workers();
    const engine = createEngineClient(start);
    const lost = engine.version();
    started[0]?.crash();
    await expect(lost).rejects.toMatchObject({ reason: 'engine_error' });
    const next = engine.version();
    expect(started).toHaveLength(2);
    started[1]?.answer({ id: started[1].asked[0]?.id, ok: true, value: { engine: 'e', knowledge: 'k' } });
    expect(await next).toEqual({ engine: 'e', knowledge: 'k' });
  });
});

describe('the barcode reader of the page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const picture = () => ({ width: 1, height: 1, data: new Uint8ClampedArray(4) });
  const code = { digits: '4006381333931', symbology: 'EAN-13' } as const;

  it('drops live frames while one is looked at, and never a still', async () => {
    const { started, start } = workers();
    const decoder = createDecodeClient(start);
    const first = decoder.look(picture());
    expect(await decoder.look(picture())).toBeNull();
    const still = decoder.decode(picture());
    const [live, taken] = started[0]?.asked ?? [];
    expect(started[0]?.asked).toHaveLength(2);
    started[0]?.answer({ id: taken?.id, ok: true, value: [code] });
    started[0]?.answer({ id: live?.id, ok: true, value: { codes: [], more: false, aim: 'dark' } });
    expect(await still).toEqual([code]);
    expect(await first).toMatchObject({ codes: [], aim: 'dark' });
    void decoder.look(picture());
    expect(started[0]?.asked, 'the next frame is looked at again').toHaveLength(3);
    decoder.stop();
  });

  it('can be started before the first picture, once', () => {
    const { started, start } = workers();
    const decoder = createDecodeClient(start);
    decoder.warm();
    decoder.warm();
    void decoder.look(picture());
    expect(started).toHaveLength(1);
    decoder.stop();
  });

  it('begins anew after its wasm could not be had', async () => {
    const { started, start } = workers();
    const decoder = createDecodeClient(start);
    const failed = decoder.decode(picture());
    started[0]?.answer({ id: started[0].asked[0]?.id, ok: false, reason: 'failed', message: 'No signal.' });
    await expect(failed).rejects.toThrow('No signal.');
    expect(started[0]?.ended).toBe(true);
    void decoder.decode(picture());
    expect(started).toHaveLength(2);
    decoder.stop();
  });

  it('gives its memory back when nobody looks for codes any more', async () => {
    vi.useFakeTimers();
    const { started, start } = workers();
    const decoder = createDecodeClient(start);
    const asked = decoder.decode(picture());
    started[0]?.answer({ id: started[0].asked[0]?.id, ok: true, value: [] });
    await asked;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started[0]?.ended).toBe(true);
  });
});

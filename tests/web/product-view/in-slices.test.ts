import { expect, it, vi } from 'vitest';
import { inSlices } from '#web/product-view/in-slices.ts';

/** Steps that each take some time on a test clock. */
function* steps(count: number, step: () => void): Generator<void, string> {
  for (let at = 0; at < count; at += 1) {
    step();
    yield;
  }
  return 'done';
}

it('lets others work after 5 ms of steps, and gives what they came to', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  let taps = 0;
  const tapping = setInterval(() => {
    taps += 1;
  });
  const work = steps(40, () => {
    now += 5;
  });
  expect(await inSlices(work, new AbortController().signal)).toBe('done');
  clearInterval(tapping);
  clock.mockRestore();
  expect(taps).toBeGreaterThan(5);
});

it('begins in a task of its own', async () => {
  let done = 0;
  const work = inSlices(
    steps(3, () => {
      done += 1;
    }),
    new AbortController().signal,
  );
  await Promise.resolve();
  expect(done).toBe(0);
  expect(await work).toBe('done');
  expect(done).toBe(3);
});

it('stops at the next pause once it is left', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const left = new AbortController();
  let done = 0;
  const work = steps(1_000, () => {
    now += 20;
    done += 1;
    if (done === 3) left.abort();
  });
  expect(await inSlices(work, left.signal)).toBeNull();
  clock.mockRestore();
  expect(done).toBe(3);
});

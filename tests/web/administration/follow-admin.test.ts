import { beforeEach, expect, test } from 'vitest';
import { EVERYTHING } from '#domain/administration/live-calls.ts';
import { followAdmin } from '#web/features/administration/live/follow-admin.ts';
import { TestClock } from '../../offline/test-clock.ts';

// Product P17.35.
interface Stream {
  readonly heard: (event: string | null) => void;
  readonly end: () => void;
  readonly breakOff: () => void;
  readonly isCut: () => boolean;
}
let clock: TestClock;
let streams: Stream[];
let hidden: boolean;
let onSight: () => void;
let told: string[];
let refuses: boolean;
let stop: () => void;

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const last = (): Stream => {
  const stream = streams.at(-1);
  if (!stream) throw new Error('No stream was opened.');
  return stream;
};
const pass = async (ms: number): Promise<void> => {
  await turn();
  clock.advance(ms);
  await turn();
};

beforeEach(async () => {
  clock = new TestClock(0);
  [streams, told, hidden, refuses] = [[], [], false, false];
  stop = followAdmin(
    {
      stream: (heard, signal) =>
        new Promise((end, fail) => {
          if (refuses) return fail(new Error('refused'));
          const breakOff = () => fail(new Error('broke'));
          signal.addEventListener('abort', breakOff);
          streams.push({ heard, end, breakOff, isCut: () => signal.aborted });
        }),
      clock,
      random: { fraction: () => 1 - Number.EPSILON },
      sight: {
        isHidden: () => hidden,
        onChange: (heard) => {
          onSight = heard;
          return () => undefined;
        },
      },
    },
    {
      changed: (topics) => told.push(topics === null ? 'anything' : topics.join(' ')),
      standing: (isOpen) => told.push(isOpen ? 'open' : 'lost'),
    },
  );
  await turn();
});

test('tells topics as they come, and leaves out what this page does not know', () => {
  last().heard(EVERYTHING);
  last().heard('questions later-release mail');
  expect(told).toEqual(['open', 'anything', 'open', 'questions mail']);
});

test('a stream that the server ends in order is opened anew without a word', async () => {
  last().heard(EVERYTHING);
  last().end();
  await pass(2_000);
  expect([streams.length, told]).toEqual([2, ['open', 'anything']]);
});

test('one that breaks is said, asked about with each try, and tried again after growing waits of a minute at most', async () => {
  last().heard(EVERYTHING);
  refuses = true;
  last().breakOff();
  await turn();
  expect(told.slice(2)).toEqual(['lost', 'anything']);
  const waits: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const before = told.length;
    let waited = 0;
    while (told.length === before) {
      await pass(1_000);
      waited += 1;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  refuses = false;
  await pass(60_000);
  last().heard(EVERYTHING);
  expect(told.slice(-2)).toEqual(['open', 'anything']);
});

test('nobody listens for a page that cannot be seen, and at once when it can', async () => {
  last().heard(EVERYTHING);
  hidden = true;
  onSight();
  expect(last().isCut()).toBe(true);
  await pass(600_000);
  expect([streams.length, told.length]).toEqual([1, 2]);
  hidden = false;
  onSight();
  await turn();
  expect(streams.length).toBe(2);
});

test('a stream that is silent for a minute leads nowhere, and is opened anew', async () => {
  last().heard(EVERYTHING);
  for (let beats = 0; beats < 4; beats += 1) {
    await pass(50_000);
    last().heard(null);
  }
  expect([streams.length, told]).toEqual([1, ['open', 'anything']]);
  await pass(60_000);
  expect([last().isCut(), told.slice(2)]).toEqual([true, ['lost', 'anything']]);
  await pass(2_000);
  expect(streams.length).toBe(2);
});

test('ends what is under way', async () => {
  stop();
  expect(last().isCut()).toBe(true);
  await pass(600_000);
  expect([streams.length, told]).toEqual([1, []]);
});

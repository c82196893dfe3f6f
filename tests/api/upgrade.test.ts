import { expect, test } from 'vitest';
import { type UpgradeSteps, upgrade } from '#api/upgrade/upgrade.ts';

const quiet = () => undefined;

/** An in-memory machine: the linked and the running release, and the data. */
function machine(failing: { step: string; times?: number }) {
  const state = { linked: 'old', running: 'old' as string | null, data: 'all data', backup: null as string | null };
  let left = failing.times ?? 1;
  const fail = (step: string) => {
    if (step !== failing.step || left === 0) return;
    left -= 1;
    throw new Error(`${step} failed`);
  };
  const steps: UpgradeSteps = {
    async stop() {
      fail('stop');
      state.running = null;
    },
    async backUp() {
      fail('backUp');
      expect(state.running, 'nothing is written after the backup').toBeNull();
      state.backup = state.data;
      return 'the backup';
    },
    async switchTo(release) {
      fail('switchTo');
      state.linked = release;
    },
    async start() {
      // A release that fails to start may already have migrated the database.
      if (state.linked === 'new') state.data = 'migrated';
      fail('start');
      state.running = state.linked;
    },
    async untilReady() {
      fail('untilReady');
      expect(state.running).toBe(state.linked);
    },
    async restore(file) {
      fail('restore');
      expect([file, state.running]).toEqual(['the backup', null]);
      state.data = state.backup ?? '';
    },
  };
  return { state, steps };
}

test('an upgrade stops, backs up, switches and starts (product P17.13)', async () => {
  const { state, steps } = machine({ step: 'none' });
  const said: string[] = [];
  expect(await upgrade(steps, (step) => said.push(step))).toEqual({ kind: 'upgraded', backup: 'the backup' });
  expect(state).toEqual({ linked: 'new', running: 'new', data: 'migrated', backup: 'all data' });
  expect(said).toHaveLength(5);
});

test.each(['stop', 'backUp', 'switchTo', 'start', 'untilReady'])(
  'where %s fails, the old release runs again with all data (product P17.13)',
  async (step) => {
    const { state, steps } = machine({ step });
    expect(await upgrade(steps, quiet)).toMatchObject({ kind: 'went_back', why: `${step} failed` });
    expect(state).toMatchObject({ linked: 'old', running: 'old', data: 'all data' });
  },
);

test('where going back fails too, a person is told what failed and which backup there is (product P17.13)', async () => {
  const { steps } = machine({ step: 'untilReady', times: 2 });
  expect(await upgrade(steps, quiet)).toEqual({
    ...{ kind: 'stuck', at: 'waiting until it is ready', why: 'untilReady failed', backWhy: 'untilReady failed' },
    backup: 'the backup',
  });
});

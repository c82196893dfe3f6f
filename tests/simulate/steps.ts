import { Tier } from '#domain/plans/plan-schemas.ts';
import type { Device } from './device.ts';
import { Dice } from './dice.ts';
import { act, chooseAction, noteLateAnswers, recordUnseenOperations } from './do-actions.ts';
import type { StepKind } from './plans.ts';
import { attempt, idOf, nameOf, type Run, type Step, signIn, tabOf } from './run.ts';

type Do = (run: Run, device: Device, at: number) => Promise<string | null>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The unsent operations of an account leave the phone at the person's request. */
async function noteDiscarded(run: Run, device: Device, account: string): Promise<void> {
  const unsent = await device.look(account, (db) => db.outbox.where('state').notEqual('acked').toArray());
  for (const { opId } of unsent) {
    const saved = run.ledger.find(account, opId);
    if (saved) saved.discarded = true;
  }
}

const sendOrKeep = ['send', 'keep', 'keep', 'discard'] as const;

async function logOut(run: Run, device: Device, at: number): Promise<string | null> {
  const tab = await tabOf(device);
  const { dice, plan } = run;
  const account = tab.account;
  const place = plan.devices[at];
  // Nobody leaves before the screen has answered. This is longer than a scan waits for the server.
  if (run.unanswered.some((one) => one.tab.device === device)) {
    await run.stage.world.advance(4_000);
    await noteLateAnswers(run);
  }
  if (account !== null) {
    const queue = dice.pick(sendOrKeep);
    if (queue === 'discard') await noteDiscarded(run, device, account);
    const { value } = await attempt(run, tab, () => tab.client.logout(queue));
    if (!value?.ok) return `log out of ${nameOf(run, account)} (${queue}): ${value?.problem.code ?? 'not yet'}`;
  }
  const next = dice.pick([place?.home ?? '', ...(place?.guests ?? [])]);
  if (dice.once(4)) return 'log out';
  const { value } = await signIn(run, tab, next);
  return `log out, sign in as ${next}: ${value?.ok ? 'done' : (value?.problem.code ?? 'not yet')}`;
}

/** Two phones of different people make exactly the same ids: an operation id does not say whose it is. */
async function sameIds(run: Run, device: Device): Promise<string | null> {
  const tab = await tabOf(device);
  const other = run.devices.map((one) => one.tabs[0]).find((one) => one?.account && one.account !== tab.account);
  if (!other || tab.account === null || other.account === null || other.device === device) return null;
  const salt = run.dice.bits();
  const quantity = 1 + run.dice.roll(9);
  for (const one of [tab, other]) {
    const dice = new Dice(salt);
    // Ids contain the time too, so both clocks are made to agree.
    one.device.nextIdBytes = [dice.bytes(16), dice.bytes(16)];
    one.clock.pretend(run.stage.world.now());
    await act(run, one, [
      { type: 'inventory.add', entityId: null, payload: { productId: '02000000000015', quantity } },
    ]);
    one.clock.pretend(null);
    one.device.nextIdBytes = [];
  }
  return `the same ids as ${other.device.name}`;
}

/** What each kind of step does. @returns what the diary says about it; null if nothing happened */
export const STEPS: Readonly<Record<StepKind, Do>> = {
  act: async (run, device) => {
    const tab = await tabOf(device);
    if (tab.account !== null) await act(run, tab, [chooseAction(run, tab.account)]);
    return null;
  },
  burst: async (run, device) => {
    const tab = await tabOf(device);
    const { account } = tab;
    if (account === null) return null;
    await act(
      run,
      tab,
      Array.from({ length: 2 + run.dice.roll(8) }, () => chooseAction(run, account)),
    );
    return null;
  },
  sync: async (run, device) => {
    const tab = await tabOf(device);
    tab.enter();
    tab.client.syncNow();
    await run.stage.world.quiet();
    return 'sync';
  },
  advance: async (run) => {
    const ms = run.dice.once(4) ? run.dice.roll(5 * MINUTE_MS) : run.dice.roll(5_000);
    await run.stage.world.advance(ms);
    return `${ms} ms pass`;
  },
  sleep: async (run) => {
    const ms = run.dice.once(3) ? run.dice.roll(6 * 24 * HOUR_MS) : run.dice.roll(HOUR_MS);
    await run.stage.world.sleep(ms);
    return `everything sleeps for ${Math.round(ms / MINUTE_MS)} min`;
  },
  weather: async (run, device) => {
    const { weathers } = run.plan;
    const at = run.dice.roll(weathers.length);
    run.network.setWeather(device, weathers[at] ?? {});
    return `weather ${at}`;
  },
  killPage: async (run, device) => {
    await run.stage.world.turns(run.dice.roll(20));
    for (const page of device.pages) page.kill();
    await device.open();
    return 'killed and opened again';
  },
  killWhileSaving: async (run, device) => {
    const tab = await tabOf(device);
    const { account } = tab;
    if (account === null) return null;
    const action = chooseAction(run, account);
    const id = action.entityId ?? tab.client.newId();
    tab.enter();
    if (action.type === 'scan.create') tab.client.scan(action.payload as never).catch(() => {});
    else tab.client.perform(action.type, id, action.payload as never).catch(() => {});
    await run.stage.world.turns(run.dice.roll(60));
    for (const page of device.pages) page.kill();
    await run.stage.world.quiet();
    await recordUnseenOperations(run, device, account);
    await device.open();
    return `killed during ${action.type}`;
  },
  openTab: async (_run, device) => {
    const second = device.tabs[1];
    if (second) second.kill();
    else await device.open();
    return second ? 'one tab less' : 'one tab more';
  },
  worker: async (_run, device) => {
    await device.wakeWorker();
    return 'service worker';
  },
  serverKill: async (run) => {
    if (run.dice.once(2)) run.servers.kill();
    else run.servers.troubleAfter(1 + run.dice.roll(6), 'kill');
    return 'server killed, now or soon';
  },
  sessionsEnd: async (run, device) => {
    const account = device.tabs[0]?.account;
    if (!account) return null;
    await run.servers.ask('DELETE FROM sessions WHERE user_id = ?', account);
    return `the sessions of ${nameOf(run, account)} end`;
  },
  signIn: async (run, device, at) => {
    const tab = await tabOf(device);
    const session = tab.client.session.getState();
    if (session.status === 'signedIn' && !session.needsSignIn) return null;
    const account = session.status === 'signedIn' ? nameOf(run, session.user.id) : (run.plan.devices[at]?.home ?? '');
    const { value } = await signIn(run, tab, account);
    return `sign in as ${account}: ${value?.ok ? 'done' : (value?.problem.code ?? 'not yet')}`;
  },
  logOut,
  notSent: async (run, device) => {
    const tab = await tabOf(device);
    const { account, client } = tab;
    if (account === null) return null;
    const listed = await device.look(account, (db) => db.outbox.where('state').anyOf('held', 'dead').toArray());
    if (listed.length === 0) return null;
    const { opId } = run.dice.pick(listed);
    if (run.dice.once(2)) {
      await attempt(run, tab, () => client.sendAgain(opId));
      return `send ${opId.slice(-6)} again`;
    }
    const { value } = await attempt(run, tab, () => client.discard(opId));
    const saved = run.ledger.find(account, opId);
    if (saved && value) saved.discarded = true;
    return `discard ${opId.slice(-6)}`;
  },
  sameIds,
  planChange: async (run) => {
    const account = run.dice.pick(run.plan.accounts.slice(1));
    const tier = run.dice.pick(Tier.options.slice(0, 2));
    const text = 'UPDATE households SET tier = ? WHERE id = (SELECT household_id FROM memberships WHERE user_id = ?)';
    await run.servers.ask(text, tier, idOf(run, account.name));
    run.tiers.get(account.name)?.add(tier);
    return `${account.name} is on ${tier} now`;
  },
  serverClock: async (run) => {
    const errors = run.servers.setClocks(run.dice, MINUTE_MS);
    return `the server's clock is ${errors.join(' and ')} ms off`;
  },
};

/** Does one step and records it. */
export async function runStep(run: Run, step: Step): Promise<void> {
  const device = run.devices[step.device];
  if (!device) throw new Error(`There is no device ${step.device}.`);
  run.dice = new Dice(step.salt);
  run.network.dice = run.dice;
  for (const one of run.devices) one.dice = run.dice;
  await noteLateAnswers(run);
  const said = await STEPS[step.kind](run, device, step.device);
  await run.stage.world.quiet();
  if (said !== null) run.diary.push(`${device.name}: ${said}`);
}

import type { Device, Tab } from './device.ts';
import { attempt, idOf, nameOf, type Run, signIn, tabOf } from './run.ts';

const PAUSE_MS = 16 * 60_000;
const MOST_ROUNDS = 30;

async function sync(run: Run, tab: Tab): Promise<void> {
  await run.stage.world.sleep(PAUSE_MS);
  tab.enter();
  tab.client.syncNow();
  await run.stage.world.quiet();
}

/** Sends everything that can be sent from here. */
async function drain(run: Run, device: Device, account: string): Promise<void> {
  const tab = await tabOf(device);
  const userId = idOf(run, account);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const session = tab.client.session.getState();
    if (session.status === 'signedIn' && session.user.id !== userId) {
      await attempt(run, tab, () => tab.client.logout('keep'));
      continue;
    }
    if (session.status === 'signedOut' || (session.status === 'signedIn' && session.needsSignIn)) {
      await signIn(run, tab, account);
    }
    await sync(run, tab);
    const left = await device.look(userId, (db) => db.outbox.where('state').anyOf('queued', 'inflight').count());
    const after = tab.client.session.getState();
    const isIn = after.status === 'signedIn' && after.user.id === userId && !after.needsSignIn;
    if (left === 0 && isIn) return;
  }
  run.errors.push(`${device.name} of ${account}: the queue was never empty`);
}

/** The network is fine again, and everybody opens the app, signs in and waits. After that nothing may be left over. */
export async function settle(run: Run): Promise<void> {
  run.servers.calm();
  for (const device of run.devices) run.network.setWeather(device, { through: 1 });
  await run.stage.world.advance(PAUSE_MS);
  for (const [at, device] of run.devices.entries()) {
    const home = run.plan.devices[at]?.home ?? '';
    const names = await device.storage.names();
    const others = names.map((name) => nameOf(run, name.replace('safeshelf-', ''))).filter((name) => idOf(run, name));
    for (const account of [...others.filter((name) => name !== home), home]) await drain(run, device, account);
  }
  for (const device of run.devices) await sync(run, await tabOf(device));
}

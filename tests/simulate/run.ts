import type { Tier } from '#domain/plans/plan-schemas.ts';
import { CATALOGUE } from './catalogue.ts';
import { Device, type Tab } from './device.ts';
import { Dice, mixed } from './dice.ts';
import { Ledger } from './ledger.ts';
import { Network } from './network.ts';
import type { Plan, StepKind } from './plans.ts';
import { Servers } from './servers.ts';
import { emailOf, errorText, PASSWORD, type Stage } from './stage.ts';
import type { Unanswered } from './unanswered.ts';

/** One step of a run. Everything else about it follows from its salt. */
export interface Step {
  readonly n: number;
  readonly kind: StepKind;
  readonly device: number;
  readonly salt: number;
}

/** The step of a seed with this number. It depends on no other step, so that others can be left out. */
export function stepOf(plan: Plan, seed: number, n: number): Step {
  const dice = new Dice(mixed(seed, n));
  return { n, kind: dice.weighted(plan.steps), device: dice.roll(plan.devices.length), salt: dice.bits() };
}

/** One run of one seed: the world with everybody in it. */
export interface Run {
  readonly plan: Plan;
  readonly stage: Stage;
  readonly servers: Servers;
  readonly network: Network;
  readonly devices: readonly Device[];
  readonly ledger: Ledger;
  /** What people did and are still waiting for. */
  readonly unanswered: Unanswered[];
  /** Random numbers of the current step. */
  dice: Dice;
  /** What happened, in words, by step. */
  readonly diary: string[];
  /** The tiers that each account's household has had since the beginning. Each in turn limited its rows. */
  readonly tiers: ReadonlyMap<string, Set<Tier>>;
  /** Unhandled exceptions, and queues that never emptied. */
  readonly errors: string[];
}

/** How far a promise got once the world is quiet. In a killed page it never settles. */
export interface Outcome<T> {
  value?: T;
  error?: unknown;
}

/** Starts something in a page and waits until the world is quiet, whether or not it has ended. */
export async function attempt<T>(run: Run, tab: Tab, work: () => Promise<T>): Promise<Outcome<T>> {
  const outcome: Outcome<T> = {};
  tab.enter();
  work().then(
    (value) => {
      outcome.value = value;
    },
    (error: unknown) => {
      outcome.error = error;
      if (!tab.dead) run.errors.push(errorText(error));
    },
  );
  await run.stage.world.quiet();
  return outcome;
}

/** The account of this user id, by name. */
export const nameOf = (run: Run, userId: string): string =>
  [...run.stage.users].find(([, id]) => id === userId)?.[0] ?? userId;

export const idOf = (run: Run, account: string): string => run.stage.users.get(account) ?? '';

/** The app on this device, opened if it is not open. */
export async function tabOf(device: Device): Promise<Tab> {
  const { tabs } = device;
  return tabs[device.dice.roll(tabs.length)] ?? (await device.open());
}

export const signIn = (run: Run, tab: Tab, account: string) =>
  attempt(run, tab, () => tab.client.login({ email: emailOf(account), password: PASSWORD }));

/** Sets the scene: a fresh server, with everybody signed in on their own devices. */
export async function begin(stage: Stage, plan: Plan, seed: number): Promise<Run> {
  const { world, engine, newPlace, folder } = stage;
  world.reset();
  const dice = new Dice(mixed(seed, -1));
  const servers = new Servers(world, engine, CATALOGUE, await newPlace(), folder);
  const network = new Network(world, servers, dice);
  const clockErrors = [3 * 365 * 86_400_000, 0, -90_000, 40_000];
  const devices = plan.devices.map(
    ({ name }, at) => new Device(name, world, new Dice(mixed(seed, -2 - at)), clockErrors[at] ?? 0, network.sendFrom),
  );
  const run: Run = {
    plan,
    stage,
    servers,
    network,
    devices,
    ledger: new Ledger(),
    unanswered: [],
    dice,
    diary: [],
    tiers: new Map(plan.accounts.map(({ name, tier }) => [name, new Set([tier])])),
    errors: [],
  };
  for (const [at, device] of devices.entries()) {
    const tab = await device.open();
    const { value } = await signIn(run, tab, plan.devices[at]?.home ?? '');
    if (!value?.ok) throw new Error(`Nobody could sign in on ${device.name}.`);
  }
  return run;
}

import type { Tier } from '#domain/plans/plan.ts';
import { type ActionWeights, EVERYTHING, HOUSEHOLD_ONLY } from './actions.ts';
import type { Weather } from './network.ts';

/** What may happen in one step. */
export type StepKind =
  | 'act'
  | 'burst'
  | 'sync'
  | 'advance'
  | 'sleep'
  | 'weather'
  | 'killPage'
  | 'killWhileSaving'
  | 'openTab'
  | 'worker'
  | 'serverKill'
  | 'sessionsEnd'
  | 'signIn'
  | 'logOut'
  | 'notSent'
  | 'sameIds'
  | 'planChange'
  | 'serverClock';

/** A world to simulate: who has which phone, and what may happen. */
export interface Plan {
  readonly accounts: readonly { readonly name: string; readonly tier: Tier }[];
  /** The account that each device belongs to, and accounts that sometimes sign in on it. */
  readonly devices: readonly { readonly name: string; readonly home: string; readonly guests: readonly string[] }[];
  readonly steps: Readonly<Record<StepKind, number>>;
  readonly actions: ActionWeights;
  readonly weathers: readonly Weather[];
}

const FINE: Weather = { through: 1 };
const PARTITION: Weather = { lost: 1 };

const BAD: Weather = {
  through: 10,
  late: 4,
  lost: 4,
  answerLost: 3,
  twice: 2,
  echo: 2,
  captive: 2,
  proxyBefore: 1,
  proxyAfter: 2,
  serverError: 2,
  busy: 1,
  limited: 1,
  tooLarge: 1,
  refused: 0.5,
  holes: 2,
  silent: 1,
  pageDies: 0.5,
  pageDiesAnswered: 0.5,
  serverDies: 0.2,
  serverDiesCommitted: 0.5,
};

/** Several people, several phones, and everything that can go wrong. */
const EVERYTHING_GOES_WRONG: Plan = {
  accounts: [
    { name: 'anna', tier: 'family' },
    { name: 'ben', tier: 'starter' },
    { name: 'cleo', tier: 'free' },
  ],
  devices: [
    { name: 'phone 1', home: 'anna', guests: [] },
    { name: 'phone 2', home: 'anna', guests: ['ben'] },
    { name: 'phone 3', home: 'ben', guests: ['cleo'] },
    { name: 'phone 4', home: 'cleo', guests: ['anna'] },
  ],
  steps: {
    act: 30,
    burst: 12,
    sync: 3,
    advance: 10,
    sleep: 2,
    weather: 16,
    killPage: 1,
    killWhileSaving: 1,
    openTab: 0.7,
    worker: 2,
    serverKill: 0.5,
    sessionsEnd: 0.4,
    signIn: 2,
    logOut: 1,
    notSent: 2,
    sameIds: 0.7,
    planChange: 0.2,
    serverClock: 0.3,
  },
  actions: EVERYTHING,
  weathers: [FINE, FINE, BAD, BAD, PARTITION],
};

/** Two devices of one household, which lose contact with each other again and again. */
const TWO_DEVICES: Plan = {
  accounts: [{ name: 'anna', tier: 'family' }],
  devices: [
    { name: 'phone 1', home: 'anna', guests: [] },
    { name: 'phone 2', home: 'anna', guests: [] },
  ],
  steps: {
    ...EVERYTHING_GOES_WRONG.steps,
    weather: 12,
    advance: 12,
    sleep: 0.5,
    sessionsEnd: 0,
    signIn: 0,
    logOut: 0,
    sameIds: 0,
    planChange: 0,
    serverClock: 0,
  },
  actions: HOUSEHOLD_ONLY,
  weathers: [FINE, FINE, PARTITION, PARTITION, BAD],
};

/** The same, with most of what goes wrong packed into little time, to see quickly whether something is detected. */
const STORM: Plan = {
  ...EVERYTHING_GOES_WRONG,
  steps: { ...EVERYTHING_GOES_WRONG.steps, serverKill: 3, sameIds: 2 },
  actions: { ...EVERYTHING, 'scan.create': 16, 'inventory.adjust': 24 },
  weathers: [FINE, { ...BAD, serverDiesCommitted: 6, twice: 1 }],
};

/** The same with a network between servers and their database, and a database that may stop. */
export const onPostgres = (plan: Plan): Plan => ({
  ...plan,
  weathers: plan.weathers.map((weather) =>
    weather.serverDiesCommitted === undefined
      ? weather
      : { ...weather, lineCut: weather.serverDiesCommitted, databaseDies: weather.serverDiesCommitted / 5 },
  ),
});

export const PLANS = { everything: EVERYTHING_GOES_WRONG, 'two-devices': TWO_DEVICES, storm: STORM } as const;

export type PlanName = keyof typeof PLANS;

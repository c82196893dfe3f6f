import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '#api/knowledge/engine.ts';
import type { Engine } from '#api/products/reports.ts';
import type { User } from '#domain/contract/account.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { CATALOGUE } from './catalogue.ts';
import { installPageEvents } from './current-page.ts';
import { installPageStorage } from './device.ts';
import { World } from './event-loop.ts';
import type { Order } from './order.ts';
import type { NewPlace } from './place.ts';
import type { Plan } from './plans.ts';
import { postgresPlaces } from './postgres-place.ts';
import { installQuickAbort } from './quick-abort.ts';
import { installQuickClone } from './quick-clone.ts';
import { Servers } from './servers.ts';
import { sqlitePlaces } from './sqlite-place.ts';

export const PASSWORD = 'a kettle on a winter evening';
export const emailOf = (account: string): string => `${account}@example.org`;

/** What all seeds start from: the world's clock, the knowledge, and a database in which everybody has an account. */
export interface Stage {
  readonly world: World;
  readonly engine: Engine;
  readonly folder: string;
  readonly newPlace: NewPlace;
  /** User ids by account name. */
  readonly users: ReadonlyMap<string, string>;
  /** Unhandled rejections since they were last collected. */
  readonly unhandled: string[];
}

/** An error in full. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const START = Date.UTC(2026, 10, 21, 12);

/**
 * Prepares this process. From here on its timers are those of the simulated world.
 * @param pack the compiled knowledge
 * @param parent a folder for databases, best in memory
 */
export async function prepare(
  plan: Plan,
  pack: Uint8Array,
  parent: string,
  engineOfRows: Order['engine'],
): Promise<Stage> {
  const folder = mkdtempSync(join(parent, 'simulation-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  installQuickClone();
  installQuickAbort();
  installPageEvents();
  installPageStorage();
  const world = new World(START);
  const engine = createEngine(readPack(pack));
  const first = await (engineOfRows === 'postgres' ? postgresPlaces(world) : sqlitePlaces(folder));
  const servers = new Servers(world, engine, CATALOGUE, await first(), folder);
  const users = new Map<string, string>();
  for (const { name, tier } of plan.accounts) {
    const answer = await servers.carry({
      method: 'POST',
      path: '/api/register',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: emailOf(name), password: PASSWORD, username: name }),
      from: '192.0.2.1',
    });
    if (answer?.status !== 201) throw new Error(`Nobody could register: ${await answer?.text()}`);
    const user = (await answer.json()) as User;
    users.set(name, user.id);
    await servers.ask('UPDATE households SET tier = ? WHERE id = ?', tier, user.householdId);
  }
  const newPlace = await servers.intoTemplate();
  const unhandled: string[] = [];
  process.on('unhandledRejection', (error) => unhandled.push(`nobody handled ${errorText(error)}`));
  return { world, engine, folder, newPlace, users, unhandled };
}

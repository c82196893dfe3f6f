import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { bundleSimulation, type Patch } from './bundle.ts';
import type { Order, Report } from './order.ts';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** Most of the work of a simulated storage is short-lived objects. */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--enable-source-maps'];

/** The simulator, built with some changes to the product. Call `dispose` when done. */
export interface Players {
  /** Plays seeds in a process of its own and reports each. */
  play(
    order: Pick<Order, 'plan' | 'engine' | 'ops' | 'seeds' | 'shrinkMs' | 'stopAtFirst'>,
    heard: (report: Report) => void,
  ): Promise<void>;
  dispose(): void;
}

/** A folder in memory, if the machine has one: a database file is written at every step. */
const fastFolder = (): string => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir());

/**
 * Bundles the simulator with the product's own code.
 * @param patches changes to the product
 */
export async function startPlayers(patches: readonly Patch[] = []): Promise<Players> {
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-simulate-'));
  const databases = mkdtempSync(join(fastFolder(), 'safeshelf-simulate-'));
  symlinkSync(MODULES, join(folder, 'node_modules'));
  const script = join(folder, 'play.mjs');
  const pack = join(folder, 'knowledge.bin');
  const dispose = () => {
    for (const made of [folder, databases]) rmSync(made, { recursive: true, force: true });
  };
  try {
    await bundleSimulation(script, patches);
    writeFileSync(pack, compiledPack());
  } catch (error) {
    dispose();
    throw error;
  }
  return {
    play: async (wanted, heard) => {
      const order: Order = { ...wanted, pack, folder: databases };
      const child = spawn(process.execPath, [...NODE_OPTIONS, script, JSON.stringify(order)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      for await (const line of createInterface({ input: child.stdout })) heard(JSON.parse(line) as Report);
      const code = await ended;
      if (code !== 0) throw new Error(`The simulator ended with ${code}.`);
    },
    dispose,
  };
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MB = 2 ** 20;

/** A memory limit, enforced by the kernel: what starts in it, with its children, gets no more. */
export interface SmallBox {
  /** Whether this machine allows one to be created. Otherwise nothing is limited. */
  readonly isHeld: boolean;
  /** Starts something in it. */
  within<T>(start: () => Promise<T>): Promise<T>;
  /** Samples the memory that cannot be read from disk again. @returns the most seen so far, in MB */
  look(): number;
  /** Processes that were killed for lack of memory. */
  killed(): number;
  remove(): void;
}

/** Control groups, version 2 or 1 (https://docs.kernel.org/admin-guide/cgroup-v2.html, .../cgroup-v1/memory.html). */
const VERSIONS = [
  {
    root: '/sys/fs/cgroup',
    sign: 'cgroup.controllers',
    ...{ bound: 'memory.max', ends: 'memory.events', swap: 'memory.swap.max', noSwap: '0' },
    anonymous: /^anon (\d+)/m,
  },
  {
    root: '/sys/fs/cgroup/memory',
    sign: 'memory.limit_in_bytes',
    ...{ bound: 'memory.limit_in_bytes', ends: 'memory.oom_control', swap: 'memory.swappiness', noSwap: '0' },
    anonymous: /^total_rss (\d+)/m,
  },
] as const;

const NONE: SmallBox = {
  isHeld: false,
  within: (start) => start(),
  look: () => 0,
  killed: () => 0,
  remove: () => undefined,
};

/** Creates one. @param mb of memory, no page of which may be swapped out */
export function openBox(mb: number): SmallBox {
  const version = VERSIONS.find(({ root, sign }) => existsSync(join(root, sign)));
  if (!version) return NONE;
  const { root, bound, ends, swap, noSwap, anonymous } = version;
  const folder = join(root, `safeshelf-${process.pid}`);
  const file = (name: string) => join(folder, name);
  try {
    mkdirSync(folder);
    writeFileSync(file(bound), String(mb * MB));
    if (existsSync(file(swap))) writeFileSync(file(swap), noSwap);
  } catch {
    return NONE;
  }
  let most = 0;
  return {
    isHeld: true,
    async within(start) {
      // A process starts in the control group of its parent.
      writeFileSync(file('cgroup.procs'), String(process.pid));
      try {
        return await start();
      } finally {
        writeFileSync(join(root, 'cgroup.procs'), String(process.pid));
      }
    },
    look() {
      most = Math.max(most, Number(anonymous.exec(readFileSync(file('memory.stat'), 'utf8'))?.[1] ?? 0) / MB);
      return most;
    },
    killed: () => Number(/^oom_kill (\d+)/m.exec(readFileSync(file(ends), 'utf8'))?.[1] ?? 0),
    remove: () => rmdirSync(folder),
  };
}

/** Pins all threads of a process, and whatever it starts later, to one core. */
export function pinTo(core: number, pid: number): boolean {
  return spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' }).status === 0;
}

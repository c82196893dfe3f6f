import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A share of one core, enforced by the kernel: what starts in it, with its children, gets no more processor time. */
export interface SlowCore {
  /** Whether this machine allows one to be created. Otherwise nothing is limited. */
  readonly isHeld: boolean;
  /** Starts something in it. */
  within<T>(start: () => Promise<T>): Promise<T>;
  remove(): void;
}

/** How often the kernel renews the share, in microseconds. Shorter is more even. */
const PERIOD_US = 20_000;

/** Files of control groups, version 2 or 1 (https://docs.kernel.org/scheduler/sched-bwc.html). */
const VERSIONS = [
  {
    root: '/sys/fs/cgroup',
    sign: 'cgroup.controllers',
    settings: (us: number) => [['cpu.max', `${us} ${PERIOD_US}`]],
  },
  {
    root: '/sys/fs/cgroup/cpu',
    sign: 'cpu.cfs_quota_us',
    settings: (us: number) => [
      ['cpu.cfs_period_us', String(PERIOD_US)],
      ['cpu.cfs_quota_us', String(us)],
    ],
  },
] as const;

const NONE: SlowCore = { isHeld: false, within: (start) => start(), remove: () => undefined };

/** Creates one. @param percent of one core of this machine */
export function openSlowCore(percent: number): SlowCore {
  const version = VERSIONS.find(({ root, sign }) => existsSync(join(root, sign)));
  if (!version) return NONE;
  const { root, settings } = version;
  const folder = join(root, `safeshelf-core-${process.pid}`);
  try {
    mkdirSync(folder);
    for (const [name = '', value = ''] of settings((PERIOD_US * percent) / 100)) {
      writeFileSync(join(folder, name), value);
    }
  } catch {
    return NONE;
  }
  return {
    isHeld: true,
    async within(start) {
      // A process starts in the control group of its parent.
      writeFileSync(join(folder, 'cgroup.procs'), String(process.pid));
      try {
        return await start();
      } finally {
        writeFileSync(join(root, 'cgroup.procs'), String(process.pid));
      }
    },
    remove: () => rmdirSync(folder),
  };
}

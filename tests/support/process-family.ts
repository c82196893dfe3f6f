import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process and all its descendants, as reported by Linux. */
export function familyOf(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return [];
  const children = readdirSync(folder).flatMap((task) => {
    const file = join(folder, task, 'children');
    return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  });
  return [pid, ...children.flatMap(familyOf)];
}

/** Kills a process and everything it started, at once. A process that is already gone is ignored. */
export function endFamily(pid: number): void {
  for (const one of familyOf(pid)) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process and those that it and its children started, as Linux tells. */
export function familyOf(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return [];
  const children = readdirSync(folder).flatMap((task) => {
    const file = join(folder, task, 'children');
    return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  });
  return [pid, ...children.flatMap(familyOf)];
}

/** Ends a process with everything it started, at once. One that is gone already is no fault. */
export function endFamily(pid: number): void {
  for (const one of familyOf(pid)) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

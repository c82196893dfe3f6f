/** One system call that is made to fail: the nth of its name in each thread, and the error it returns. */
export interface FaultPoint {
  readonly call: string;
  readonly nth: number;
  readonly error: string;
}

/** Calls that open, write, rename or start something, and errors that a real disk or kernel may return. */
export const FAILING_CALLS: Readonly<Record<string, readonly string[]>> = {
  openat: ['EMFILE', 'EIO', 'ENOSPC', 'EACCES'],
  pwrite64: ['ENOSPC', 'EIO'],
  write: ['ENOSPC', 'EIO'],
  writev: ['ENOSPC', 'EIO'],
  fsync: ['EIO'],
  fdatasync: ['EIO'],
  ftruncate: ['EIO'],
  rename: ['ENOSPC', 'EIO'],
  link: ['EIO'],
  unlink: ['EIO'],
  mkdir: ['ENOSPC', 'EIO'],
  clone: ['EAGAIN'],
  clone3: ['EAGAIN'],
  vfork: ['EAGAIN'],
};

/**
 * The fault points of a run: every call on a file of the server, and every start of a thread or process after its data
 * folder was first touched. What Node itself opens before that is beyond our control.
 * @param lines of `strace -f -y`, each beginning with the number of a thread
 * @param folders whose files count
 */
export function faultPoints(lines: readonly string[], folders: readonly string[]): FaultPoint[] {
  const counts = new Map<string, number>();
  const found = new Map<string, FaultPoint>();
  let begun = false;
  for (const line of lines) {
    const [, thread, call] = /^(\d+) +(\w+)\(/.exec(line) ?? [];
    const errors = call === undefined ? undefined : FAILING_CALLS[call];
    if (call === undefined || !errors) continue;
    const counter = `${thread} ${call}`;
    const nth = (counts.get(counter) ?? 0) + 1;
    counts.set(counter, nth);
    const ours = folders.some((folder) => line.includes(folder)) && !/\.m?js"/.test(line);
    begun ||= ours;
    if (!ours && !(begun && /^(?:clone3?|vfork)$/.test(call))) continue;
    for (const error of errors) found.set(`${call} ${nth} ${error}`, { call, nth, error });
  }
  return [...found.values()];
}

/**
 * Picks some of the points, spread evenly over all of them and always the same for the same list.
 * @param shift from 0 up to 1: the offset of the first, so that runs with other shifts try other points
 */
export function spread<T>(points: readonly T[], most: number, shift = 0): T[] {
  if (points.length <= most) return [...points];
  return Array.from({ length: most }, (_, at) => points[Math.floor(((at + shift) * points.length) / most)] as T);
}

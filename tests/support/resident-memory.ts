import { readFileSync } from 'node:fs';
import { familyOf } from './process-family.ts';

function residentKb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** Resident memory of a process and its descendants, in MB. Linux only: 0 elsewhere. */
export const residentMb = (pid: number): number => familyOf(pid).reduce((sum, one) => sum + residentKb(one), 0) / 1024;

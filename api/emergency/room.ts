import { statSync } from 'node:fs';
import { ASK_AGAIN_DAYS, confirmedNumbers, daysConfirmed, type HelpNumber } from '#domain/emergency/help-number.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { Log } from '../log.ts';
import { readConfirmed } from './confirmed-file.ts';

/** The file's numbers, read again when it changes. If it cannot be read there are none, and the log says so. */
function watchedFile(path: string, log: Log): () => readonly HelpNumber[] {
  let changedAt = -1;
  let held: readonly HelpNumber[] = [];
  return () => {
    const now = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (now === changedAt) return held;
    changedAt = now;
    try {
      held = readConfirmed(path);
    } catch (error) {
      held = [];
      log.warn('help-numbers', { detail: error instanceof Error ? error.message : String(error) });
    }
    return held;
  };
}

/** Numbers of poison centres that the operator has confirmed within a year. */
export function emergencyRoom(deps: {
  /** The file that `npm run confirm-numbers` writes; null if the instance has none. */
  readonly helpNumbersFile: string | null;
  readonly log: Log;
  readonly clock: () => number;
}): { readonly calls: Handlers<'helpNumbers'> } {
  const { helpNumbersFile: path, log, clock } = deps;
  const read = path === null ? () => [] : watchedFile(path, log);
  const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  for (const one of read()) {
    const left = daysConfirmed(one, dayOf(clock()));
    if (left < ASK_AGAIN_DAYS) log.warn('help-numbers', { confirmAgain: `${one.name} ${one.phone}`, days: left });
  }
  return {
    calls: { helpNumbers: ({ nowMs }) => answer(200, { numbers: [...confirmedNumbers(read(), dayOf(nowMs))] }) },
  };
}

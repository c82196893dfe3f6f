import type { Action } from './actions.ts';
import type { Tab } from './device.ts';

/** What was shown as saved. A scan does not give its operation id. */
export interface Saved {
  readonly opId?: string;
  readonly entityId: string;
}

/** Something that a person did, and its result. */
export interface Outcome {
  readonly action: Action;
  answered: boolean;
  done: Saved | null;
}

/** Something done in a tab that has not been answered yet: a scan waits up to three seconds for the quota. */
export interface Unanswered {
  readonly tab: Tab;
  readonly account: string;
  readonly outcome: Outcome;
}

import type { Result } from '#domain/problem.ts';
import { createEventStreams, type EventStreams } from '../http/event-streams.ts';
import type { Log } from '../log.ts';
import type { Owner } from './actor.ts';
import type { ChangeSignals } from './change-signals.ts';

/** The most phones that may listen to this server at once. */
const MOST = 2_000;

/** Who listens. */
export interface Listener {
  readonly userId: string;
  readonly householdId: string;
  /** The phone, named together with its account: it is not notified of its own writes. */
  readonly device: string;
  /** Whether the session it began with is still valid. */
  readonly isSignedIn: () => Promise<boolean>;
}

/** The open event streams that signal changes. */
export interface ChangeStreams extends Omit<EventStreams, 'open'> {
  /**
   * Opens a server-sent event stream. An event contains the numbers of the last commit of the household and of the
   * person and, for a member of groups, one that changes with them. It contains no changes: the phone pulls those. The
   * first event is sent at once.
   * @returns null after {@link stop}, RATE_LIMITED if too many are open
   */
  open(who: Listener): Result<ReadableStream<Uint8Array> | null>;
}

/** The groups that somebody is in, and a number that differs after any change in one of them. */
export type GroupsOf = (userId: string) => Promise<{ readonly ids: readonly string[]; readonly changes: number }>;

/**
 * @param numberOf the number of an owner's last commit
 * @param fatal called when the database can no longer be trusted
 */
export function createChangeStreams(
  numberOf: (owner: Owner) => Promise<number>,
  groupsOf: GroupsOf,
  signals: ChangeSignals,
  deps: { readonly log: Log; readonly fatal: (error: unknown) => void },
): ChangeStreams {
  const streams = createEventStreams(MOST, 'changes', deps);
  return {
    ...streams,
    open({ userId, householdId, device, isSignedIn }) {
      const household: Owner = { kind: 'household', id: householdId };
      const person: Owner = { kind: 'person', id: userId };
      let listenTo = (_groups: readonly string[]): void => {};
      let unlistenGroups = (): void => {};
      return streams.open({
        owner: userId,
        isSignedIn,
        listen(tell) {
          const heard = (from: string): void => {
            if (from !== device) tell();
          };
          listenTo = (ids) => {
            unlistenGroups();
            unlistenGroups = signals.listen(
              ids.map((id): Owner => ({ kind: 'group', id })),
              heard,
            );
          };
          const unlisten = signals.listen([household, person], heard);
          return () => {
            unlisten();
            unlistenGroups();
          };
        },
        async event() {
          const { ids, changes } = await groupsOf(userId);
          const numbers = [await numberOf(household), await numberOf(person), ...(ids.length > 0 ? [changes] : [])];
          // The person may have joined or left a group meanwhile: listen to the current ones.
          listenTo(ids);
          return numbers.join('.');
        },
      });
    },
  };
}

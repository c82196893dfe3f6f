import { createContext, useContext } from 'react';
import type { AdminTopic } from '#domain/administration/live-calls.ts';
import { systemClock, systemRandomness } from '#web/offline/transport/system-ports.ts';
import { openAdminStream } from './admin-stream.ts';
import { type FollowPorts, followAdmin } from './follow-admin.ts';

/** Connection state of the administration pages. */
export interface ConnectionState {
  /** Whether the stream is open; null until that is known. */
  readonly isOpen: boolean | null;
  /** When a page was last read; null before the first time. */
  readonly readAt: number | null;
}

/** State shared by the administration pages in this tab. */
export interface Live {
  /** Starts following the stream. @returns stops following */
  follow(): () => void;
  /** Calls `heard` for changes of these topics. @returns stops listening */
  listen(topics: readonly AdminTopic[], heard: () => void): () => void;
  /** Notes that a page was read. */
  read(): void;
  /** Notes that something is being sent until the promise settles: data read meanwhile may be half updated. */
  sending(sent: Promise<unknown>): void;
  isSending(): boolean;
  standing(): ConnectionState;
  onStanding(heard: () => void): () => void;
}

const NETWORK = ['online', 'offline'] as const;
const sight: FollowPorts['sight'] = {
  isHidden: () => document.visibilityState === 'hidden',
  onChange: (heard) => {
    document.addEventListener('visibilitychange', heard);
    for (const name of NETWORK) addEventListener(name, heard);
    return () => {
      document.removeEventListener('visibilitychange', heard);
      for (const name of NETWORK) removeEventListener(name, heard);
    };
  },
};

/** Creates the shared state. Does not follow the stream yet. */
export function createLive(): Live {
  const listeners = new Set<{ readonly topics: readonly AdminTopic[]; readonly heard: () => void }>();
  const watchers = new Set<() => void>();
  let standing: ConnectionState = { isOpen: null, readAt: null };
  let sent = 0;
  const stand = (part: Partial<ConnectionState>): void => {
    standing = { ...standing, ...part };
    for (const heard of watchers) heard();
  };
  return {
    follow: () =>
      followAdmin(
        { stream: openAdminStream, clock: systemClock, random: systemRandomness, sight },
        {
          changed: (changed) => {
            for (const { topics, heard } of [...listeners]) {
              if (changed === null || topics.some((topic) => changed.includes(topic))) heard();
            }
          },
          standing: (isOpen) => {
            if (isOpen !== standing.isOpen) stand({ isOpen });
          },
        },
      ),
    listen: (topics, heard) => {
      const one = { topics, heard };
      listeners.add(one);
      return () => listeners.delete(one);
    },
    read: () => stand({ readAt: Date.now() }),
    sending: (promise) => {
      sent += 1;
      const end = () => {
        sent -= 1;
      };
      promise.then(end, end);
    },
    isSending: () => sent > 0,
    standing: () => standing,
    onStanding: (heard) => {
      watchers.add(heard);
      return () => watchers.delete(heard);
    },
  };
}

export const LiveContext = createContext<Live>(createLive());
export const useLiveParts = (): Live => useContext(LiveContext);

import { browserBeginPorts } from './begin-ports.ts';
import type { ClientPorts } from './client-ports.ts';
import { askForBackgroundSync } from './sync/background-sync.ts';
import { systemStream } from './transport/event-stream.ts';
import { systemLocks } from './transport/system-locks.ts';

/** The browser's ports, as far as pages and workers both have them. */
export const browserPorts = (): ClientPorts => ({
  ...browserBeginPorts(),
  send: (path, init) => fetch(path, init),
  stream: systemStream(),
  locks: systemLocks(),
  events: self,
  sendInBackground: askForBackgroundSync,
  firstPack: async () => [],
});

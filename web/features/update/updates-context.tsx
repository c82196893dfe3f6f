import { createContext, type ReactNode, useContext } from 'react';
import type { Updates } from '#web/browser/service-worker.ts';

const UpdatesContext = createContext<Updates | null>(null);

/** Provides the page's update state to the prompt. */
export function UpdatesProvider({ updates, children }: { updates: Updates; children: ReactNode }) {
  return <UpdatesContext value={updates}>{children}</UpdatesContext>;
}

/** The page's update state. @throws without an UpdatesProvider above */
export function useUpdates(): Updates {
  const updates = useContext(UpdatesContext);
  if (!updates) throw new Error('useUpdates needs an UpdatesProvider above it');
  return updates;
}

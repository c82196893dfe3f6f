import { createContext, type ReactNode, useContext } from 'react';
import type { Updates } from '#web/browser/service-worker.ts';

const UpdatesContext = createContext<Updates | null>(null);

/** Hands the page's view of newer versions to the prompt. */
export function UpdatesProvider({ updates, children }: { updates: Updates; children: ReactNode }) {
  return <UpdatesContext value={updates}>{children}</UpdatesContext>;
}

/** The page's view of newer versions. */
export function useUpdates(): Updates {
  const updates = useContext(UpdatesContext);
  if (!updates) throw new Error('useUpdates needs an UpdatesProvider above it');
  return updates;
}

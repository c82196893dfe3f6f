import type { UnitOfWork } from '#db/handles.ts';
import type { ChangeSignals } from '../sync/change-signals.ts';
import { ownersChangedIn } from './group-store.ts';

/**
 * Writes after which open phones are signalled that something in their groups changed, once the commit is durable. The
 * phone that wrote is signalled too, since it gets everything about a group from the server.
 */
export const signallingWrites = (writes: UnitOfWork, signals: ChangeSignals): UnitOfWork => ({
  ...writes,
  run: async (work, writer) => {
    let changed: ReturnType<typeof ownersChangedIn> = [];
    const done = await writes.run(async (tx) => {
      const value = await work(tx);
      changed = ownersChangedIn(tx);
      return value;
    }, writer);
    if (changed.length > 0) signals.announce(changed, '');
    return done;
  },
});

import type { JobKind } from '../../jobs/runner.ts';
import type { Log } from '../../log.ts';
import { OutgoingError } from '../../outgoing/guarded-request.ts';
import { type Subscription, type UpdateWorld, updateSource } from './update-source.ts';

/** The kind of job that takes in, each day, what changed in the sources that the operator subscribed to. */
export const UPDATE_JOB = 'catalogue';

/** Takes in what changed, one source after the other. A host that fails is asked again the next day. */
export const updateJob = (world: UpdateWorld, subscriptions: readonly Subscription[], log: Log): JobKind => ({
  failed: 'What changed in the catalogue could not be taken in. It is tried again tomorrow.',
  lane: 'bulk',
  async run(_job, note, signal) {
    for (const [at, subscription] of subscriptions.entries()) {
      signal.throwIfAborted();
      note('updating', (100 * at) / subscriptions.length);
      const { source } = subscription;
      try {
        const { needsWhole, ...done } = await updateSource(world, subscription);
        if (needsWhole) log.warn('catalogue', { source, detail: 'its whole file has to be imported first' });
        else log.info('catalogue', { source, ...done });
      } catch (error) {
        if (!(error instanceof OutgoingError)) throw error;
        log.warn('catalogue', { source, host: subscription.folder.hostname, detail: error.message });
      }
    }
    return async () => null;
  },
});

import { z } from 'zod';
import type { NewJob } from '../../jobs/job.ts';
import type { JobKind } from '../../jobs/runner.ts';
import type { Log } from '../../log.ts';
import { OutgoingError } from '../../outgoing/guarded-request.ts';
import { type SourceAnswer, type SourceId, sourceStates } from '../../sources/room.ts';
import { type Subscription, type UpdateWorld, updateSource } from './update-source.ts';

/** The kind of job that imports, each day, what changed in the sources that the operator subscribed to. */
export const UPDATE_JOB = 'catalogue';

/** Limited to one source if it names one. */
const Payload = z.object({ source: z.string().optional() });

/** The id of a catalogue among all sources. */
export const catalogueSource = (source: string): SourceId => `catalogue ${source}`;

/** The job that imports what changed in one source right away. */
export const updateJobOf = (source: string): NewJob => ({
  ...{ kind: UPDATE_JOB, key: `${UPDATE_JOB} now ${source}`, payload: JSON.stringify({ source }) },
  doneForMs: 0,
});

/** Shown to an administrator if the whole file of a source is missing or needed again: changes cannot fill the gap. */
const NEEDS_WHOLE = 'Its full file must be imported first: changes alone are not enough.';

/**
 * Imports what changed, one source after the other, except those that are switched off. A host that fails is asked
 * again the next day.
 */
export const updateJob = (world: UpdateWorld, subscriptions: readonly Subscription[], log: Log): JobKind => ({
  failed: 'The catalogue changes could not be imported. The server will try again tomorrow.',
  lane: 'bulk',
  async run(job, note, signal) {
    const { source: only } = Payload.parse(JSON.parse(job.payload));
    const wanted = subscriptions.filter(({ source }) => only === undefined || source === only);
    const { reader, writes } = world.database;
    for (const [at, subscription] of wanted.entries()) {
      signal.throwIfAborted();
      const { source } = subscription;
      const id = catalogueSource(source);
      if (await sourceStates.isOff(reader, id)) continue;
      const keep = (answer: SourceAnswer) => writes.run((tx) => sourceStates.note(tx, id, answer, world.clock()));
      note('Asking', (100 * at) / wanted.length);
      try {
        const { needsWhole, ...done } = await updateSource(world, subscription, (stage, part) =>
          note(stage, (100 * (at + part)) / wanted.length),
        );
        if (needsWhole) log.warn('catalogue', { source, detail: 'its whole file has to be imported first' });
        else log.info('catalogue', { source, ...done });
        const { read, added, changed, refused } = done;
        await keep(needsWhole ? { error: NEEDS_WHOLE } : { error: null, read, fresh: added + changed, refused });
      } catch (error) {
        // An abort is no failure of the source.
        signal.throwIfAborted();
        if (!(error instanceof OutgoingError)) throw error;
        log.warn('catalogue', { source, host: subscription.folder.hostname, detail: error.message });
        await keep({ error: error.message });
      }
    }
    return async () => null;
  },
});

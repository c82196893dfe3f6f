import type { RecallNotice } from '#domain/recalls/notice.ts';
import { RECALL_SOURCES } from '#domain/recalls/source-names.ts';
import { RECALL_LICENCES } from '#domain/recalls/sources/licences.ts';
import { type KnownSource, type SourcesOf, sourceStates } from '../sources/room.ts';
import { feedJobOf } from './feed-jobs.ts';
import { feedSource } from './fetch-feed.ts';
import type { RecallFeed } from './source-list.ts';
import { feedRuns, noticeCounts } from './store.ts';

type Source = RecallNotice['source'];

/** The suffix that distinguishes a feed from others of the same source, such as "food". */
const partOf = ({ id, source }: RecallFeed): string =>
  id === source ? '' : `, ${id.slice(source.length + 1).replaceAll('-', ' ')}`;

/** Recall feeds, and the sources whose notices come as files, for administrators (product P17.30). */
export const managedFeeds = (feeds: readonly RecallFeed[]): SourcesOf => ({
  async list(reads) {
    const runs = new Map((await feedRuns(reads)).map((run) => [run.feed, run]));
    const states = await sourceStates.all(reads);
    const counts = await noticeCounts(reads);
    const asked = feeds.map((feed): KnownSource => {
      const run = runs.get(feed.id);
      const state = states.get(feedSource(feed.id));
      const on = (state?.off_since ?? null) === null;
      // Older rows have no separate time of the last answer: a feed without an error had answered.
      const answeredAt = state?.answered_at ?? (run?.error === null ? run.last_at : null);
      return {
        ...{ id: feedSource(feed.id), kind: 'recalls', name: `${RECALL_SOURCES[feed.source].name}${partOf(feed)}` },
        ...{ licence: RECALL_LICENCES[feed.source], host: new URL(feed.url).host, on, answeredAt },
        rows: counts[feed.source] ?? 0,
        askedAt: run?.last_at ?? null,
        nextAt: on ? (run?.next_at ?? null) : null,
        error: run?.error ?? null,
        last:
          run && answeredAt !== null
            ? { read: run.read, fresh: run.fresh, refused: run.refused, reason: run.reason }
            : null,
        job: feedJobOf(feed.id, run ?? null),
      };
    });
    const others = (Object.keys(RECALL_SOURCES) as Source[]).filter(
      (source) => source !== 'server' && !feeds.some((feed) => feed.source === source),
    );
    const byFile = others.map(
      (source): KnownSource => ({
        ...{ id: feedSource(source), kind: 'recalls', name: RECALL_SOURCES[source].name, host: null, on: true },
        ...{ licence: RECALL_LICENCES[source], rows: counts[source] ?? 0, askedAt: null, answeredAt: null },
        ...{ nextAt: null, error: null, last: null, job: null },
      }),
    );
    return [...asked, ...byFile];
  },
});

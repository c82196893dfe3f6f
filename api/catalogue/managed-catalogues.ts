import { statement } from '#db/statement.ts';
import { SOURCE_TRAITS } from '#domain/catalogue/sources.ts';
import { type KnownSource, type SourcesOf, sourceStates } from '../sources/room.ts';
import { storedCounts } from './counts/count.ts';
import { catalogueSource, updateJobOf } from './updates/update-job.ts';
import type { Subscription } from './updates/update-source.ts';

/** The last import of every source, however it was started. */
const LAST_IMPORTS = statement((q) =>
  q
    .selectFrom('catalogue_imports as i')
    .select(['i.source', 'i.began_at', 'i.ended_at', 'i.position', 'i.added', 'i.changed', 'i.refused'])
    .where((eb) =>
      eb(
        'i.began_at',
        '=',
        eb
          .selectFrom('catalogue_imports as o')
          .select((of) => of.fn.max('o.began_at').as('began_at'))
          .whereRef('o.source', '=', 'i.source'),
      ),
    )
    .orderBy('i.source'),
);

type Key = keyof typeof SOURCE_TRAITS;
const isKnown = (source: string): source is Key => Object.hasOwn(SOURCE_TRAITS, source);

const DAY_MS = 86_400_000;
const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** The known catalogues and the operator's own, as the administration shows them (product P17.30). */
export const managedCatalogues = (subscriptions: readonly Subscription[]): SourcesOf => ({
  async list(reads, nowMs) {
    const states = await sourceStates.all(reads);
    const counts = (await storedCounts(reads))?.counts ?? null;
    const imports = new Map((await reads.all(LAST_IMPORTS)).map((run) => [run.source, run]));
    const own = [...imports.keys()].filter((source) => !isKnown(source));
    return [...Object.keys(SOURCE_TRAITS), ...own].map((source): KnownSource => {
      // The key of an own source is its file format plus the name from its mapping: `csv:Village shop`.
      const name = isKnown(source) ? SOURCE_TRAITS[source].name : source.slice(source.indexOf(':') + 1);
      const counted = counts?.sources.find((one) => one.name === name);
      const subscription = subscriptions.find((one) => one.source === source);
      const state = states.get(catalogueSource(source));
      const imported = imports.get(source);
      const on = (state?.off_since ?? null) === null;
      const answeredAt = state?.answered_at ?? null;
      // Shows whichever is newer, the import or the update.
      const isImport = imported !== undefined && Number(imported.began_at) > (answeredAt ?? 0);
      const askedAt = Math.max(state?.asked_at ?? 0, Number(imported?.began_at ?? 0));
      return {
        ...{ id: catalogueSource(source), kind: 'catalogue', name, on },
        licence: isKnown(source) ? SOURCE_TRAITS[source].licence : (counted?.licence ?? null),
        host: subscription?.folder.host ?? null,
        rows: counts ? (counted?.products ?? 0) : null,
        askedAt: askedAt || null,
        answeredAt: isImport ? (imported.ended_at ?? answeredAt) : answeredAt,
        // If it was asked today, the next time is at midnight (UTC).
        nextAt: on && subscription && dayOf(askedAt) === dayOf(nowMs) ? (dayOf(nowMs) + 1) * DAY_MS : null,
        error: state?.error ?? null,
        last: isImport
          ? {
              read: imported.position,
              fresh: imported.added + imported.changed,
              refused: imported.refused,
              reason: null,
            }
          : state && answeredAt !== null
            ? { read: state.read, fresh: state.fresh, refused: state.refused, reason: null }
            : null,
        job: subscription ? updateJobOf(source) : null,
      };
    });
  },
});

import type { Tx } from '#db/handles.ts';
import { tellAnswered } from '../../delivery/room.ts';
import { newId } from '../../new-id.ts';
import { type EntityStores, nextStamp } from '../../sync/entity-store.ts';
import { type SyncState, takeNumbers } from '../../sync/sync-state.ts';
import type { Contribution } from './store.ts';

/** The `changedBy` of rows that the review writes. */
const REVIEW_DESK = 'review desk';
/** Answers about contributions kept among a person's help requests; the oldest are deleted first. */
const MOST_ANSWERS = 20;
/** Rows searched for those answers. */
const LOOKED_THROUGH = 100;

/** The answer that the person reads. */
function answerTo({ state, reason }: Contribution): string {
  if (state === 'taken') return 'Thank you. It’s now in the catalogue, for everybody on this server.';
  const what = state === 'reverted' ? 'It was removed from the catalogue again' : 'It was not added to the catalogue';
  return `${what}. Reason: ${reason}\nYour own household still sees what you entered.`;
}

/**
 * Tells a person the outcome of a contribution: as an answer among their help requests, with a notification (product
 * P14.15). The phone gets it with its next sync.
 */
export async function tellContributor(
  { rows, state }: { readonly rows: Pick<EntityStores, 'helpRequest'>; readonly state: SyncState },
  tx: Tx,
  one: Contribution,
  nowMs: number,
): Promise<void> {
  const store = rows.helpRequest;
  const { userId, facts } = one;
  const earlier = (await store.oldest(tx, userId, LOOKED_THROUGH)).filter(({ changedBy }) => changedBy === REVIEW_DESK);
  const gone = earlier.slice(0, Math.max(0, earlier.length - MOST_ANSWERS + 1));
  const owner = { kind: 'person', id: userId } as const;
  const [seq = 0, ...others] = await takeNumbers(tx, state, [owner, ...gone.map(() => owner)]);
  for (const [at, row] of gone.entries()) {
    const { id, data } = row;
    await store.save(tx, userId, { id, deleted: true, data }, nextStamp(row, REVIEW_DESK, others[at] ?? seq));
  }
  const id = newId(nowMs);
  const data = {
    ...{ id, kind: 'question' as const, name: '', email: '', title: facts.name, priority: null },
    text: one.kind === 'photo' ? 'The list you read off the pack' : 'What you entered by hand',
    ...{ askedAt: one.offeredAt, answer: answerTo(one), answeredAt: nowMs },
  };
  await store.save(tx, userId, { id, deleted: false, data }, nextStamp(null, REVIEW_DESK, seq));
  await tellAnswered(tx, userId, id, nowMs);
}

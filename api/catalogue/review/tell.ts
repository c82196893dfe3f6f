import type { Tx } from '#db/handles.ts';
import { tellAnswered } from '../../delivery/room.ts';
import { newId } from '../../new-id.ts';
import { type EntityStores, nextStamp } from '../../sync/entity-store.ts';
import { type SyncState, takeNumbers } from '../../sync/sync-state.ts';
import type { Contribution } from './store.ts';

/** What changed a row that no phone changed. */
const REVIEW_DESK = 'review desk';
/** Answers about contributions that stay among what a person asked; the oldest go first. */
const MOST_ANSWERS = 20;
/** Rows that are looked through for those. */
const LOOKED_THROUGH = 100;

/** What a person is told. */
function answerTo({ state, reason }: Contribution): string {
  if (state === 'taken') return 'Thank you. It is in the catalogue now, for everybody on this server.';
  const what = state === 'reverted' ? 'It was taken out of the catalogue again' : 'It was not taken into the catalogue';
  return `${what}. The reason: ${reason}\nYour own household goes on seeing what you entered.`;
}

/**
 * Tells a person what became of a contribution: as an answer among what they asked, with a notification (product
 * P14.15). The phone learns of it the next time it asks.
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

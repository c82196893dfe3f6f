import type { Reads } from '#db/handles.ts';
import { jsonText } from '#db/json-text.ts';
import { statement } from '#db/statement.ts';
import type { AttachedProduct, Entry } from '#domain/groups/post-calls.ts';
import { type GroupRole, mayAct, type Standing } from '#domain/groups/roles.ts';
import type { SeenEntry } from './entry-store.ts';

/** The score in a stored report; undefined if there is no report. */
export type StoredScore = (reads: Reads, pk: number) => Promise<number | null | undefined>;

// Only the catalogue: products that households entered are in the same table and must not be shown.
const IN_CATALOGUE = statement((q, { id }: { id: string }) =>
  q
    .selectFrom('products')
    .select(['pk', jsonText('data', 'name').as('name')])
    .where('id', '=', id)
    .where('household_id', 'is', null)
    .where('deleted', '=', 0),
);

/** A product of the catalogue with the score of its base report; null if the catalogue has none with this id. */
export async function attachedProduct(
  reads: Reads,
  storedScore: StoredScore,
  id: string | null,
): Promise<AttachedProduct | null> {
  const row = id === null ? undefined : await reads.first(IN_CATALOGUE, { id });
  if (!row || id === null) return null;
  return { id, name: row.name ?? '', score: (await storedScore(reads, row.pk)) ?? null };
}

type State = Entry['state'];

const stateOf = ({ deleted_at, hidden_at, hidden_by }: SeenEntry): State => {
  if (deleted_at !== null) return 'deleted';
  if (hidden_at === null) return 'there';
  return hidden_by === 'held' ? 'held' : 'hidden';
};

/**
 * An entry as shown to somebody. One that is hidden or held can be read by its author and by those who can show it
 * again.
 * @param you the reader's standing in the group
 */
export async function tellEntry(
  reads: Reads,
  storedScore: StoredScore,
  row: SeenEntry,
  userId: string,
  you: Standing,
): Promise<Entry> {
  const state = stateOf(row);
  const yours = row.author_id === userId;
  const mayRead =
    state === 'there' || (state !== 'deleted' && (yours || mayAct({ ...you, archived: false }, 'hide').ok));
  return {
    id: row.id,
    author:
      row.author_id === null
        ? null
        : {
            id: row.author_id,
            name: row.author_name ?? '',
            role: row.author_state === 'active' ? (row.author_role as GroupRole) : null,
          },
    yours,
    text: mayRead ? row.text : '',
    product: mayRead ? await attachedProduct(reads, storedScore, row.product_id) : null,
    writtenAt: row.written_at,
    editedAt: state === 'deleted' ? null : row.edited_at,
    state,
    why: mayRead ? row.hidden_why : null,
    helpful: Number(row.helpful),
    helped: row.helped_at !== null,
  };
}

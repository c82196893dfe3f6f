import { useLiveQuery } from 'dexie-react-hooks';
import { useAccount } from '#web/client/client-context.tsx';
import { END_WORDS } from '#web/words/end-words.ts';
import { dateWords } from '#web/words/expiry-words.ts';

/** How many packs are listed on screen; the downloaded file has all of them. */
const MOST_SHOWN = 5;

/** History of a product's earlier packs, newest first. */
export function EndHistory({ productId }: { productId: string }) {
  const { db } = useAccount();
  const ends = useLiveQuery(() => db.itemEnds.where('productId').equals(productId).toArray(), [db, productId]);
  if (!ends || ends.length === 0) return null;
  const newest = ends.sort((one, other) => (one.endedOn < other.endedOn ? 1 : -1));
  return (
    <section>
      <h3 className="small-strong">Earlier packs</h3>
      <ul className="small mt-1 grid gap-1 text-ink-2">
        {newest.slice(0, MOST_SHOWN).map(({ id, how, quantity, endedOn }) => (
          <li key={id} className="flex justify-between gap-3">
            <span>{quantity === 1 ? END_WORDS[how] : `${END_WORDS[how]}, ${quantity} packs`}</span>
            <span className="num">{dateWords(endedOn)}</span>
          </li>
        ))}
      </ul>
      {ends.length > MOST_SHOWN && <p className="small mt-1 text-ink-2">{`${ends.length - MOST_SHOWN} before that`}</p>}
    </section>
  );
}

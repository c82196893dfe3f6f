import { Clock, TriangleAlert } from 'lucide-react';
import { useAccount } from '#web/client/client-context.tsx';
import { EntryText } from '#web/client/entry-text.tsx';
import type { WaitingEntry as Waiting } from '#web/offline/tables/account-db.ts';
import { Button } from '#web/ui/button.tsx';

/** A post or comment of the person that is not sent yet, or that the server refused. */
export function UnsentEntry({ entry, inGroup = false }: { entry: Waiting; inGroup?: boolean }) {
  const { db } = useAccount();
  const { refused, groupName, onId, text, product } = entry;
  const what = onId === null ? 'Post' : 'Comment';
  return (
    <article aria-label={`${what} not sent yet`} className="panel p-4">
      <p className="small flex items-start gap-2 text-ink-2">
        {refused === null ? (
          <Clock size={18} strokeWidth={1.9} aria-hidden="true" className="mt-px flex-none" />
        ) : (
          <TriangleAlert size={18} strokeWidth={1.9} aria-hidden="true" className="mt-px flex-none" />
        )}
        <span className="min-w-0 wrap-anywhere">
          {what}
          {!inGroup && ` for ${groupName}`}
          {refused === null ? ', waiting on this phone until it can be sent.' : `, not accepted. ${refused}`}
        </span>
      </p>
      <div className="mt-2">
        <EntryText text={text} />
        {product && <p className="small mt-1 text-ink-2">With {product.name}</p>}
      </div>
      {refused !== null && (
        <Button size="small" variant="secondary" className="mt-3" onClick={() => void db.groupWaiting.delete(entry.id)}>
          Delete
        </Button>
      )}
    </article>
  );
}

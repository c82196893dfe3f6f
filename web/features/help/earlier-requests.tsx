import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import { useAccount } from '#web/client/client-context.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';

/** Earlier requests with their answers, latest first. @param shown id of the request to scroll to */
export function EarlierRequests({ shown }: { shown: string | null }) {
  const { db } = useAccount();
  const list = useLiveQuery(() => db.helpRequests.orderBy('askedAt').reverse().toArray(), [db]);
  const here = useRef<HTMLLIElement>(null);
  const read = list !== undefined;
  useEffect(() => {
    if (read) here.current?.scrollIntoView({ block: 'nearest' });
  }, [read]);
  if (!list || list.length === 0) return null;
  return (
    <section aria-label="What you asked" className="mt-6">
      <h3 className="title-3 mb-2">What you asked</h3>
      <ul className="grid gap-3">
        {list.map(({ id, title, text, answer, askedAt, pending }) => (
          <li key={id} ref={id === shown ? here : undefined} className="rounded-control bg-surface-2 px-4 py-3">
            <p className="strong wrap-anywhere">{title || text}</p>
            {title !== '' && <p className="small wrap-anywhere text-ink-2">{text}</p>}
            <p className="caption mt-1 text-ink-2">
              {pending === 1 ? 'Saved on this phone. It will be sent when you’re online.' : <TimeAgo at={askedAt} />}
            </p>
            <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{answer ?? 'No answer yet.'}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

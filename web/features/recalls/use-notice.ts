import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { recallNotice } from '#domain/recalls/calls.ts';
import { RecallNotice } from '#domain/recalls/notice.ts';
import { useSession } from '#web/client/client-context.tsx';

/** A notice as it is shown: not there, out of reach, or undefined while it is looked for. */
export type NoticeRead = RecallNotice | 'missing' | 'unreachable' | undefined;

async function fetchNotice(id: string, signal: AbortSignal): Promise<NoticeRead> {
  try {
    const reply = await fetch(recallNotice.path.replace('{id}', encodeURIComponent(id)), { signal });
    if (reply.status === 404) return 'missing';
    if (!reply.ok) return 'unreachable';
    return RecallNotice.safeParse(await reply.json()).data ?? 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** One notice: out of this phone's tables, else from the server, with or without an account. */
export function useNotice(id: string): { readonly notice: NoticeRead; readonly retry: () => void } {
  const session = useSession();
  const db = session.status === 'signedIn' ? session.db : null;
  const held = useLiveQuery(async () => (db ? ((await db.notices.get(id))?.notice ?? null) : null), [db, id]);
  const [fetched, setFetched] = useState<{ readonly id: string; readonly notice: NoticeRead }>();
  const [tries, setTries] = useState(0);
  const wanted = held === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    void fetchNotice(id, left.signal).then((notice) => !left.signal.aborted && setFetched({ id, notice }));
    return () => left.abort();
  }, [id, wanted, tries]);
  const retry = () => {
    setFetched(undefined);
    setTries(tries + 1);
  };
  return { notice: held ?? (fetched?.id === id ? fetched.notice : undefined), retry };
}

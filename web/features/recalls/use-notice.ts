import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { recallNotice } from '#domain/recalls/calls.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { useClient, useSession } from '#web/client/client-context.tsx';

/** A notice, or why there is none: not found, or server out of reach; undefined while loading. */
export type NoticeRead = RecallNotice | 'missing' | 'unreachable' | undefined;

/** One request to the server. "Try again" starts a new one. */
interface Asked {
  readonly id: string;
  readonly notice: NoticeRead;
}

/** One notice, from this phone's tables or else from the server, with or without an account. */
export function useNotice(id: string): { readonly notice: NoticeRead; readonly retry: () => void } {
  const client = useClient();
  const session = useSession();
  const db = session.status === 'signedIn' ? session.db : null;
  const held = useLiveQuery(async () => (db ? ((await db.notices.get(id))?.notice ?? null) : null), [db, id]);
  const [asked, setAsked] = useState<Asked>({ id, notice: undefined });
  const wanted = held === null && (asked.id !== id || asked.notice === undefined);
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    void client.server.ask(recallNotice, { params: { id }, signal: left.signal }).then((reply) => {
      if (left.signal.aborted) return;
      const missing = !reply.ok && reply.problem.code === 'NOT_FOUND';
      setAsked({ id, notice: reply.ok ? reply.value : missing ? 'missing' : 'unreachable' });
    });
    return () => left.abort();
  }, [client, id, wanted]);
  const retry = () => setAsked({ id, notice: undefined });
  return { notice: held ?? (asked.id === id ? asked.notice : undefined), retry };
}

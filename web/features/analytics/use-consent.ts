import { useLiveQuery } from 'dexie-react-hooks';
import { useAccount } from '#web/client/client-context.tsx';
import { readMeta } from '#web/offline/tables/account-meta.ts';

/** The person's decision about usage events, and whether it is time to ask. */
export interface ConsentRead {
  readonly consent: 'granted' | 'refused' | null;
  /** No decision yet, and a first report was useful. */
  readonly mayAsk: boolean;
}

/** Undefined while the tables are read. */
export function useConsent(): ConsentRead | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => {
    const held = (await db.preferences.get('analyticsConsent'))?.value;
    const consent = held === 'granted' || held === 'refused' ? held : null;
    return { consent, mayAsk: consent === null && (await readMeta(db, 'usefulReportAt')) !== undefined };
  }, [db]);
}

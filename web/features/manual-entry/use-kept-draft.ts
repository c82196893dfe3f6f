import { useEffect, useState } from 'react';
import { useAccount } from '#web/client/client-context.tsx';
import type { ManualDraft } from './check-draft.ts';
import { readDraft } from './kept-draft.ts';

/**
 * The draft that the form starts with. Undefined while it is read; null if there is none.
 * @param wanted false if the form starts with something else
 */
export function useKeptDraft(scanned: string, wanted: boolean): ManualDraft | null | undefined {
  const { db } = useAccount();
  const [kept, setKept] = useState<ManualDraft | null>();
  useEffect(() => {
    let current = true;
    const show = (draft: ManualDraft | null) => current && setKept(draft);
    if (wanted) readDraft(db, scanned).then(show, () => show(null));
    else show(null);
    return () => {
      current = false;
    };
  }, [db, scanned, wanted]);
  return kept;
}

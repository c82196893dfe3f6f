import { useEffect, useState } from 'react';
import { useAccount, useNetwork } from '#web/client/client-context.tsx';
import { type StoredAccount, storedAccounts } from '#web/offline/tables/stored-accounts.ts';
import { PanelList } from '#web/ui/frame/panel.tsx';

const unsentWords = (count: number): string => {
  if (count === 0) return 'Nothing waits';
  return count === 1 ? '1 change waits' : `${count} changes wait`;
};

/** The accounts with data on this phone. For other accounts, only that they exist and how much waits to be sent. */
export function AccountsHere() {
  const { user } = useAccount();
  const { queued, notSent } = useNetwork();
  const [others, setOthers] = useState<readonly StoredAccount[]>([]);
  useEffect(() => {
    storedAccounts().then(
      (all) => setOthers(all.filter(({ userId }) => userId !== user.id)),
      // This browser cannot list databases: only this account is known.
      () => setOthers([]),
    );
  }, [user.id]);
  const rows = [
    { id: user.id, name: user.email, state: unsentWords(queued + notSent) },
    ...others.map(({ userId, unsent }) => ({ id: userId, name: 'Another account', state: unsentWords(unsent) })),
  ];
  return (
    <>
      <PanelList inset={16}>
        {rows.map(({ id, name, state }) => (
          <li key={id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2.5">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="num text-ink-2">{state}</span>
          </li>
        ))}
      </PanelList>
      {others.some(({ unsent }) => unsent > 0) && (
        <p className="small mt-2 text-ink-2">
          Another account’s changes are locked to it. They’re sent when that account signs in on this phone.
        </p>
      )}
    </>
  );
}

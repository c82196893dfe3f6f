import { CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { storedAccounts } from '#web/offline/tables/stored-accounts.ts';
import { Notice } from '#web/ui/frame/notice.tsx';

const sentence = (count: number): string =>
  count === 1
    ? 'This phone has 1 unsent change. It will be sent when the account that made it signs in here.'
    : `This phone has ${count} unsent changes. They will be sent when the account that made them signs in here.`;

/** Shown before sign-in: unsent changes of any account are kept on this phone, and not passed to whoever signs in. */
export function UnsentOnPhoneNotice() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    storedAccounts().then(
      (accounts) => setCount(accounts.reduce((sum, { unsent }) => sum + unsent, 0)),
      // This browser cannot list databases: the count is unknown before the sign-in.
      () => setCount(0),
    );
  }, []);
  if (count === 0) return null;
  return (
    <div className="mt-6">
      <Notice icon={<CloudUpload strokeWidth={1.9} aria-hidden="true" />} role="status">
        {sentence(count)}
      </Notice>
    </div>
  );
}

import { CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { storedAccounts } from '#web/offline/tables/stored-accounts.ts';
import { Notice } from '#web/ui/frame/notice.tsx';

const sentence = (count: number): string =>
  count === 1
    ? 'This phone keeps 1 change that is not sent yet. It goes out when the account that made it signs in here.'
    : `This phone keeps ${count} changes that are not sent yet. They go out when the account that made them signs in here.`;

/** Before somebody signs in: what waits on this phone, of whomever, is neither lost nor theirs. */
export function WaitingHere() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    storedAccounts().then(
      (accounts) => setCount(accounts.reduce((sum, { unsent }) => sum + unsent, 0)),
      // A browser that does not list databases: nothing can be told before the sign-in.
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

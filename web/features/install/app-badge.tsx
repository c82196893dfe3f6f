import { liveQuery } from 'dexie';
import { useEffect } from 'react';
import { attentionCount } from '#domain/inventory/attention.ts';
import { whenIdle } from '#web/browser/when-idle.ts';
import { useAccount, useNetwork } from '#web/client/client-context.tsx';

const today = (): string => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

const show = (count: number): void => {
  // Rejects if the app is not installed; then there is no icon to put it on.
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
};

/** Keeps the number on the app's icon up to date, on systems that support it. Renders nothing. */
export function AppBadge() {
  const { db } = useAccount();
  const { notSent } = useNetwork();
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const count = async () => attentionCount({ notSent, items: await db.inventory.toArray(), today: today() });
    // An error means that the tables were closed by a sign-out, so nothing is left to count.
    let watching: { unsubscribe(): void } | null = null;
    const callOff = whenIdle(() => {
      watching = liveQuery(count).subscribe({ next: show, error: () => show(0) });
    });
    return () => {
      callOff();
      watching?.unsubscribe();
    };
  }, [db, notSent]);
  useEffect(() => () => ('clearAppBadge' in navigator ? show(0) : undefined), []);
  return null;
}

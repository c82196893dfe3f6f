import { liveQuery } from 'dexie';
import { useEffect } from 'react';
import { attentionCount } from '#domain/inventory/attention.ts';
import { useNetwork } from '#web/client-context.tsx';
import type { AccountDb } from '#web/offline/account-db.ts';

const today = (): string => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

const show = (count: number): void => {
  // Refused where the app is not installed; then there is no icon to put it on.
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
};

/** Keeps the number on the app's icon, where the system has icons with numbers. Draws nothing. */
export function AppBadge({ db }: { db: AccountDb }) {
  const { notSent } = useNetwork();
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const count = async () => attentionCount({ notSent, items: await db.inventory.toArray(), today: today() });
    // Tables that were closed have nothing to count: somebody signed out.
    const watching = liveQuery(count).subscribe({ next: show, error: () => show(0) });
    return () => watching.unsubscribe();
  }, [db, notSent]);
  useEffect(() => () => ('clearAppBadge' in navigator ? show(0) : undefined), []);
  return null;
}

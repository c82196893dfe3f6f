import { markNotMine } from '#web/offline/push/not-mine.ts';
import { withAccount } from '#web/offline/session/with-account.ts';
import { drain } from './drain.ts';

declare const self: ServiceWorkerGlobalScope;

/** The data a notification was shown with (see push.ts). */
interface Shown {
  readonly url: string;
  readonly recall: { readonly noticeId: string; readonly productId: string } | null;
}

const shownOf = (data: unknown): Shown => {
  const { url = '/notifications', recall = null } = (data ?? {}) as Partial<Shown>;
  return { url, recall };
};

/** Opens an address of the app in an open page, or in a new one if there is none. */
async function open(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) {
    try {
      const moved = await page.navigate(url);
      await moved?.focus();
      return;
    } catch {
      // A page this worker does not control cannot be navigated.
    }
  }
  await self.clients.openWindow(url);
}

async function notMine({ url, recall }: Shown): Promise<void> {
  const marked = recall && (await withAccount((here) => markNotMine(here, recall)));
  // If the answer could not be stored, the person decides on the page.
  if (!marked?.ok) return open(url);
  await drain();
}

/** Handles taps on a notification: opens its page, or records that the product is not the household's. */
export function handleNotificationClicks(): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const shown = shownOf(event.notification.data);
    event.waitUntil(event.action === 'notMine' ? notMine(shown) : open(shown.url));
  });
}

import { type PushMessage, readMessage } from '#domain/delivery/message.ts';
import { type Composed, compose, composeUnknown } from '#web/offline/push/compose.ts';
import { fetchNotice } from '#web/offline/push/fetch-notice.ts';
import { withAccount } from '#web/offline/session/with-account.ts';
import { drain } from './drain.ts';

declare const self: ServiceWorkerGlobalScope;

/** Notification buttons are missing in TypeScript's library and in some browsers. */
type WithButtons = NotificationOptions & {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
};

const ICON = '/icons/icon-192.png';
const BUTTONS = [
  { action: 'show', title: 'Show' },
  { action: 'notMine', title: 'Not mine' },
] as const;

function messageOf(data: PushMessageData | null): PushMessage | null {
  try {
    return readMessage(data?.json());
  } catch {
    return null;
  }
}

async function composeHere(message: PushMessage): Promise<Composed> {
  const composed = await withAccount(async ({ db, now, stayOffline }) => {
    const send = (path: string, init: RequestInit) => self.fetch(path, init);
    if (!stayOffline) await Promise.all(message.parts.map((part) => fetchNotice(send, db, part)));
    return compose(db, message, now());
  });
  return composed ?? composeUnknown(message);
}

/** Always shows a notification, even for an unreadable message: a push that shows none costs the permission. */
async function show(data: PushMessageData | null): Promise<void> {
  const message = messageOf(data);
  const { title, body, url, recall } = message
    ? await composeHere(message).catch(() => composeUnknown(message))
    : composeUnknown(null);
  const options: WithButtons = {
    body,
    icon: ICON,
    // A message sent again replaces the notification shown before.
    ...(message && { tag: message.id }),
    data: { url, recall },
    ...(recall && { actions: BUTTONS }),
  };
  await self.registration.showNotification(title, options);
}

/** Shows what a push message is about. A push also means the server is reachable, so the outbox is sent. */
export function showOnPush(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(show(event.data));
    event.waitUntil(drain());
  });
}

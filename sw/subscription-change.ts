declare const self: ServiceWorkerGlobalScope;

/** TypeScript's library has no type for this event. */
interface ChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Gives the server this browser's new push address. */
async function tellServer(old: PushSubscription | null, fresh: PushSubscription): Promise<void> {
  const { endpoint, keys, expirationTime = null } = fresh.toJSON();
  await self.fetch('/api/push/subscription', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, expirationTime, replaces: old?.endpoint ?? null }),
  });
}

/** Renews the push subscription when the browser ends it (product P15.5). */
export function renewPushSubscription(): void {
  self.addEventListener('pushsubscriptionchange', (given: Event) => {
    const event = given as ChangeEvent;
    const old = event.oldSubscription ?? null;
    const renew = async (): Promise<void> => {
      const { pushManager } = self.registration;
      const fresh = event.newSubscription ?? (old && (await pushManager.subscribe(old.options)));
      if (fresh) await tellServer(old, fresh);
    };
    event.waitUntil(renew());
  });
}

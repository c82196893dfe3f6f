declare const self: ServiceWorkerGlobalScope;

/** Not in the compiler's library as an event with its subscriptions. */
interface ChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Tells the server the address under which this browser is reached from now on. */
async function tellServer(old: PushSubscription | null, fresh: PushSubscription): Promise<void> {
  const { endpoint, keys, expirationTime = null } = fresh.toJSON();
  await self.fetch('/api/push/subscription', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, expirationTime, replaces: old?.endpoint ?? null }),
  });
}

/** Subscribes anew where the browser ended a subscription (product P15.5). */
export function followSubscription(): void {
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

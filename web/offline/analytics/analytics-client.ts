import type { Happening } from '#domain/analytics/event.ts';
import type { Client, ScanEnd } from '../client.ts';
import type { Analytics } from './analytics.ts';

/** The event for each way a scan can end: its kind only, never the barcode. */
const ENDS: Readonly<Record<ScanEnd['status'], Happening>> = {
  identified: { name: 'product.scan_success', properties: {} },
  needs_label: { name: 'product.label_capture_required', properties: {} },
  unknown: { name: 'product.scan_failed', properties: { reason: 'unknown' } },
  unreachable: { name: 'product.scan_failed', properties: { reason: 'unreachable' } },
  signed_out: { name: 'product.scan_failed', properties: { reason: 'refused' } },
  limit_reached: { name: 'product.scan_limit_reached', properties: {} },
};

/** Wraps the client so that what is done through it is recorded as usage events. It otherwise behaves the same. */
export function recordingClient(client: Client, analytics: Analytics): Client {
  const tell = (happening: Happening) => void analytics.record(happening);
  return {
    ...client,
    login: async (credentials) => {
      const done = await client.login(credentials);
      if (done.ok) tell({ name: 'user.login', properties: { method: 'password' } });
      return done;
    },
    signInBy: async (call) => {
      // A person already signed in is confirming their identity, not signing in.
      const before = client.session.getState();
      const done = await client.signInBy(call);
      if (done.ok && (before.status !== 'signedIn' || before.needsSignIn))
        tell({ name: 'user.login', properties: { method: 'passkey' } });
      return done;
    },
    perform: async (type, entityId, payload, seenRev) => {
      const done = await client.perform(type, entityId, payload, seenRev);
      if (done.ok && type === 'inventory.add') tell({ name: 'inventory.product_added', properties: {} });
      if (done.ok && type === 'product.relabel') tell({ name: 'product.label_capture_success', properties: {} });
      return done;
    },
    scan: async (scan) => {
      tell({ name: 'product.scan_started', properties: { source: scan.input, mode: scan.mode } });
      const begun = await client.scan(scan);
      if (begun.ok) void begun.value.ended.then((end) => tell(ENDS[end.status]));
      else if (begun.problem.code === 'SCAN_LIMIT_REACHED') tell(ENDS.limit_reached);
      else tell({ name: 'product.scan_failed', properties: { reason: 'refused' } });
      return begun;
    },
  };
}

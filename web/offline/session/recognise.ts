import { user } from '#domain/accounts/calls.ts';
import type { User } from '#domain/contract/account.ts';
import type { SessionPorts } from './account-session.ts';
import { whileChangingIdentity } from './identity.ts';

/** How long a start may wait for the server to say who is signed in. */
const PATIENCE_MS = 5_000;

/**
 * Asks the server who is signed in if this phone knows no account but the browser may have a session: it was started
 * elsewhere, or the site's data were partly cleared. Without that hint the server is not asked, since a phone on which
 * nobody signed in would only get a 401.
 * @returns the person, whom the phone then remembers; null if nobody is signed in or no answer comes
 */
export async function recognisePerson(ports: SessionPorts): Promise<User | null> {
  const { device, remote, locks, clock } = ports;
  if (ports.network.state.getState().stayOffline || !ports.mayBeSignedIn() || (await device.account()) !== null)
    return null;
  const stop = new AbortController();
  const callOff = clock.after(PATIENCE_MS, () => stop.abort());
  try {
    return await whileChangingIdentity(locks, async () => {
      // Another tab may have signed in meanwhile.
      if ((await device.account()) !== null || stop.signal.aborted) return null;
      const reply = await remote.call(user, { signal: stop.signal });
      if (reply.kind !== 'answer') return null;
      await device.setAccount(reply.value.id);
      return reply.value;
    });
  } finally {
    callOff();
  }
}

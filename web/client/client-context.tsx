import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { User } from '#domain/contract/account.ts';
import type { Client, NetworkState, SessionState } from '#web/offline/client.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

const ClientContext = createContext<Client | null>(null);

/** Provides the page's one client to everything below. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client: accounts, writes, scans, the network. Throws outside its provider. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}

/** Who is signed in on this phone. */
export const useSession = (): SessionState => useStore(useClient().session);

/** What the network chip shows. */
export const useNetwork = (): NetworkState => useStore(useClient().network);

/** The account whose tables are open. Use only below the shell's sign-in gate. */
export function useAccount(): { readonly user: User; readonly db: AccountDb } {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('useAccount needs a signed-in session');
  return session;
}

import { useEffect, useState } from 'react';
import { z } from 'zod';
import { confirmedNumbers, HelpNumber } from '#domain/emergency/help-number.ts';
import type { Client } from '#web/offline/client.ts';
import { useClient } from './client-context.tsx';

/** Stored per phone, not per account: the numbers help anyone holding it and are not personal data. */
const KEY = 'help-numbers';
const Kept = z.array(HelpNumber);

/** The confirmed numbers this phone last fetched, without those confirmed more than a year ago. */
function keptNumbers(today: string): readonly HelpNumber[] {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return kept.success ? confirmedNumbers(kept.data, today) : [];
  } catch {
    return [];
  }
}

/** Fetches the server's confirmed numbers and stores them for offline use. */
export async function refreshHelpNumbers(client: Client): Promise<void> {
  if (client.network.getState().stayOffline) return;
  const asked = await client.server.helpNumbers();
  if (asked.ok) localStorage.setItem(KEY, JSON.stringify(asked.value.numbers));
}

/** The confirmed numbers: first those stored on the phone, then the server's. @param today ISO date */
export function useHelpNumbers(today: string): readonly HelpNumber[] {
  const client = useClient();
  const [numbers, setNumbers] = useState(() => keptNumbers(today));
  useEffect(() => {
    let current = true;
    void refreshHelpNumbers(client).then(() => current && setNumbers(keptNumbers(today)));
    return () => {
      current = false;
    };
  }, [client, today]);
  return numbers;
}

import { useEffect, useState } from 'react';
import { z } from 'zod';
import { confirmedNumbers, HelpNumber } from '#domain/emergency/help-number.ts';
import type { Client } from '#web/offline/client.ts';
import { useClient } from './client-context.tsx';

/** On the phone and of no account: they help whoever holds it, and name nobody. */
const KEY = 'help-numbers';
const Kept = z.array(HelpNumber);

/** The confirmed numbers as this phone last heard them. One that was confirmed more than a year ago is left out. */
function keptNumbers(today: string): readonly HelpNumber[] {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return kept.success ? confirmedNumbers(kept.data, today) : [];
  } catch {
    return [];
  }
}

/** Asks the server for its confirmed numbers and keeps them for the day without a signal. */
export async function refreshHelpNumbers(client: Client): Promise<void> {
  if (client.network.getState().stayOffline) return;
  const asked = await client.server.helpNumbers();
  if (asked.ok) localStorage.setItem(KEY, JSON.stringify(asked.value.numbers));
}

/** The confirmed numbers: at once those that the phone has, then those of the server. @param today ISO date */
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

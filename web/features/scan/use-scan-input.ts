import { useCallback, useState } from 'react';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import type { ScanInput } from '#domain/scanning/scan.ts';
import { scanPreferences } from '#web/scanning/scan-preferences.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { confirmRead } from './feedback.ts';
import type { ScanFlow } from './use-scan-flow.ts';

/** All the ways a code reaches the scan flow, with the same feedback and effects. */
export function useScanInput({ submit }: Pick<ScanFlow, 'submit'>) {
  const [last, setLast] = useState<Gtin | null>(null);

  const send = useCallback(
    (gtin: Gtin, input: ScanInput): boolean => {
      const taken = submit(gtin, input);
      if (!taken) showToast({ title: 'Please Wait', description: 'The last product is still being looked up.' });
      else setLast(gtin);
      return taken;
    },
    [submit],
  );
  /** A code that the camera read by itself. */
  const read = useCallback(
    (gtin: Gtin) => {
      confirmRead(scanPreferences());
      send(gtin, 'camera');
    },
    [send],
  );
  /** Digits from a scanner that acts as a keyboard. They are checked like any others. */
  const keyed = useCallback(
    (digits: string) => {
      const code = parseGtin(digits);
      if (code.ok) send(code.value, 'typed');
      else showToast({ title: 'Not read', description: code.problem.message, variant: 'warning' });
    },
    [send],
  );
  const forget = useCallback(() => setLast(null), []);
  return { last, send, read, keyed, forget };
}

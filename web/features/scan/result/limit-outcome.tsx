import { useEffect, useState } from 'react';
import type { Gtin } from '#domain/products/gtin.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { ScanMode } from '#domain/scanning/scan.ts';
import { useClient } from '#web/client/client-context.tsx';
import { LimitModal } from './limit-modal.tsx';
import { ScanSheet } from './scan-sheet.tsx';
import { useVerdict } from './use-verdict.ts';
import { VerdictSheet } from './verdict-sheet.tsx';

interface LimitOutcomeProps {
  gtin: Gtin;
  message: string;
  mode: ScanMode;
  onClose: () => void;
}

/** Fetches the product if it is not on this phone, for the warnings that no plan holds back. */
function useFetched(gtin: Gtin, missing: boolean): boolean {
  const client = useClient();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!missing) return;
    let current = true;
    void client.fetchProduct(gtin).then(() => current && setAsked(true));
    return () => {
      current = false;
    };
  }, [client, gtin, missing]);
  return asked;
}

/**
 * The monthly scan limit is reached (product P6.4). Products that the household already knows stay readable. For a new
 * product only the CRITICAL warnings are shown, without a score.
 */
export function LimitOutcome({ gtin, message, mode, onClose }: LimitOutcomeProps) {
  const verdict = useVerdict(gtin);
  const asked = useFetched(gtin, verdict !== undefined && verdict.product === null);
  if (!verdict) return null;
  const { product, report, household, known, fault } = verdict;
  if (product && known) {
    return (
      <ScanSheet label="Scan result" onClose={onClose}>
        <VerdictSheet verdict={verdict} mode={mode} end={{ status: 'limit_reached', message }} onNext={onClose} />
      </ScanSheet>
    );
  }
  const critical =
    report && household
      ? householdView(report, household).warnings.filter(({ severity }) => severity === 'CRITICAL')
      : [];
  const looking = report === null && fault === null && (product !== null || !asked);
  return (
    <LimitModal
      message={message}
      name={product?.name ?? null}
      critical={critical}
      household={household}
      looking={looking}
      onClose={onClose}
    />
  );
}

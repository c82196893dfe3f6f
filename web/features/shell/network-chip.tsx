import { CloudAlert, RefreshCw, WifiLow, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useNetwork } from '#web/client-context.tsx';
import { timeAgo } from '#web/ui/time-ago.tsx';
import { NotSentSheet } from './not-sent-sheet.tsx';

/** Says what stands between this phone and the server. Nothing while all is well. */
export function NetworkChip() {
  const network = useNetwork();
  const [listing, setListing] = useState(false);
  if (network.notSent > 0 && network.status !== 'offline') {
    return (
      <>
        <button type="button" className="network-chip text-high-text" onClick={() => setListing(true)}>
          <CloudAlert strokeWidth={1.9} aria-hidden="true" />
          {network.notSent} not sent
        </button>
        <NotSentSheet open={listing} onClose={() => setListing(false)} />
      </>
    );
  }
  return (
    <span role="status" className="contents">
      {network.status === 'offline' ? (
        <span className="network-chip">
          <WifiOff strokeWidth={1.9} aria-hidden="true" />
          <strong>Offline</strong>
          {network.lastHeardAt !== null &&
            `updated ${timeAgo(network.lastHeardAt, Date.now()).replace('Just', 'just')}`}
        </span>
      ) : network.queued > 0 ? (
        <span className="network-chip">
          <RefreshCw strokeWidth={1.9} aria-hidden="true" />
          <strong>Syncing {network.queued}</strong>
        </span>
      ) : (
        network.status === 'weak' && (
          <span className="network-chip">
            <WifiLow strokeWidth={1.9} aria-hidden="true" />
            <strong>Weak signal</strong>
          </span>
        )
      )}
    </span>
  );
}

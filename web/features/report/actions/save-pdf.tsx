import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isEntitled, PLAN_NAME, planWith } from '#domain/plans/entitlements.ts';
import type { Product } from '#domain/products/product.ts';
import { useNetwork, useSession } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';
import { fetchPdf } from './fetch-pdf.ts';

interface SavePdfProps {
  product: Product;
  /** The file is saved. */
  onSaved: () => void;
}

/** "Save as PDF" and what stands in its way, in two lines. */
const Words = ({ note, name = 'Save as PDF' }: { note?: string; name?: string }) => (
  <>
    <FileDown strokeWidth={1.9} aria-hidden="true" />
    <span className="min-w-0 py-1.5">
      {name}
      <span role="status" className="small block text-ink-2">
        {note}
      </span>
    </span>
  </>
);

/** Has the server print the report. Says in its own place that it is at work, why it failed, or what it needs. */
export function SavePdf({ product, onSaved }: SavePdfProps) {
  const usage = useScanUsage();
  const session = useSession();
  const network = useNetwork();
  const [state, setState] = useState<'idle' | 'making' | { readonly failed: string }>('idle');
  if (!usage || session.status !== 'signedIn') return null;
  if (!isEntitled(usage.subscription.tier, 'exportReports')) {
    const plan = planWith('exportReports');
    return (
      <Link to={`${paths.subscription}?plan=${plan}`} className="menu-item">
        <Words note={`Part of the ${PLAN_NAME[plan]} plan`} />
      </Link>
    );
  }
  const isOffline = network.status === 'offline';
  const isMaking = state === 'making';
  const make = async () => {
    setState('making');
    const failed = await fetchPdf(product);
    setState(failed === null ? 'idle' : { failed });
    if (failed === null) onSaved();
  };
  const note = isOffline
    ? 'Needs your server. Text and data are saved without it.'
    : typeof state === 'object'
      ? `Not saved. ${state.failed}`
      : undefined;
  return (
    <button
      type="button"
      className="menu-item"
      aria-disabled={isOffline || isMaking}
      aria-busy={isMaking}
      onClick={() => {
        if (!isOffline && !isMaking) void make();
      }}
    >
      <Words name={isMaking ? 'Making the PDF' : 'Save as PDF'} {...(note !== undefined && { note })} />
    </button>
  );
}

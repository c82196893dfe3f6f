import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { reportPdf } from '#domain/products/calls.ts';
import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import { saveFile } from '#web/browser/save-file.ts';
import { useClient, useNetwork, useSession } from '#web/client/client-context.tsx';
import { useHolds } from '#web/scanning/use-holds.ts';

/** A long report takes seconds on a small server, and may wait for others. */
const PATIENCE_MS = 70_000;

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

/** Has the server print the report, on plans that export. Says in its own place that it is at work, or why it failed. */
export function SavePdf({ product, onSaved }: SavePdfProps) {
  const client = useClient();
  const holds = useHolds('exportReports');
  const session = useSession();
  const network = useNetwork();
  const [state, setState] = useState<'idle' | 'making' | { readonly failed: string }>('idle');
  // That a larger plan has it stands at the end of the report.
  if (!holds || session.status !== 'signedIn') return null;
  const isOffline = network.status === 'offline';
  const isMaking = state === 'making';
  const make = async () => {
    setState('making');
    const wish = { params: { id: product.id }, isWork: true, timeoutMs: PATIENCE_MS };
    const made = await client.server.ask(reportPdf, wish);
    if (!made.ok) return setState({ failed: made.problem.message });
    if (!made.value) return setState({ failed: 'What the server sent is no PDF.' });
    saveFile(`${productSlug(product)}.pdf`, 'application/pdf', made.value);
    setState('idle');
    onSaved();
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

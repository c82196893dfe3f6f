import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { reportPdf } from '#domain/products/calls.ts';
import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import { saveFile } from '#web/browser/save-file.ts';
import { useClient, useNetwork, useSession } from '#web/client/client-context.tsx';
import { usePlanIncludes } from '#web/scanning/use-plan-includes.ts';

/** Timeout: a long report takes seconds on a small server, and may have to queue. */
const PATIENCE_MS = 70_000;

interface SavePdfProps {
  product: Product;
  /** Called once the file is saved. */
  onSaved: () => void;
}

/** "Save as PDF" with a note below on why it is not possible. */
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

/** Has the server make a PDF of the report, on plans that export. Shows progress and failure in its own place. */
export function SavePdf({ product, onSaved }: SavePdfProps) {
  const client = useClient();
  const holds = usePlanIncludes('exportReports');
  const session = useSession();
  const network = useNetwork();
  const [state, setState] = useState<'idle' | 'making' | { readonly failed: string }>('idle');
  // The end of the report says that a larger plan has it.
  if (!holds || session.status !== 'signedIn') return null;
  const isOffline = network.status === 'offline';
  const isMaking = state === 'making';
  const make = async () => {
    setState('making');
    const wish = { params: { id: product.id }, isWork: true, timeoutMs: PATIENCE_MS };
    const made = await client.server.ask(reportPdf, wish);
    if (!made.ok) return setState({ failed: made.problem.message });
    if (!made.value) return setState({ failed: 'The server did not send a PDF.' });
    saveFile(`${productSlug(product)}.pdf`, 'application/pdf', made.value);
    setState('idle');
    onSaved();
  };
  const note = isOffline
    ? 'Needs your server. You can still save text and data.'
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
      <Words name={isMaking ? 'Creating the PDF' : 'Save as PDF'} {...(note !== undefined && { note })} />
    </button>
  );
}

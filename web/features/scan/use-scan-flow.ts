import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type Gtin, printedCode } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import type { ScanInput, ScanMode } from '#domain/scanning/scan.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { ScanEnd } from '#web/offline/client.ts';

/** The state of the last code that was read. */
export type Flow =
  /** Nothing read yet: the camera is searching, or the person is typing. */
  | { readonly status: 'open' }
  /**
   * A code was read. `product` is set first, if the phone knows it; `end` once the server answers or is given up on.
   */
  | {
      readonly status: 'read';
      readonly gtin: Gtin;
      readonly product: Product | null;
      readonly end: ScanEnd | null;
    }
  /** The scan could not even be stored on the phone. */
  | { readonly status: 'refused'; readonly gtin: Gtin; readonly message: string }
  | { readonly status: 'limit'; readonly gtin: Gtin; readonly message: string };

type Event =
  | { readonly type: 'began'; readonly gtin: Gtin }
  | { readonly type: 'known'; readonly gtin: Gtin; readonly product: Product | null }
  | { readonly type: 'ended'; readonly gtin: Gtin; readonly end: ScanEnd }
  | { readonly type: 'refused'; readonly gtin: Gtin; readonly message: string }
  | { readonly type: 'limit'; readonly gtin: Gtin; readonly message: string }
  | { readonly type: 'closed' };

/** Fallback if there is no more specific message (product P7.4). */
const FAILED = 'Failed to scan the product. Please try again.';

function next(flow: Flow, event: Event): Flow {
  switch (event.type) {
    case 'began':
      return { status: 'read', gtin: event.gtin, product: null, end: null };
    case 'closed':
      return { status: 'open' };
    case 'refused':
    case 'limit':
      return { status: event.type, gtin: event.gtin, message: event.message };
    case 'known':
      return flow.status === 'read' && flow.gtin === event.gtin ? { ...flow, product: event.product } : flow;
    case 'ended':
      return flow.status === 'read' && flow.gtin === event.gtin ? { ...flow, end: event.end } : flow;
  }
}

export interface ScanFlow {
  readonly flow: Flow;
  /** Submits a checked code. Returns false while another one is still being looked up. */
  submit(gtin: Gtin, input: ScanInput): boolean;
  close(): void;
}

/**
 * One scan from the read code to its result: stored on the phone, shown at once if the product is known, and completed
 * when the server answers or cannot be reached.
 */
export function useScanFlow(mode: ScanMode): ScanFlow {
  const client = useClient();
  const [flow, dispatch] = useReducer(next, { status: 'open' });
  const alive = useRef(true);
  const busy = flow.status === 'read' && flow.product === null && flow.end === null;

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const submit = useCallback(
    (gtin: Gtin, input: ScanInput) => {
      if (busy) return false;
      dispatch({ type: 'began', gtin });
      const send = async () => {
        const begun = await client.scan({ barcode: printedCode(gtin), mode, input });
        if (!alive.current) return;
        if (!begun.ok) {
          const { code, message } = begun.problem;
          return dispatch({ type: code === 'SCAN_LIMIT_REACHED' ? 'limit' : 'refused', gtin, message });
        }
        dispatch({ type: 'known', gtin, product: begun.value.product });
        const end = await begun.value.ended;
        if (alive.current) dispatch({ type: 'ended', gtin, end });
      };
      send().catch((reason: unknown) => {
        // Storage is full or refused: the scan was not stored, and the person must be told.
        const message = reason instanceof Error && reason.message !== '' ? reason.message : FAILED;
        if (alive.current) dispatch({ type: 'refused', gtin, message });
      });
      return true;
    },
    [busy, client, mode],
  );

  const close = useCallback(() => dispatch({ type: 'closed' }), []);
  return { flow, submit, close };
}

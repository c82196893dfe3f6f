import { useCallback, useEffect, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import type { Shown } from '#web/offline/tables/account-db.ts';
import { ensureReport, keepServerReport, type ReportDoing } from '#web/offline/tables/report-store.ts';
import { engine } from '#web/reports/engine.ts';
import type { ReportWork } from '#web/reports/report-loading.tsx';
import { lastReportMs, noteReportMs } from '#web/reports/report-timing.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { reportFromServer } from './report-from-server.ts';

/** The steps on this phone, in order. The progress is the share of steps done. */
const DOING: readonly ReportDoing[] = ['opening', 'analyzing', 'scoring', 'finalizing'];

const BEGUN: ReportWork = { stage: null, progress: 0, estimatedTime: null };

// Wording: product P2.6.3.
const LATE = 'Report generation is taking longer than expected. Viewing product details...';

/** The displayed state of the work on this phone. @param sinceMs how long it has taken so far */
function workOf(doing: ReportDoing, sinceMs: number): ReportWork {
  const last = lastReportMs();
  return {
    stage: doing === 'opening' ? null : doing,
    progress: (100 * DOING.indexOf(doing)) / DOING.length,
    estimatedTime: last === null ? null : Math.max(1, Math.ceil((last - sinceMs) / 1000)),
  };
}

/**
 * Keeps a product's report up to date: made by this phone's engine or, if that fails, by the server. Reports progress.
 */
export function useReportWork(product: Shown<Product> | undefined) {
  const client = useClient();
  const { db } = useAccount();
  const [work, setWork] = useState<ReportWork>(BEGUN);
  const [fault, setFault] = useState<{ id: string; message: string } | null>(null);
  const [turn, setTurn] = useState(0);

  const make = useCallback(
    async (wanted: Shown<Product>, signal: AbortSignal) => {
      const began = performance.now();
      const show = (next: ReportWork) => {
        if (!signal.aborted) setWork(next);
      };
      let wrote = false;
      const onStage = (doing: ReportDoing) => {
        if (doing === 'finalizing') wrote = true;
        show(workOf(doing, performance.now() - began));
      };
      const failed = (message: string) => {
        if (!signal.aborted) setFault({ id: wanted.id, message });
      };
      try {
        await ensureReport(db, wanted, engine, onStage);
        if (wrote) noteReportMs(performance.now() - began);
        if (!signal.aborted) setFault(null);
      } catch (reason) {
        const message = reason instanceof Error ? reason.message : String(reason);
        // The server cannot assess a product that it does not have yet.
        if (wanted.pending === 1 || client.network.getState().stayOffline) return failed(message);
        const end = await reportFromServer(client.server, wanted.id, show, signal);
        if (signal.aborted) return;
        if (end.status === 'ready') await keepServerReport(db, wanted, end.report);
        if (end.status === 'late')
          showToast({ title: 'Report Generation Issue', description: LATE, variant: 'warning' });
        if (end.status !== 'ready') failed(message);
      }
    },
    [client, db],
  );

  useEffect(() => {
    // A new turn makes the report of the same product again.
    if (!product || turn < 0) return;
    const left = new AbortController();
    void make(product, left.signal);
    return () => left.abort();
  }, [product, make, turn]);

  const again = useCallback(() => {
    setFault(null);
    setTurn((count) => count + 1);
  }, []);
  return { work, fault: fault?.id === product?.id ? (fault?.message ?? null) : null, again };
}

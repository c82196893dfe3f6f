import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#web/client/client-context.tsx';
import { Landing } from '#web/features/landing/landing.tsx';
import { enliven } from '#web/features/landing/live.ts';
import { recomputeSample } from '#web/features/landing/recompute-sample.ts';
import { SampleReading, SampleReadingWait } from '#web/features/landing/sample-reading.tsx';
import { ReceiptPanel } from '#web/product-view/receipt-panel.tsx';
import { engine } from '#web/reports/engine.ts';
import { useEngineAnswer } from '#web/reports/use-engine-answer.ts';
import { knownWords } from '#web/words/knowledge-words.ts';

/** The start page within the app, where it was reached without a new document: the engine of this page draws its sample. */
export function Component() {
  const { status } = useSession();
  const { state } = useEngineAnswer(
    useCallback(async () => [await recomputeSample(), await engine.counts()] as const, []),
  );
  const [report, counts] = state.status === 'answered' ? state.value : [];
  const [page, setPage] = useState<HTMLElement | null>(null);
  useEffect(() => {
    document.title = 'Safeshelf: know what is on your shelf';
  }, []);
  useEffect(() => {
    if (page) enliven(page);
  }, [page]);
  return (
    <div ref={setPage} data-signed-in={status === 'signedIn'}>
      <Landing
        reading={report ? <SampleReading report={report} /> : <SampleReadingWait />}
        receipt={report ? <ReceiptPanel report={report} /> : null}
        known={counts ? knownWords(counts) : null}
      />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { ReceiptPanel } from '#web/product-view/receipt-panel.tsx';
import { engine } from '#web/reports/engine.ts';
import { useEngineAnswer } from '#web/reports/use-engine-answer.ts';
import { knownWords } from '#web/words/knowledge-words.ts';
import { Landing } from './landing.tsx';
import { activateStartPage } from './live.ts';
import { recomputeSample } from './recompute-sample.ts';
import { SampleReading, SampleReadingWait } from './sample-reading.tsx';

const sampleAndCounts = async () => [await recomputeSample(), await engine.counts()] as const;

/** The start page within the app, where the engine in this page makes the sample's report. */
export function LiveLanding({ signedIn, sells }: { signedIn: boolean; sells: boolean }) {
  const { state } = useEngineAnswer(sampleAndCounts);
  const [report, counts] = state.status === 'answered' ? state.value : [];
  const [page, setPage] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (page) activateStartPage(page);
  }, [page]);
  return (
    <div ref={setPage} data-signed-in={signedIn}>
      <Landing
        reading={report ? <SampleReading report={report} /> : <SampleReadingWait />}
        receipt={report ? <ReceiptPanel report={report} /> : null}
        known={counts ? knownWords(counts) : null}
        sells={sells}
      />
    </div>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { assess } from '#domain/safety/engine.ts';
import { Landing } from '../features/landing/landing.tsx';
import { SampleReading } from '../features/landing/sample-reading.tsx';
import { paths } from '../paths.ts';
import { DEMO_INPUT } from '../product-view/demo-product.ts';
import { ReceiptPanel } from '../product-view/receipt-panel.tsx';
import { knownWords } from '../words/knowledge-words.ts';

/**
 * The start page as the build renders it, for a first visitor to read before any script loads. Its sample report is
 * computed by the engine from this build's knowledge.
 * @param pack the compiled knowledge
 * @returns markup without inline styles, which the content security policy forbids
 */
export function drawStartPage(pack: Uint8Array): string {
  const knowledge = readPack(pack);
  const report = assess(DEMO_INPUT, knowledge);
  const ids = knowledge.ids();
  const facts = ids.reduce((sum, id) => sum + (knowledge.ingredient(id)?.facts.length ?? 0), 0);
  return renderToStaticMarkup(
    <StaticRouter location={paths.home}>
      <Landing
        reading={<SampleReading report={report} />}
        receipt={<ReceiptPanel report={report} />}
        known={knownWords({ ingredients: ids.length, facts })}
        sells={false}
      />
    </StaticRouter>,
  );
}

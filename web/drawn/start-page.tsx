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
 * The start page as the build draws it: what a first visitor reads while no script has come, with the report of the
 * sample as the engine makes it from the knowledge of this build.
 * @param pack the compiled knowledge
 * @returns markup without an inline style, which the content policy forbids in a document
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

import { useCallback, useRef } from 'react';
import type { Product } from '#domain/products/product.ts';
import { inputOfProduct } from '#domain/safety/product-input.ts';
import type { Report } from '#domain/safety/report.ts';
import { useClient } from '#web/client/client-context.tsx';
import { engine } from '#web/reports/engine.ts';
import { useEngineAnswer } from '#web/reports/use-engine-answer.ts';
import { EngineError } from '#web/workers/engine/engine-client.ts';

/** A product with what the engine of this page says of it. */
export interface Judged {
  readonly product: Product;
  readonly report: Report;
}

/** Products that were judged, and all that come with the app. */
export interface PackReports {
  readonly judged: readonly Judged[];
  readonly pack: readonly Product[];
}

/**
 * Judges products that come with the app, in the page: each once, however often it is asked for. Nothing is stored.
 * @param wanted which of them; stable while the question is the same
 */
export function usePackReports(wanted: (pack: readonly Product[]) => readonly Product[]) {
  const client = useClient();
  const known = useRef(new Map<string, Report>());
  return useEngineAnswer<PackReports>(
    useCallback(async () => {
      const pack = await client.firstPack();
      if (pack.length === 0) throw new EngineError('no_knowledge', 'The products of the app are not on this device.');
      const judged: Judged[] = [];
      for (const product of wanted(pack)) {
        const report = known.current.get(product.id) ?? (await engine.assess(inputOfProduct(product)));
        known.current.set(product.id, report);
        judged.push({ product, report });
      }
      return { judged, pack };
    }, [client, wanted]),
  );
}

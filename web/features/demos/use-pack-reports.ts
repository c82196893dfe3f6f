import { useCallback, useRef } from 'react';
import type { Product } from '#domain/products/product.ts';
import { inputOfProduct } from '#domain/safety/product-input.ts';
import type { Report } from '#domain/safety/report.ts';
import { useClient } from '#web/client/client-context.tsx';
import { engine } from '#web/reports/engine.ts';
import { useEngineAnswer } from '#web/reports/use-engine-answer.ts';
import { EngineError } from '#web/workers/engine/engine-client.ts';

/** A product with the report that the engine in this page made. */
export interface JudgedProduct {
  readonly product: Product;
  readonly report: Report;
}

/** The scored products, and all products shipped with the app. */
export interface PackReports {
  readonly judged: readonly JudgedProduct[];
  readonly pack: readonly Product[];
}

/**
 * Scores products shipped with the app, in the page: each once, however often it is requested. Nothing is stored.
 * @param wanted selects the products; must stay the same function while the selection is the same
 */
export function usePackReports(wanted: (pack: readonly Product[]) => readonly Product[]) {
  const client = useClient();
  const known = useRef(new Map<string, Report>());
  return useEngineAnswer<PackReports>(
    useCallback(async () => {
      const pack = await client.firstPack();
      if (pack.length === 0) throw new EngineError('no_knowledge', 'The app’s products aren’t on this device.');
      const judged: JudgedProduct[] = [];
      for (const product of wanted(pack)) {
        const report = known.current.get(product.id) ?? (await engine.assess(inputOfProduct(product)));
        known.current.set(product.id, report);
        judged.push({ product, report });
      }
      return { judged, pack };
    }, [client, wanted]),
  );
}

import { useEffect, useState } from 'react';
import { guessProductType } from '#domain/products/product-type.ts';
import type { Report } from '#domain/safety/report.ts';
import { engine } from '#web/reports/engine.ts';
import { type ListItem, textOf } from './list-items.ts';

/** Debounce: edits come in bursts, and the list is assessed again once they pause. */
const REST_MS = 200;

/** The engine's report on a list while it is edited; null until it is ready, and if the engine cannot start. */
export function useListReading(items: readonly ListItem[]): Report | null {
  const [report, setReport] = useState<Report | null>(null);
  const text = textOf(items);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      const guess = guessProductType({ name: '', category: 'General', ingredientsText: text });
      engine.assess({ text, ...guess }).then(
        (made) => current && setReport(made),
        // Without the knowledge base the list can still be checked by eye.
        () => current && setReport(null),
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);
  return report;
}

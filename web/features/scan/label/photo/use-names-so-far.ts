import { useEffect, useRef, useState } from 'react';
import { guessProductType } from '#domain/products/product-type.ts';
import { engine } from '#web/reports/engine.ts';

/** The ingredients that the knowledge base recognises in the text so far, in order. */
export function useNamesSoFar(text: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const asked = useRef('');
  useEffect(() => {
    if (text === '' || text === asked.current) return;
    asked.current = text;
    const guess = guessProductType({ name: '', category: 'General', ingredientsText: text });
    engine.assess({ text, ...guess }).then(
      ({ ingredients }) =>
        asked.current === text && setNames(ingredients.filter(({ id }) => id !== null).map(({ name }) => name)),
      // Without the knowledge base the print is still read.
      () => undefined,
    );
  }, [text]);
  return names;
}

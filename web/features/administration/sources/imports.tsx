import { useCallback, useEffect } from 'react';
import { adminImports, type CatalogueImport } from '#domain/catalogue/import-calls.ts';
import { AskedView } from '#web/client/asked-view.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { useAdminAsk } from '../admin-frame.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportRow } from './import-row.tsx';
import { isUnderWay } from './source-words.ts';

/** How often it is asked how an import stands that is under way. */
const LOOK_MS = 1000;

interface ImportListProps {
  imports: readonly CatalogueImport[];
  again: () => void;
  /** Called once nothing is under way any more. */
  onEnded: () => void;
}

function ImportList({ imports, again, onEnded }: ImportListProps) {
  const isAnyUnderWay = imports.some(isUnderWay);
  useEffect(() => {
    if (!isAnyUnderWay) return;
    const timer = setInterval(again, LOOK_MS);
    return () => {
      clearInterval(timer);
      onEnded();
    };
  }, [isAnyUnderWay, again, onEnded]);
  if (imports.length === 0) return <p className="mt-4 text-ink-2">No file was imported here in the last days.</p>;
  return (
    <ul className="panel panel-list mt-4" aria-label="Imports">
      {imports.map((one) => (
        <ImportRow key={one.id} one={one} again={again} />
      ))}
    </ul>
  );
}

/**
 * Files of products that are imported here, and what became of them (product P17.31).
 * @param onEnded hears that what is here of the sources is another by now
 */
export function Imports({ onEnded }: { onEnded: () => void }) {
  const ask = useAdminAsk();
  // It is asked every second: one that fails must not take a file away that is on its way.
  const [asked, again] = useAsked(
    useCallback(() => ask(adminImports), [ask]),
    true,
  );
  return (
    <Section title="Import products">
      <AskedView asked={asked} again={again}>
        {({ imports, freeBytes }) => (
          <>
            <ImportForm freeBytes={freeBytes} again={again} />
            <ImportList imports={imports} again={again} onEnded={onEnded} />
          </>
        )}
      </AskedView>
    </Section>
  );
}

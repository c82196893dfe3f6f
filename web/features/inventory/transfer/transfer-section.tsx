import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { writeCsvFile, writeJsonFile } from '#domain/inventory/inventory-file.ts';
import { saveFile } from '#web/browser/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { localToday } from '#web/words/expiry-words.ts';
import type { InventoryRow } from '../use-inventory.ts';
import { fileEntries } from './file-entries.ts';
import { useImport } from './use-import.ts';

const sign = { strokeWidth: 1.9, 'aria-hidden': true } as const;

/** Progress of a file being imported. */
interface Reading {
  readonly done: number;
  readonly total: number;
  readonly stop: AbortController;
}

/** Exports the inventory to a file and imports one. Nothing leaves the device but the file. */
export function TransferSection({ rows }: { rows: readonly InventoryRow[] }) {
  const field = useRef<HTMLInputElement>(null);
  const importFile = useImport();
  const [reading, setReading] = useState<Reading | null>(null);
  const name = `safeshelf-products-${localToday(new Date())}`;
  const read = async (file: File) => {
    const stop = new AbortController();
    const onEntry = (done: number, total: number) => setReading({ done, total, stop });
    onEntry(0, 0);
    await importFile(file, { onEntry, signal: stop.signal }).finally(() => setReading(null));
  };
  return (
    <section className="mt-8">
      <h2 className="title-3 mb-1">Files</h2>
      <p className="small mb-3 text-ink-2">
        {rows.length > 0
          ? 'Every entry with its product, to keep, open in a spreadsheet, or move to another server.'
          : 'Already have a list? Import a file exported here, or a table with a “name” column.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {rows.length > 0 && (
          <>
            <Button
              size="small"
              variant="soft"
              icon={<Download {...sign} />}
              onClick={() => saveFile(`${name}.csv`, 'text/csv', writeCsvFile(fileEntries(rows)))}
            >
              Export CSV
            </Button>
            <Button
              size="small"
              variant="soft"
              icon={<Download {...sign} />}
              onClick={() => saveFile(`${name}.json`, 'application/json', writeJsonFile(fileEntries(rows)))}
            >
              Export JSON
            </Button>
          </>
        )}
        <Button
          size="small"
          variant="soft"
          pending={reading !== null}
          icon={<Upload {...sign} />}
          onClick={() => field.current?.click()}
        >
          {reading ? `${reading.done} of ${reading.total} read` : 'Import a file'}
        </Button>
        {reading && (
          <Button size="small" variant="quiet" onClick={() => reading.stop.abort()}>
            Stop
          </Button>
        )}
        <FileInput
          ref={field}
          accept=".csv,.json,text/csv,application/json"
          tabIndex={-1}
          aria-label="File to import"
          onFile={(file) => void read(file)}
        />
      </div>
    </section>
  );
}

import { adminImports } from '#domain/catalogue/import-calls.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { counted } from '../live/counted.ts';
import { LiveRows } from '../live/live-rows.tsx';
import { useLive } from '../live/use-live.ts';
import { ImportForm } from './import-form.tsx';
import { ImportRow } from './import-row.tsx';

/** Product files imported on this server, and their results (product P17.31). */
export function Imports() {
  const live = useLive(adminImports, ['sources']);
  return (
    <Section title="Import products">
      <ServerAnswerView asked={live.asked} again={live.again}>
        {({ imports, freeBytes }) => (
          <>
            <ImportForm freeBytes={freeBytes} again={live.again} />
            <LiveRows
              live={live}
              rows={imports}
              idOf={({ id }) => id}
              label="Imports"
              count={(rows) => counted(rows, 'import')}
              empty={<p className="mt-4 text-ink-2">No files imported here in the last few days.</p>}
            >
              {(one, done) => <ImportRow one={one} again={done} />}
            </LiveRows>
          </>
        )}
      </ServerAnswerView>
    </Section>
  );
}

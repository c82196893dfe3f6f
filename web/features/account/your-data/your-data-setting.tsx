import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ExportState } from '#domain/account-export/export-calls.ts';
import type { ServerAnswer } from '#web/client/use-server-answer.ts';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { OpenRow } from '#web/ui/open-row.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { useExport } from './use-export.ts';

/** The text below the line's title. */
function exportWords(asked: ServerAnswer<ExportState>): string {
  const state = asked.state === 'there' ? asked.value : null;
  switch (state?.state) {
    case 'waiting':
      return 'Waiting for other exports';
    case 'working':
      return `In progress, ${state.progress}%`;
    case 'ready':
      return 'Ready to download';
    case 'failed':
      return 'Couldn’t create the export';
    default:
      return 'JSON, CSV and photos in one file';
  }
}

/** The person's data on the server: export it, or delete the account. @param children further rows between the two */
export function YourDataSetting({ children }: { children?: ReactNode }) {
  const { asked, again } = useExport();
  const [open, setOpen] = useState<'export' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PanelList inset={48}>
        <OpenRow Icon={Download} title="Export everything" meta={exportWords(asked)} onOpen={() => setOpen('export')} />
        {children}
        <OpenRow
          danger
          Icon={Trash2}
          title="Delete account"
          meta="14 days to change your mind"
          onOpen={() => setOpen('delete')}
        />
      </PanelList>
      {open === 'delete' && <DeleteSheet onExport={() => setOpen('export')} onClose={close} />}
      {open === 'export' && <ExportSheet asked={asked} again={again} onClose={close} />}
    </>
  );
}

import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { ReportForm, type SendReport } from './report-form.tsx';

interface ReportSheetProps {
  title: string;
  send: SendReport;
  onClose: () => void;
}

/** Sheet for reporting what someone wrote to the people who run the server. Confirms when it was sent. */
export const ReportSheet = ({ title, send, onClose }: ReportSheetProps) => (
  <Sheet open form onClose={onClose} title={title}>
    <ReportForm
      send={send}
      done={() => {
        showToast({
          title: 'Reported',
          description: 'The people who run your server will review it.',
          variant: 'success',
        });
        onClose();
      }}
    />
  </Sheet>
);

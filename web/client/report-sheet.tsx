import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { ReportForm, type SendReport } from './report-form.tsx';

interface ReportSheetProps {
  title: string;
  send: SendReport;
  onClose: () => void;
}

/** Tells the people who run the server of something that somebody wrote, and says that it went. */
export const ReportSheet = ({ title, send, onClose }: ReportSheetProps) => (
  <Sheet open form onClose={onClose} title={title}>
    <ReportForm
      send={send}
      done={() => {
        showToast({ title: 'Reported', description: 'The people who run your server look at it.', variant: 'success' });
        onClose();
      }}
    />
  </Sheet>
);

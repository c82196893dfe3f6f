import { ScanSearch } from 'lucide-react';
import { FoldedRow } from '#web/ui/folded-row.tsx';

/** Whether pictures may leave the server to be read, as its operator set it up. */
export interface Recognition {
  readonly on: boolean;
  /** Where pictures go when it is on. */
  readonly host: string | null;
}

const explain = ({ on, host }: Recognition): string =>
  on
    ? `In AI mode, a photo that neither this phone nor your server could read is sent to ${host ?? 'the service that your server uses'}.`
    : 'No picture leaves your server. Photos are read on this phone, and by the server where that is not enough.';

/** AI recognition, on or off. Whoever runs the server decides it; null while that is not known. */
export const RecognitionRow = ({ recognition }: { recognition: Recognition | null }) => (
  <FoldedRow
    Icon={ScanSearch}
    title="AI recognition"
    value={recognition ? (recognition.on ? 'On' : 'Off') : 'Not known yet'}
  >
    <p className="text-ink-2">{recognition ? explain(recognition) : 'The server says it when it can be reached.'}</p>
  </FoldedRow>
);

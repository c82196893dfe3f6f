import { ScanSearch } from 'lucide-react';
import { FoldedRow } from '#web/ui/folded-row.tsx';

/** Whether the server may send pictures elsewhere to be read, as set by its operator. */
export interface Recognition {
  readonly on: boolean;
  /** The host that pictures are sent to if it is on. */
  readonly host: string | null;
}

const explain = ({ on, host }: Recognition): string =>
  on
    ? `In AI mode, a photo that neither this phone nor your server could read is sent to ${host ?? 'the service that your server uses'}.`
    : 'No picture leaves your server. Photos are read on this phone, and by the server if that isn’t enough.';

/** Whether AI recognition is on, which the people who run the server decide; null while unknown. */
export const RecognitionRow = ({ recognition }: { recognition: Recognition | null }) => (
  <FoldedRow
    Icon={ScanSearch}
    title="AI recognition"
    value={recognition ? (recognition.on ? 'On' : 'Off') : 'Not known yet'}
  >
    <p className="text-ink-2">{recognition ? explain(recognition) : 'Your server will say once it can be reached.'}</p>
  </FoldedRow>
);

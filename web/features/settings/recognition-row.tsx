import { PanelList } from '#web/ui/frame/panel.tsx';

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
  <PanelList inset={16}>
    <li className="px-4 py-3">
      <p className="flex justify-between gap-4">
        <span>AI recognition</span>
        <strong className="small-strong">{recognition ? (recognition.on ? 'On' : 'Off') : 'Not known yet'}</strong>
      </p>
      <p className="small mt-1 text-ink-2">
        {recognition ? explain(recognition) : 'The server says it when it can be reached.'}
      </p>
    </li>
  </PanelList>
);

import { ScanSearch } from 'lucide-react';
import { useNetwork } from '#web/client/client-context.tsx';
import { useInstance } from '#web/client/use-instance.ts';

function useWhoLooks(): string {
  const network = useNetwork();
  const instance = useInstance();
  if (network.stayOffline || network.status === 'offline')
    return 'Searches longer, on this phone only: you are offline.';
  const { vision } = instance ?? {};
  const first = 'Searches longer on this phone; if that fails, your server tries too.';
  if (!vision) return first;
  return vision.on
    ? `${first} A photo that neither can read is sent on to ${vision.host}.`
    : `${first} Photos go no further.`;
}

/** Says who reads a picture in AI mode, before one is taken. */
export const WhoReadsNote = () => <p className="caption mt-1 text-center text-white/82!">{useWhoLooks()}</p>;

interface CaptureModeProps {
  on: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

/** Switch for the more thorough search of captured pictures. */
export const CaptureMode = ({ on, disabled, onChange }: CaptureModeProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-label="AI-Powered Mode"
    className="scanner-tool"
    disabled={disabled}
    onClick={() => onChange(!on)}
  >
    <ScanSearch aria-hidden="true" size={24} strokeWidth={1.9} />
    AI-Powered Mode
    <span className="scanner-tool-state">{on ? 'On' : 'Off'}</span>
  </button>
);

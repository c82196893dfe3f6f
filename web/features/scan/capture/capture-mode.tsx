import { useNetwork } from '#web/client/client-context.tsx';
import { useInstance } from '#web/client/use-instance.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import './capture.css';

interface CaptureModeProps {
  on: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

/** Who looks at a picture in this mode, said before one is taken. */
function useWhoLooks(): string {
  const network = useNetwork();
  const instance = useInstance();
  if (network.stayOffline || network.status === 'offline') return 'Looks longer, on this phone only: you are offline.';
  const { vision } = instance ?? {};
  const first = 'Looks longer on this phone; if that fails, your server looks too.';
  if (!vision) return first;
  return vision.on
    ? `${first} A photo that neither can read is sent on to ${vision.host}.`
    : `${first} No photo goes any further.`;
}

/** The stronger pass over captured pictures: on or off, and who gets to see them. */
export function CaptureMode({ on, disabled, onChange }: CaptureModeProps) {
  const whoLooks = useWhoLooks();
  return (
    <div className="capture-mode">
      <span aria-hidden="true" className="small-strong">
        AI-Powered Mode
      </span>
      <Switch label="AI-Powered Mode" checked={on} disabled={disabled} onChange={onChange} />
      {on && <p className="caption">{whoLooks}</p>}
    </div>
  );
}

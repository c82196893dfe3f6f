import { ChartColumn } from 'lucide-react';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { useConsent } from './use-consent.ts';
import { useDecide } from './use-decide.ts';

/** Turns usage events on or off. Off also deletes the events still queued on this phone. */
export function ConsentSetting() {
  const read = useConsent();
  const decide = useDecide();
  return (
    <li className="px-4 py-1.5">
      <SwitchLine
        Icon={ChartColumn}
        label="Share app usage with your server"
        hint="Which screens are opened and how scans end, to the hour, without your name. Never what you scan, and nothing about health. Turning it off deletes anything still waiting on this phone."
        checked={read?.consent === 'granted'}
        onChange={(on) => void decide(on ? 'granted' : 'refused')}
      />
    </li>
  );
}

import { ChartColumn } from 'lucide-react';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { useConsent } from './use-consent.ts';
import { useDecide } from './use-decide.ts';

/** Events of use on or off. Off also deletes what waits on this phone. */
export function ConsentSetting() {
  const read = useConsent();
  const decide = useDecide();
  return (
    <li className="px-4 py-1.5">
      <SwitchLine
        Icon={ChartColumn}
        label="Tell your server how the app is used"
        hint="Which screens are opened and how scans end, to the hour, without your name. Never what you scan, and nothing about health. Turned off, what waits on this phone is deleted."
        checked={read?.consent === 'granted'}
        onChange={(on) => void decide(on ? 'granted' : 'refused')}
      />
    </li>
  );
}

import { Vibrate, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { choosePreferences, scanPreferences } from '#web/scanning/scan-preferences.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { confirmRead } from './feedback.ts';

const CHOICES = [
  { key: 'sound', label: 'Sound', hint: 'A short beep when a barcode was read', Icon: Volume2 },
  { key: 'vibration', label: 'Vibration', hint: 'A short vibration, where this device has one', Icon: Vibrate },
] as const;

/** What the scanner does when it read a code: lines of a list. Kept on this device; switching one on tries it out. */
export function ScannerSettings() {
  const [chosen, setChosen] = useState(scanPreferences);
  return CHOICES.map(({ key, ...line }) => (
    <li key={key} className="px-4 py-1.5">
      <SwitchLine
        {...line}
        checked={chosen[key]}
        onChange={(on) => {
          setChosen(choosePreferences({ [key]: on }));
          if (on) confirmRead({ sound: false, vibration: false, [key]: true });
        }}
      />
    </li>
  ));
}

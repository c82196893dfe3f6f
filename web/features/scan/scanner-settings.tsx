import { Vibrate, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { choosePreferences, scanPreferences } from '#web/scanning/scan-preferences.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { confirmRead } from './feedback.ts';

const CHOICES = [
  { key: 'sound', label: 'Sound', hint: 'A short beep when a barcode is read', Icon: Volume2 },
  { key: 'vibration', label: 'Vibration', hint: 'A short vibration, if this device supports it', Icon: Vibrate },
] as const;

/** Feedback after a read, as list items. Stored on this device; switching one on tries it out. */
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

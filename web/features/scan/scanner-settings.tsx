import { useId, useState } from 'react';
import { choosePreferences, scanPreferences } from '#web/scanning/scan-preferences.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { confirmRead } from './feedback.ts';

const CHOICES = [
  { key: 'sound', name: 'Sound', about: 'A short beep when a barcode was read' },
  { key: 'vibration', name: 'Vibration', about: 'A short vibration, where this device has one' },
] as const;

/** What the scanner does when it read a code. Kept on this device; switching one on tries it out. */
export function ScannerSettings() {
  const id = useId();
  const [chosen, setChosen] = useState(scanPreferences);
  return (
    <PanelList inset={16}>
      {CHOICES.map(({ key, name, about }) => (
        <li key={key} className="flex items-center justify-between gap-4 px-4 py-3">
          <span>
            {name}
            <span className="small block text-ink-2" id={`${id}-${key}`}>
              {about}
            </span>
          </span>
          <Switch
            label={name}
            aria-describedby={`${id}-${key}`}
            checked={chosen[key]}
            onChange={(on) => {
              setChosen(choosePreferences({ [key]: on }));
              if (on) confirmRead({ sound: false, vibration: false, [key]: true });
            }}
          />
        </li>
      ))}
    </PanelList>
  );
}

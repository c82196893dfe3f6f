import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, chosenTheme, type Theme } from '#web/browser/theme.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';

const sign = { strokeWidth: 1.9, 'aria-hidden': true } as const;
const OPTIONS = [
  { value: 'system', label: 'System', icon: <Monitor {...sign} /> },
  { value: 'light', label: 'Light', icon: <Sun {...sign} /> },
  { value: 'dark', label: 'Dark', icon: <Moon {...sign} /> },
] as const;

/** Light, dark, or as set on the phone. Stored on this device. */
export function ThemeSetting() {
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  return (
    <Segmented
      label="Theme"
      options={OPTIONS}
      value={theme}
      onChange={(next) => {
        chooseTheme(next);
        setTheme(next);
      }}
    />
  );
}

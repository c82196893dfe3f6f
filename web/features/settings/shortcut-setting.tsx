import { Keyboard } from 'lucide-react';
import { useShortcutChoice } from '#web/browser/shortcuts.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';

/** Turns single-key shortcuts on or off. Stored on this device. */
export function ShortcutSetting() {
  const { on, choose } = useShortcutChoice();
  return (
    <li className="px-4 py-1.5">
      <SwitchLine
        Icon={Keyboard}
        label="Keyboard shortcuts"
        hint="Single keys; ? lists them"
        checked={on}
        onChange={choose}
      />
    </li>
  );
}

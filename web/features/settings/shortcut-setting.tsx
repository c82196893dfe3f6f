import { Keyboard } from 'lucide-react';
import { useShortcutChoice } from '#web/browser/shortcuts.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';

/** Whether single keys do something. Kept on this device. */
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

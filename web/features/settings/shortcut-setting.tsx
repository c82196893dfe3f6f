import { useShortcutChoice } from '#web/browser/shortcuts.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';

/** Whether single keys do something. Kept on this device. */
export function ShortcutSetting() {
  const { on, choose } = useShortcutChoice();
  return (
    <SwitchLine
      label="Keyboard shortcuts"
      hint="Single keys, such as / to search. Press ? on any screen for all of them."
      checked={on}
      onChange={choose}
    />
  );
}

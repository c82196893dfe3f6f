import { readTried } from '#web/product-view/tried.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

interface TakeAlongLineProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks whether the products tried in this tab go into the new account. */
export function ImportTriedSwitch({ checked, onChange }: TakeAlongLineProps) {
  const names = readTried().map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <SwitchLine
      label="Keep what you tried"
      hint={`Adds ${list.format(names)} to your inventory. The people and pets you tried aren’t added.`}
      checked={checked}
      onChange={onChange}
    />
  );
}

import { readTried } from '#web/product-view/tried.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

interface TakeAlongLineProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks whether what was tried in this tab goes into the new account. */
export function TakeAlongLine({ checked, onChange }: TakeAlongLineProps) {
  const names = readTried().map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <SwitchLine
      label="Take along what you tried"
      hint={`Puts ${list.format(names)} into your inventory. Who lives there is not taken along.`}
      checked={checked}
      onChange={onChange}
    />
  );
}

import { Switch } from '#web/ui/switch.tsx';

interface SwitchLineProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch at the end of its words. */
export function SwitchLine({ label, checked, onChange }: SwitchLineProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <span aria-hidden="true">{label}</span>
      <Switch label={label} checked={checked} onChange={onChange} />
    </div>
  );
}

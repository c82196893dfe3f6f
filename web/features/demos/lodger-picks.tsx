import { Pick } from '#web/ui/form/pick.tsx';
import type { Lodger } from './lodgers.ts';

interface LodgerPicksProps {
  /** The people and pets to choose from. */
  of: readonly Lodger[];
  /** The names of those chosen. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses who lives in the demo's home. */
export function LodgerPicks({ of, chosen, onChange }: LodgerPicksProps) {
  const change = (name: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(name);
    else next.delete(name);
    onChange(next);
  };
  return (
    <fieldset className="mt-5">
      <legend className="title-3 mb-2.5">Who lives there?</legend>
      <div className="picks">
        {of.map(({ name, label }) => (
          <Pick key={name} label={label} checked={chosen.has(name)} onChange={(on) => change(name, on)} />
        ))}
      </div>
    </fieldset>
  );
}

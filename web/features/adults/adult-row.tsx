import { Ellipsis, KeyRound, UserRoundMinus } from 'lucide-react';
import type { Adult, AdultRole } from '#domain/households/household-calls.ts';
import { portraitPath } from '#domain/households/profile.ts';
import { Popover } from '#web/ui/frame/popover.tsx';
import { Portrait } from '#web/ui/portrait.tsx';
import type { AdultChange } from './adult-dialog.tsx';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' });

const ROLE: Readonly<Record<AdultRole, string>> = { owner: 'Owner', member: 'Member' };

interface AdultRowProps {
  adult: Adult;
  /** Whether the viewer may remove adults and hand over ownership. */
  mayChange: boolean;
  onChange: (change: AdultChange) => void;
}

/** What the owner can do with another adult. */
function AdultMenu({ adult, onChange }: Pick<AdultRowProps, 'adult' | 'onChange'>) {
  const items = [
    { what: 'handOver', label: 'Make owner', Icon: KeyRound },
    { what: 'remove', label: 'Remove', Icon: UserRoundMinus },
  ] as const;
  const name = `More about ${adult.name}`;
  return (
    <Popover
      label={name}
      className="top-full right-0 w-60!"
      trigger={(props) => (
        <button type="button" aria-label={name} title={name} className="icon-button -mr-2" {...props}>
          <Ellipsis strokeWidth={1.9} />
        </button>
      )}
    >
      {(close) => (
        <ul className="p-1.5">
          {items.map(({ what, label, Icon }) => (
            <li key={what}>
              <button
                type="button"
                className="menu-item"
                onClick={() => {
                  close();
                  onChange({ what, adult });
                }}
              >
                <Icon strokeWidth={1.9} aria-hidden="true" />
                <span>
                  {label}
                  <span className="sr-only"> {adult.name}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

/** One adult: name, role, and the actions available on them. */
export function AdultRow({ adult, mayChange, onChange }: AdultRowProps) {
  const { id, name, picture, role, you, joinedAt } = adult;
  return (
    <li className="flex min-h-16 items-center gap-x-3 px-4 py-2.5">
      <Portrait name={name} src={picture === null ? null : portraitPath(id, picture)} small />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {you ? `${name} (you)` : name}
        <span className="small mt-0.5 block text-ink-2">Since {day.format(joinedAt)}</span>
      </span>
      <span className="small flex-none rounded-[7px] border-[1.5px] border-line-strong px-2 py-0.5 font-semibold! text-ink-2">
        {ROLE[role]}
      </span>
      {mayChange && !you && <AdultMenu adult={adult} onChange={onChange} />}
    </li>
  );
}

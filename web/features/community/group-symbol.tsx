import { Baby, House, type LucideIcon, PawPrint, SprayCan, Sprout, UsersRound } from 'lucide-react';
import type { GROUP_SYMBOLS } from '#domain/groups/group-calls.ts';
import { classNames } from '#web/ui/class-names.ts';

export type SymbolName = (typeof GROUP_SYMBOLS)[number];

const ICON: Readonly<Record<SymbolName, LucideIcon>> = {
  people: UsersRound,
  child: Baby,
  pet: PawPrint,
  cleaning: SprayCan,
  plant: Sprout,
  home: House,
};

/** The symbol of a group. Decorative: its name is next to it. */
export function GroupSymbol({ symbol, large = false }: { symbol: SymbolName; large?: boolean }) {
  const Icon = ICON[symbol];
  return (
    <span className={classNames('group-symbol', large && 'group-symbol-large')} aria-hidden="true">
      <Icon size={large ? 30 : 24} strokeWidth={1.7} />
    </span>
  );
}

import { Bird, Cat, Dog, Fish, PawPrint, Rabbit, Turtle, UsersRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { classNames } from './class-names.ts';

/** The kinds of people and animals that an avatar distinguishes. */
export type AvatarKind = 'person' | 'everyone' | 'dog' | 'cat' | 'bird' | 'fish' | 'small_mammal' | 'reptile' | 'other';

const ICON: Readonly<Partial<Record<AvatarKind, ComponentType<{ strokeWidth?: number }>>>> = {
  everyone: UsersRound,
  dog: Dog,
  cat: Cat,
  bird: Bird,
  fish: Fish,
  small_mammal: Rabbit,
  reptile: Turtle,
  other: PawPrint,
};

/** An initial, or the animal. Decorative: the name is shown next to it. */
export function Avatar({ kind = 'person', name, small = false }: { kind?: AvatarKind; name: string; small?: boolean }) {
  const Icon = ICON[kind];
  return (
    <span className={classNames('avatar', small && 'avatar-small')} aria-hidden="true">
      {Icon ? <Icon strokeWidth={1.9} /> : ([...name.trim()][0] ?? '?').toUpperCase()}
    </span>
  );
}

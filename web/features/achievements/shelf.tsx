import { achievementCaption, familyCaption } from './achievement-words.ts';
import { Trophy } from './trophy.tsx';
import type { AchievementsRead } from './use-achievements.ts';

/** Every badge on the shelf, Family Hero last (product P2.10.1). @param reachedOnly leaves out badges not reached */
export function TrophyShelf({ read, reachedOnly = false }: { read: AchievementsRead; reachedOnly?: boolean }) {
  const shown = read.states.filter(({ done, goal }) => !reachedOnly || done >= goal);
  return (
    <ul className="trophies">
      {shown.map((one) => (
        <Trophy
          key={one.badgeType}
          of={one.badgeType}
          name={one.name}
          caption={achievementCaption(one)}
          reached={one.done >= one.goal}
        />
      ))}
      <Trophy of="family_hero" name="Family Hero" caption={familyCaption(read.family)} reached />
    </ul>
  );
}

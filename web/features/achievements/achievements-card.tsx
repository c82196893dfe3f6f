import { paths } from '#web/paths.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { TrophyShelf } from './shelf.tsx';
import { useAchievements } from './use-achievements.ts';

/** "Your Achievements" on the dashboard: the badges reached, and Family Hero. */
export function AchievementsCard() {
  const read = useAchievements();
  if (!read) return null;
  return (
    <Section title="Your Achievements" aside={<TextLink to={paths.achievements}>View All →</TextLink>}>
      <TrophyShelf read={read} reachedOnly />
    </Section>
  );
}

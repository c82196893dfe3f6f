import { nextAchievement } from '#domain/achievements/achievements.ts';
import { paths } from '#web/paths.ts';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { Panel } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { achievementCaption, achievementTodo } from './achievement-words.ts';
import { TrophyShelf } from './shelf.tsx';
import { type AchievementsRead, useAchievements } from './use-achievements.ts';

function Next({ read }: { read: AchievementsRead }) {
  const next = nextAchievement(read.states);
  if (!next) return null;
  const { todo, link, to } = achievementTodo(next.badgeType);
  return (
    <Section title="Next on the shelf">
      <Panel>
        <p className="flex flex-wrap justify-between gap-x-4">
          <strong className="strong">{next.name}</strong>
          <span className="num text-ink-2">{achievementCaption(next)}</span>
        </p>
        <div
          className="progress mt-2"
          role="progressbar"
          aria-label={next.name}
          aria-valuemin={0}
          aria-valuemax={next.goal}
          aria-valuenow={next.done}
        >
          <b style={{ width: `${(next.done / next.goal) * 100}%` }} />
        </div>
        <p className="small mt-3 text-ink-2">{todo}</p>
        <TextLink to={to}>{link}</TextLink>
      </Panel>
    </Section>
  );
}

/** /achievements: the badges the household has reached, and the next ones (product P2.10.1). */
export function AchievementsPage() {
  const read = useAchievements();
  // Family Hero counts as reached from the start.
  const reached = 1 + (read?.states.filter(({ done, goal }) => done >= goal).length ?? 0);
  return (
    <Page title="Your Achievements">
      <PageHeader
        title="Your Achievements"
        back={paths.dashboard}
        {...(read && { subtitle: `${reached} of ${read.states.length + 1} stand on your shelf.` })}
      />
      {read && (
        <>
          <div className="mt-6">
            <TrophyShelf read={read} />
          </div>
          <Next read={read} />
        </>
      )}
    </Page>
  );
}

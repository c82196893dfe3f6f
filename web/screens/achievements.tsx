export { AchievementsPage as Component } from '#web/features/achievements/achievements-page.tsx';

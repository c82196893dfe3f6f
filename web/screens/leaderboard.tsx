export { LeaderboardPage as Component } from '#web/features/leaderboard/leaderboard-page.tsx';

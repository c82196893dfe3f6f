export { RecallsPage as Component } from '#web/features/recalls/recalls-page.tsx';

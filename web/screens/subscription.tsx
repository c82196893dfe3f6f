/** /subscription */
export { PlansPage as Component } from '#web/features/plans/plans-page.tsx';

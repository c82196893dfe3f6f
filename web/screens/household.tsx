/** /household */
export { AdultsPage as Component } from '#web/features/adults/adults-page.tsx';

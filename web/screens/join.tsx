/** /join */
export { JoinPage as Component } from '#web/features/adults/join-page.tsx';

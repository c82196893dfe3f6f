export { EnvironmentPage as Component } from '#web/features/environment/environment-page.tsx';

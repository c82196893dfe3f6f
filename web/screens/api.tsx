/** /api: the calls that programs make, from the server's own description. */
export { ApiPage as Component } from '#web/features/api-page/api-page.tsx';

/** /api: the API for programs, from the server's own description. */
export { ApiPage as Component } from '#web/features/api-page/api-page.tsx';

/** /admin and the addresses below it */
export { AdminArea as Component } from '#web/features/administration/admin-area.tsx';

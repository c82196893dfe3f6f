/** /confirm-email */
export { ConfirmEmail as Component } from '#web/features/account/confirm-email.tsx';

/** /reset-password */
export { ResetPassword as Component } from '#web/features/account/reset-password.tsx';

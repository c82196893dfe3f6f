/** /forgot-password, and /reset-password, which the link in the e-mail opens. */
export { ForgotPassword as Component } from '#web/features/account/forgot-password.tsx';
export { ResetPassword as Reset } from '#web/features/account/reset-password.tsx';

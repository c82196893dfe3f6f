/** /forgot-password, and /reset-password, where the link that was sent leads. */
export { ForgotPassword as Component } from '#web/features/account/forgot-password.tsx';
export { ResetPassword as Reset } from '#web/features/account/reset-password.tsx';

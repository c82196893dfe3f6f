/** /forgot-password */
export { ForgotPassword as Component } from '#web/features/account/forgot-password.tsx';

/** /billing, and where a payment leads back to: /billing/success and /billing/cancel. */
export { BillingCancel as Cancel, BillingSuccess as Success } from '#web/features/plans/billing-outcomes.tsx';
export { BillingPage as Component } from '#web/features/plans/billing-page.tsx';

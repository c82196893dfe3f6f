/** /billing/success */
export { BillingSuccess as Component } from '#web/features/plans/billing-outcomes.tsx';

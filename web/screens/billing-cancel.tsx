/** /billing/cancel */
export { BillingCancel as Component } from '#web/features/plans/billing-outcomes.tsx';

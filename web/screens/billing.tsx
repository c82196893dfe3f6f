/** /billing */
export { BillingPage as Component } from '#web/features/plans/billing-page.tsx';

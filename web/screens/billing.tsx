import { PixelFrame } from '#web/features/marketing/pixel-frame.tsx';
import { BillingSuccess } from '#web/features/plans/billing-outcomes.tsx';

/** /billing, and the pages a payment returns to: /billing/success and /billing/cancel. */
export { BillingCancel as Cancel } from '#web/features/plans/billing-outcomes.tsx';
export { BillingPage as Component } from '#web/features/plans/billing-page.tsx';

export const Success = () => (
  <>
    <BillingSuccess />
    <PixelFrame />
  </>
);

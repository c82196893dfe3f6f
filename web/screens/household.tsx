/** /household, who shares it, and /referral, whom it brings. */
export { AdultsPage as Component } from '#web/features/adults/adults-page.tsx';
export { ReferralPage as Referral } from '#web/features/referral/referral-page.tsx';

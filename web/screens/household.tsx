/** /household: who shares it; /referral: inviting other people. */
export { AdultsPage as Component } from '#web/features/adults/adults-page.tsx';
export { ReferralPage as Referral } from '#web/features/referral/referral-page.tsx';

/** Why a referred account does not count (product P6.23). */
export type ReferralRefusal = 'own_household' | 'same_device' | 'loop';

/** What is known about an account and the household that referred it. */
export interface ReferralFacts {
  /** The referring household. */
  readonly broughtBy: string;
  /** The households that the account belongs to. */
  readonly households: readonly string[];
  /** The chain of referrals behind the referring household: the households that referred its adults, and so on. */
  readonly before: ReadonlySet<string>;
  /** Whether an adult of the household signed in on the same browser, or synced from the same device. */
  readonly sharesDevice: boolean;
}

/** Whether an account may count for the household that referred it. @returns the reason if not; null if it may */
export function referralRefusal({
  broughtBy,
  households,
  before,
  sharesDevice,
}: ReferralFacts): ReferralRefusal | null {
  if (households.includes(broughtBy)) return 'own_household';
  if (sharesDevice) return 'same_device';
  return households.some((id) => before.has(id)) ? 'loop' : null;
}

/** How long a new account may claim its referral, provided it has not scanned anything (product P6.22). */
export const CLAIM_MS = 14 * 86_400_000;

/** Whether an account may still claim its referral. @param account `madeAt` in milliseconds since 1970, like `nowMs` */
export const mayClaim = (
  account: { readonly madeAt: number; readonly hasScanned: boolean; readonly brought: boolean },
  nowMs: number,
): boolean => !account.brought && !account.hasScanned && nowMs < account.madeAt + CLAIM_MS;

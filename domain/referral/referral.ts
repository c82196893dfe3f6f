/** Why an account that somebody brought counts for nothing (product P6.23). */
export type ReferralRefusal = 'own_household' | 'same_device' | 'loop';

/** What is known of an account and of the household whose code it came with. */
export interface ReferralFacts {
  /** The household that brought it. */
  readonly broughtBy: string;
  /** The households that the account belongs to. */
  readonly households: readonly string[];
  /** Households that brought an adult of the one that brought the account, those that brought theirs, and so on. */
  readonly before: ReadonlySet<string>;
  /** Whether an adult of the household signed in to the same browser, or synced from the same device. */
  readonly sharesDevice: boolean;
}

/** Whether an account may count for the household that brought it. @returns why not; null where it may */
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

/** A new account may name who brought it this long, as long as it has scanned nothing (product P6.22). */
export const CLAIM_MS = 14 * 86_400_000;

/** Whether an account may still name who brought it. @param madeAt and now in milliseconds since 1970 */
export const mayClaim = (
  account: { readonly madeAt: number; readonly hasScanned: boolean; readonly brought: boolean },
  nowMs: number,
): boolean => !account.brought && !account.hasScanned && nowMs < account.madeAt + CLAIM_MS;

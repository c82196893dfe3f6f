import type { PaidTier, PlanPrice } from '#domain/plans/billing-calls.ts';
import type { PurchaseNews } from '#domain/plans/purchase.ts';
import type { Payment, PlanPrices } from './stripe-objects.ts';

/** Stripe, as the operator configured it. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Which plan is bought with which price. */
  readonly prices: PlanPrices;
  /** Where its API is, where that is not Stripe's own host: a test of the operator's. */
  readonly api: URL | null;
}

/** What the payment service told of somebody, once the signature was found to be its own. */
export interface PaymentEvent {
  readonly id: string;
  /** Milliseconds since 1970, by the payment service's clock, which tells seconds apart. */
  readonly at: number;
  readonly customerId: string;
  /** The household that a purchase was made for, as this server wrote it down there. */
  readonly householdId: string | null;
  readonly purchase: PurchaseNews | null;
  readonly payments: readonly Payment[];
}

/**
 * That something was given back of a charge, failed on its way back, or is disputed. How the charge stands has to be
 * asked: such events come in any order, and none of them says what came of the others.
 */
export interface ChargeEvent {
  readonly id: string;
  readonly at: number;
  /** A charge, or the payment that it was made for. */
  readonly about: { readonly charge: string } | { readonly payment: string };
}

/** How a charge stands: whose it is, null for nobody who bought here, and what was given back and is disputed of it. */
export interface ChargeStanding {
  readonly customerId: string | null;
  readonly payments: readonly Payment[];
}

/** How a customer stands, as of a moment of the payment service's clock. */
export interface Standing {
  readonly purchases: readonly PurchaseNews[];
  readonly payments: readonly Payment[];
}

/** The payment service could not be reached, or would not. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
}

/** A service that takes payments. Everything but `read` asks it over the network and throws {@link PaymentsError}. */
export interface Payments {
  readonly sells: readonly PaidTier[];
  prices(): Promise<readonly PlanPrice[]>;
  /** The same customer however often a household asks. @returns their id */
  customer(householdId: string, email: string): Promise<string>;
  /** Where a plan is paid for. Pages that were opened before and not used are closed. */
  checkout(customerId: string, householdId: string, tier: PaidTier): Promise<string>;
  /** Where the way of paying is changed. @param change a purchase, and the plan it is to become */
  portal(customerId: string, change?: { readonly purchaseId: string; readonly tier: PaidTier }): Promise<string>;
  /** Ends a purchase with what was paid for, or calls that off. */
  setEnding(purchaseId: string, ends: boolean): Promise<void>;
  /** Ends a purchase at once; one that is over already stays so. */
  end(purchaseId: string): Promise<void>;
  standing(customerId: string): Promise<Standing>;
  charge(about: ChargeEvent['about']): Promise<ChargeStanding>;
  /**
   * What was told, verified over the very bytes.
   * @returns 'forged' where the signature does not fit or is too old, null where it is about nothing that concerns plans
   */
  read(bytes: Uint8Array, signature: string, nowMs: number): Promise<PaymentEvent | ChargeEvent | 'forged' | null>;
}

import type { PaidTier, PlanPrice } from '#domain/plans/billing-calls.ts';
import type { PurchaseNews } from '#domain/plans/purchase.ts';
import type { Payment, PlanPrices } from './stripe-objects.ts';

/** Stripe, as the operator configured it. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The price id of each plan that is sold. */
  readonly prices: PlanPrices;
  /** The address of its API if it is not Stripe's own host, for the operator's tests. */
  readonly api: URL | null;
}

/** An event that the payment service sent about a customer, its signature verified. */
export interface PaymentEvent {
  readonly id: string;
  /** Milliseconds since 1970 by the payment service's clock, in whole seconds. */
  readonly at: number;
  readonly customerId: string;
  /** The household that a purchase was made for, as this server stored it with the purchase. */
  readonly householdId: string | null;
  readonly purchase: PurchaseNews | null;
  readonly payments: readonly Payment[];
}

/**
 * A refund, failed refund or dispute of a charge. The state of the charge has to be asked for: such events come in any
 * order, and none of them reports the outcome of the others.
 */
export interface ChargeEvent {
  readonly id: string;
  readonly at: number;
  /** The id of a charge, or of the payment that it was made for. */
  readonly about: { readonly charge: string } | { readonly payment: string };
}

/** The state of a charge: its customer, null if it has none, and its refunds and disputes. */
export interface ChargeStanding {
  readonly customerId: string | null;
  readonly payments: readonly Payment[];
}

/** The state of a customer, as of a moment by the payment service's clock. */
export interface Standing {
  readonly purchases: readonly PurchaseNews[];
  readonly payments: readonly Payment[];
}

/** The payment service could not be reached, or refused the request. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
}

/** A payment service. Every method but `read` calls it over the network and throws {@link PaymentsError}. */
export interface Payments {
  readonly sells: readonly PaidTier[];
  prices(): Promise<readonly PlanPrice[]>;
  /** Creates the customer of a household; repeated calls give the same one. @returns its id */
  customer(householdId: string, email: string): Promise<string>;
  /** The address of a page to pay for a plan. Earlier pages that are still open are closed. */
  checkout(customerId: string, householdId: string, tier: PaidTier): Promise<string>;
  /** The address of a page to change the payment method. @param change a purchase, and the plan to change it to */
  portal(customerId: string, change?: { readonly purchaseId: string; readonly tier: PaidTier }): Promise<string>;
  /** Sets a purchase to end with the period already paid for, or revokes that. */
  setEnding(purchaseId: string, ends: boolean): Promise<void>;
  /** Ends a purchase at once; does nothing if it has ended already. */
  end(purchaseId: string): Promise<void>;
  standing(customerId: string): Promise<Standing>;
  charge(about: ChargeEvent['about']): Promise<ChargeStanding>;
  /**
   * Parses an event after verifying its signature over the raw bytes.
   * @returns 'forged' if the signature is wrong or too old, null if the event does not concern plans
   */
  read(bytes: Uint8Array, signature: string, nowMs: number): Promise<PaymentEvent | ChargeEvent | 'forged' | null>;
}

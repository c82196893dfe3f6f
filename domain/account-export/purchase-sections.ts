import { moment, type Section } from './section.ts';

// What the account's households bought and paid. No card data is here: only the payment service has it.

/** A plan that a household bought. */
export interface ExportedPurchase {
  readonly householdId: string;
  /** Its id at the payment service. */
  readonly id: string;
  readonly plan: string | null;
  readonly state: string;
  readonly periodEndsAt: number | null;
  readonly endsWithPeriod: boolean;
  readonly failingSince: number | null;
}

/** A payment, a failed payment, or a refund or dispute of one. */
export interface ExportedPayment {
  readonly householdId: string;
  /** The id of its invoice or refund at the payment service. */
  readonly id: string;
  readonly at: number;
  /** In the smallest unit of the currency, such as cents. */
  readonly amount: number;
  /** ISO 4217, in lower case. */
  readonly currency: string;
  readonly state: string;
  readonly plan: string | null;
  readonly invoice: string | null;
}

export const PURCHASES: Section<ExportedPurchase> = {
  name: 'purchases',
  title: 'Plans bought',
  about: 'Plans your households bought. What the payment service knows about your card stays with it alone.',
  columns: [
    ['Household', ({ householdId }) => householdId],
    ['Purchase', ({ id }) => id],
    ['Plan', ({ plan }) => plan],
    ['State', ({ state }) => state],
    ['Paid until (UTC)', ({ periodEndsAt }) => moment(periodEndsAt)],
    ['Ends then', ({ endsWithPeriod }) => endsWithPeriod],
    ['Payments failing since (UTC)', ({ failingSince }) => moment(failingSince)],
  ],
};

export const PAYMENTS: Section<ExportedPayment> = {
  name: 'payments',
  title: 'Payments',
  about:
    'Payments for plans, each with its invoice, refunds (state refunded), and what a bank is claiming back (disputed) or took back (reversed). Amounts are in the smallest unit of their currency, such as cents.',
  columns: [
    ['Household', ({ householdId }) => householdId],
    ['Invoice', ({ id }) => id],
    ['Made (UTC)', ({ at }) => moment(at)],
    ['Amount', ({ amount }) => amount],
    ['Currency', ({ currency }) => currency.toUpperCase()],
    ['State', ({ state }) => state],
    ['Plan', ({ plan }) => plan],
    ['Invoice link', ({ invoice }) => invoice],
  ],
};

import { moment, type Section } from './section.ts';

// What the households of an account bought and paid. Nothing of a card is here: the payment service alone has that.

/** A plan that a household bought. */
export interface ExportedPurchase {
  readonly householdId: string;
  /** The payment service's id of it. */
  readonly id: string;
  readonly plan: string | null;
  readonly state: string;
  readonly periodEndsAt: number | null;
  readonly endsWithPeriod: boolean;
  readonly failingSince: number | null;
}

/** A payment that was made or failed, or what was given back or disputed of one. */
export interface ExportedPayment {
  readonly householdId: string;
  /** The payment service's id of its invoice, or of what was given back. */
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
  about: 'Plans that your households bought. What the payment service knows of your card is with it alone.',
  columns: [
    ['Household', ({ householdId }) => householdId],
    ['Purchase', ({ id }) => id],
    ['Plan', ({ plan }) => plan],
    ['State', ({ state }) => state],
    ['Paid until (UTC)', ({ periodEndsAt }) => moment(periodEndsAt)],
    ['Ends then', ({ endsWithPeriod }) => endsWithPeriod],
    ['Payments fail since (UTC)', ({ failingSince }) => moment(failingSince)],
  ],
};

export const PAYMENTS: Section<ExportedPayment> = {
  name: 'payments',
  title: 'Payments',
  about:
    'Payments for plans, each with its invoice, what was given back (state refunded), and what a bank asks back (disputed) or took back (reversed). Amounts are in the smallest unit of their currency, such as cents.',
  columns: [
    ['Household', ({ householdId }) => householdId],
    ['Invoice', ({ id }) => id],
    ['Made (UTC)', ({ at }) => moment(at)],
    ['Amount', ({ amount }) => amount],
    ['Currency', ({ currency }) => currency.toUpperCase()],
    ['State', ({ state }) => state],
    ['Plan', ({ plan }) => plan],
    ['Address of the invoice', ({ invoice }) => invoice],
  ],
};

import type Stripe from 'stripe';
import { z } from 'zod';
import { PaidTier, type PlanPrice } from '#domain/plans/billing-calls.ts';
import { type ChargeEvent, type PaymentEvent, type Payments, PaymentsError, type StripeConfig } from './payments.ts';
import {
  AboutCharge,
  disputeOf,
  newsOf,
  type Payment,
  paymentOf,
  refundOf,
  StripeCharge,
  StripeDispute,
  StripeInvoice,
  StripeSubscription,
} from './stripe-objects.ts';

/** A person is waiting, so a slower answer counts as a failure. */
const TIMEOUT_MS = 10_000;
/** The most purchases, invoices and charges read for one customer, and disputes for one charge. */
const PURCHASES = 20;
const INVOICES = 50;
const CHARGES = 50;
const DISPUTES = 20;
/** Events of other types do not concern plans or payments and are ignored. */
const ABOUT_PURCHASES = /^customer\.subscription\./;
const ABOUT_PAYMENTS = /^invoice\.(?:paid|payment_succeeded|payment_failed)$/;
const CHARGE_REFUNDED = 'charge.refunded';
const ABOUT_CHARGES = /^(?:charge\.(?:refund|dispute)|refund)\.[a-z_]+$/;

const Event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
});

const StripePrice = z.object({
  id: z.string(),
  unit_amount: z.number().int(),
  currency: z.string(),
  recurring: z.object({ interval: z.enum(['month', 'year']) }),
});

/**
 * Stripe through its own library, which is loaded on first use: a server without keys never loads it.
 * @param homeUrl the address of this server, to which Stripe sends people back
 */
export function stripePayments({ secretKey, webhookSecret, prices, api }: StripeConfig, homeUrl: string): Payments {
  let loaded: Promise<Stripe> | null = null;
  const library = (): Promise<Stripe> => {
    loaded ??= import('stripe').then(
      ({ default: Library }) =>
        new Library(secretKey, {
          timeout: TIMEOUT_MS,
          maxNetworkRetries: 2,
          telemetry: false,
          ...(api && {
            host: api.hostname,
            port: api.port || (api.protocol === 'http:' ? 80 : 443),
            protocol: api.protocol === 'http:' ? ('http' as const) : ('https' as const),
          }),
        }),
    );
    return loaded;
  };
  /** Calls Stripe and replaces its errors by short ones: the library's contain the request. */
  const ask = async <T>(what: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await library();
    try {
      return await what(stripe);
    } catch (error) {
      const { type, code, statusCode } = error as { type?: string; code?: string; statusCode?: number };
      throw new PaymentsError(`Stripe: ${[type, statusCode, code].filter((part) => part !== undefined).join(' ')}`);
    }
  };
  /** The time of an answer by Stripe's clock. */
  const answeredAt = ({ lastResponse }: { readonly lastResponse: { headers: Record<string, string> } }): number => {
    const at = Date.parse(lastResponse.headers.date ?? '');
    if (Number.isNaN(at)) throw new PaymentsError('Stripe did not say when it answered.');
    return at;
  };
  const disputesOf = async (stripe: Stripe, { id, disputed }: StripeCharge): Promise<Payment[]> => {
    if (!disputed) return [];
    const found = await stripe.disputes.list({ charge: id, limit: DISPUTES });
    return found.data.map((one) => disputeOf(StripeDispute.parse(one)));
  };
  const home = (path: string): string => new URL(path, homeUrl).href;
  const priceOf = (tier: PaidTier): string => {
    const price = prices[tier];
    if (price === undefined) throw new PaymentsError(`There is no price for ${tier}.`);
    return price;
  };

  return {
    sells: PaidTier.options.filter((tier) => prices[tier] !== undefined),
    prices: () =>
      ask((stripe) =>
        Promise.all(
          PaidTier.options.flatMap((tier): Promise<PlanPrice>[] => {
            const price = prices[tier];
            if (price === undefined) return [];
            return [
              stripe.prices.retrieve(price).then((found) => {
                const { unit_amount: amount, currency, recurring } = StripePrice.parse(found);
                return { tier, amount, currency, interval: recurring.interval };
              }),
            ];
          }),
        ),
      ),
    customer: (householdId, email) =>
      ask(async (stripe) => {
        const made = await stripe.customers.create(
          { email, metadata: { household: householdId } },
          { idempotencyKey: `customer ${householdId}` },
        );
        return made.id;
      }),
    checkout: (customer, householdId, tier) =>
      ask(async (stripe) => {
        const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: PURCHASES });
        for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
        const { url } = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          client_reference_id: householdId,
          line_items: [{ price: priceOf(tier), quantity: 1 }],
          subscription_data: { metadata: { household: householdId } },
          success_url: home('/billing/success'),
          cancel_url: home('/billing/cancel'),
        });
        if (!url) throw new PaymentsError('Stripe returned no checkout page.');
        return url;
      }),
    portal: (customer, change) =>
      ask(async (stripe) => {
        if (!change) {
          return (await stripe.billingPortal.sessions.create({ customer, return_url: home('/billing') })).url;
        }
        const subscription = StripeSubscription.and(
          z.object({ items: z.object({ data: z.array(z.object({ id: z.string() })).min(1) }) }),
        ).parse(await stripe.subscriptions.retrieve(change.purchaseId));
        const item = { id: subscription.items.data[0]?.id ?? '', price: priceOf(change.tier), quantity: 1 };
        const after = { type: 'redirect' as const, redirect: { return_url: home('/billing/success') } };
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url: home('/billing/cancel'),
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: { subscription: change.purchaseId, items: [item] },
            after_completion: after,
          },
        });
        return session.url;
      }),
    setEnding: (id, ends) =>
      ask(async (stripe) => {
        const now = StripeSubscription.parse(await stripe.subscriptions.retrieve(id));
        // An end that was set on Stripe's own pages is stored as a date.
        const dated = typeof now.cancel_at === 'number' && !now.cancel_at_period_end;
        const change = !ends && dated ? { cancel_at: '' as const } : { cancel_at_period_end: ends };
        await stripe.subscriptions.update(id, change);
      }),
    end: (id) =>
      ask(async (stripe) => {
        const now = StripeSubscription.parse(await stripe.subscriptions.retrieve(id));
        if (newsOf(now, prices, 0).state !== 'ended') await stripe.subscriptions.cancel(id);
      }),
    standing: (customer) =>
      ask(async (stripe) => {
        const found = await stripe.subscriptions.list({ customer, status: 'all', limit: PURCHASES });
        const at = answeredAt(found);
        const invoices = await stripe.invoices.list({ customer, limit: INVOICES });
        const listed = await stripe.charges.list({ customer, limit: CHARGES });
        const chargesAt = answeredAt(listed);
        const charges = listed.data.map((one) => StripeCharge.parse(one));
        const disputes: Payment[] = [];
        for (const charge of charges) disputes.push(...(await disputesOf(stripe, charge)));
        return {
          purchases: found.data.map((one) => newsOf(StripeSubscription.parse(one), prices, at)),
          payments: [
            ...invoices.data.flatMap((one) => paymentOf(StripeInvoice.parse(one), prices) ?? []),
            ...charges.map((one) => refundOf(one, chargesAt)),
            ...disputes,
          ],
        };
      }),
    charge: (about) =>
      ask(async (stripe) => {
        const id =
          'charge' in about ? about.charge : (await stripe.paymentIntents.retrieve(about.payment)).latest_charge;
        // A payment that never went through has no charge.
        if (id === null) return { customerId: null, payments: [] };
        const found = await stripe.charges.retrieve(typeof id === 'string' ? id : id.id);
        const charge = StripeCharge.parse(found);
        const payments = [refundOf(charge, answeredAt(found)), ...(await disputesOf(stripe, charge))];
        return { customerId: charge.customer ?? null, payments };
      }),
    async read(bytes, signature, nowMs): Promise<PaymentEvent | ChargeEvent | 'forged' | null> {
      const { webhooks } = await library();
      let told: z.infer<typeof Event>;
      try {
        const text = Buffer.from(bytes);
        told = Event.parse(webhooks.constructEvent(text, signature, webhookSecret, undefined, undefined, nowMs));
      } catch {
        return 'forged';
      }
      const { id, type, created, data } = told;
      const at = created * 1000;
      if (ABOUT_PURCHASES.test(type)) {
        const object = StripeSubscription.parse(data.object);
        const householdId = object.metadata?.household ?? null;
        return {
          id,
          at,
          customerId: object.customer,
          householdId,
          purchase: newsOf(object, prices, at),
          payments: [],
        };
      }
      if (type === CHARGE_REFUNDED) return { id, at, about: { charge: StripeCharge.parse(data.object).id } };
      if (ABOUT_CHARGES.test(type)) {
        const { charge, payment_intent: payment } = AboutCharge.parse(data.object);
        if (charge) return { id, at, about: { charge } };
        return payment ? { id, at, about: { payment } } : null;
      }
      if (!ABOUT_PAYMENTS.test(type)) return null;
      const object = StripeInvoice.parse(data.object);
      const payment = paymentOf(object, prices);
      const payments = payment ? [payment] : [];
      return { id, at, customerId: object.customer, householdId: null, purchase: null, payments };
    },
  };
}

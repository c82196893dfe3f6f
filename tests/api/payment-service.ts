import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeConfig } from '#api/plans/room.ts';

/** A Stripe subscription, as far as our server reads it. */
export interface Subscription {
  readonly id: string;
  readonly customer: string;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  metadata: Record<string, string>;
  items: { data: { id: string; price: { id: string }; current_period_end: number }[] };
}

export interface Invoice {
  readonly id: string;
  readonly customer: string;
  status: string;
  attempted: boolean;
  amount_paid: number;
  amount_due: number;
  currency: string;
  created: number;
  hosted_invoice_url: string | null;
  lines: { data: { pricing: { price_details: { price: string } } }[] };
}

export const PRICES = { starter: 'price_starter', unlimited: 'price_unlimited', family: 'price_family' } as const;
const SECRET = 'whsec_test';

/** A Stripe charge. */
export interface Charge {
  readonly id: string;
  readonly customer: string | null;
  readonly amount: number;
  readonly amount_refunded: number;
  readonly currency: string;
  readonly disputed?: boolean;
}

/** A dispute: a bank reclaims a charge. */
export interface Dispute {
  readonly id: string;
  readonly charge: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly created: number;
}

/** A fake Stripe on this machine: its data, and signed events. */
export interface PaymentService {
  readonly config: StripeConfig;
  readonly subscriptions: Map<string, Subscription>;
  readonly invoices: Map<string, Invoice>;
  readonly charges: Map<string, Charge>;
  readonly disputes: Map<string, Dispute>;
  /** The charge of each payment intent. */
  readonly intents: Map<string, string>;
  /** Open checkout pages, with their customer and price. */
  readonly pages: Map<string, { readonly customer: string; readonly price: string }>;
  /** Requests so far: method, path and form. */
  readonly asked: string[];
  /** Seconds since 1970. */
  now: number;
  /** Whether it refuses every request. */
  refuses: boolean;
  /** A signed event. @param secret a secret other than its own makes a forged event */
  tell(type: string, object: object, at: number, id: string, secret?: string): { body: string; signature: string };
  close(): Promise<void>;
}

/** A subscription of a customer. */
export const subscriptionOf = (id: string, customer: string, price: string, more: object = {}): Subscription => ({
  ...{ id, customer, status: 'active', cancel_at_period_end: false, cancel_at: null, metadata: {} },
  items: { data: [{ id: `si_${id}`, price: { id: price }, current_period_end: 1_800_000_000 }] },
  ...more,
});

export const invoiceOf = (id: string, customer: string, price: string, created: number, paid: boolean): Invoice => ({
  ...{ id, customer, status: paid ? 'paid' : 'open', attempted: true, amount_due: 1000, currency: 'usd', created },
  amount_paid: paid ? 1000 : 0,
  hosted_invoice_url: `https://invoice.stripe.com/${id}`,
  lines: { data: [{ pricing: { price_details: { price } } }] },
});

const formOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const part of request) text += part;
  return new URLSearchParams(text);
};

/** Starts a fake Stripe. */
export async function startPaymentService(now: number): Promise<PaymentService> {
  const { webhooks } = new Stripe('sk_test_any');
  const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' });
  const customers = new Map<string, string>();

  function answer(method: string, path: string, query: URLSearchParams, form: URLSearchParams): unknown {
    const [, kind = '', id = '', act] = path.replace('/v1', '').split('/');
    const customer = query.get('customer') ?? form.get('customer') ?? '';
    if (kind === 'customers') {
      const household = form.get('metadata[household]') ?? '';
      if (!customers.has(household)) customers.set(household, `cus_${customers.size + 1}`);
      return { id: customers.get(household) };
    }
    if (kind === 'prices') {
      const amounts: Record<string, number> = { price_starter: 1000, price_unlimited: 2500, price_family: 4000 };
      return { id, unit_amount: amounts[id], currency: 'usd', recurring: { interval: 'month' } };
    }
    if (kind === 'checkout' && method === 'GET') {
      return list([...service.pages].flatMap(([page, one]) => (one.customer === customer ? [{ id: page }] : [])));
    }
    if (kind === 'checkout' && act) {
      service.pages.delete(path.split('/').at(-2) ?? '');
      return { id };
    }
    if (kind === 'checkout') {
      const page = `cs_${service.asked.length}`;
      service.pages.set(page, { customer, price: form.get('line_items[0][price]') ?? '' });
      return { id: page, url: `https://checkout.stripe.com/${page}` };
    }
    if (kind === 'billing_portal')
      return { id: 'bps', url: `https://billing.stripe.com/${form.get('flow_data[type]')}` };
    if (kind === 'payment_intents') return { id, latest_charge: service.intents.get(id) ?? null };
    if (kind === 'disputes') {
      return list([...service.disputes.values()].filter((one) => one.charge === query.get('charge')));
    }
    if (kind === 'charges' && id !== '') return service.charges.get(id) ?? null;
    if (kind === 'charges') return list([...service.charges.values()].filter((one) => one.customer === customer));
    if (kind === 'invoices') return list([...service.invoices.values()].filter((one) => one.customer === customer));
    if (id === '') return list([...service.subscriptions.values()].filter((one) => one.customer === customer));
    const one = service.subscriptions.get(id);
    if (!one) return null;
    if (method === 'DELETE') one.status = 'canceled';
    if (form.has('cancel_at_period_end')) one.cancel_at_period_end = form.get('cancel_at_period_end') === 'true';
    if (form.has('cancel_at')) one.cancel_at = null;
    return one;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const form = await formOf(request);
    service.asked.push(`${request.method} ${url.pathname} ${url.search}${form}`);
    const body = service.refuses ? null : answer(request.method ?? '', url.pathname, url.searchParams, form);
    response.writeHead(body === null ? 400 : 200, {
      'content-type': 'application/json',
      date: new Date(service.now * 1000).toUTCString(),
    });
    response.end(JSON.stringify(body ?? { error: { type: 'invalid_request_error', message: 'no' } }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const api = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const service: PaymentService = {
    config: { secretKey: 'sk_test_any', webhookSecret: SECRET, prices: PRICES, api },
    subscriptions: new Map(),
    invoices: new Map(),
    charges: new Map(),
    disputes: new Map(),
    intents: new Map(),
    pages: new Map(),
    asked: [],
    now,
    refuses: false,
    tell(type, object, at, id, secret = SECRET) {
      const body = JSON.stringify({ id, object: 'event', type, created: at, data: { object } });
      const signature = webhooks.generateTestHeaderString({ payload: body, secret, timestamp: service.now });
      return { body, signature };
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return service;
}

import { z } from 'zod';
import { PaidTier } from '#domain/plans/billing-calls.ts';
import { Origin } from '../env-values.ts';
import type { StripeConfig } from './payments.ts';

/** The environment variables that configure the sale of plans. */
export const STRIPE_VARIABLES = {
  STRIPE_SECRET_KEY: {
    schema: z.string().regex(/^[rs]k_(?:test|live)_\w{1,300}$/),
    must: 'be a Stripe key that begins with sk_ or rk_',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().regex(/^whsec_[\w+/=]{1,300}$/),
    must: 'be the secret of a Stripe webhook endpoint, which begins with whsec_',
  },
  STRIPE_PRICES: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => part.split('=').map((word) => word.trim())))
      .pipe(z.array(z.tuple([PaidTier, z.string().regex(/^price_\w{1,200}$/)])))
      .transform((pairs): StripeConfig['prices'] => Object.fromEntries(pairs)),
    must: `be one or more of ${PaidTier.options.join(', ')}, each with =price_…, separated by commas`,
  },
  STRIPE_API_URL: { schema: Origin, must: 'be an address such as http://127.0.0.1:12111, without a path' },
} as const;

/**
 * The configuration of payments.
 * @returns null if plans are granted instead of sold; an error message if a part is missing
 */
export function stripeOf(given: {
  readonly secretKey: string | undefined;
  readonly webhookSecret: string | undefined;
  readonly prices: StripeConfig['prices'] | undefined;
  readonly api: string | undefined;
  readonly publicUrl: string | null;
}): StripeConfig | string | null {
  const { secretKey, webhookSecret, prices, api, publicUrl } = given;
  if (!secretKey && !webhookSecret && !prices) return null;
  if (!secretKey || !webhookSecret || !prices) {
    return 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICES must be set together.';
  }
  if (publicUrl === null) return 'PUBLIC_URL must be set when STRIPE_SECRET_KEY is: Stripe sends people back there.';
  return { secretKey, webhookSecret, prices, api: api ? new URL(api) : null };
}

import type { PaymentService } from '../api/payment-service.ts';

/** The settings of a server that sells plans through a payment service on this machine. */
export const shopEnv = ({ config: { secretKey, webhookSecret, prices, api } }: PaymentService) => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICES: Object.entries(prices)
    .map(([tier, price]) => `${tier}=${price}`)
    .join(','),
  STRIPE_API_URL: api?.origin ?? '',
});
